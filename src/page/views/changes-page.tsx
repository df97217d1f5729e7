import { ChangeFeedQuery } from '../../domain/changes.ts';
import { createParameterReader } from '../../domain/parameters.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import { ProviderName } from './provider-name.tsx';
import type { View } from './view.ts';

const parseQuery = createParameterReader(ChangeFeedQuery);

/** Page that lists the changes of the catalog, newest first: `/changes?providers=azure`. */
export const changesPage: View = {
  name: 'changes',
  path: '/changes',
  render: ({ catalog, reader: { texts }, query }) => {
    const { ui: _, ...parameters } = Object.fromEntries(query);
    const asked = parseQuery(parameters);
    const { digests, next } = catalog.digestChanges(asked);
    const { providers } = asked;
    const older = new URLSearchParams({ ...(providers && { providers }), before: String(next) });
    return {
      title: `${texts.changes.title} · ${texts.site.name}`,
      description: texts.changes.about,
      content: (
        <>
          <header class="page-head">
            <h1>{texts.changes.title}</h1>
            <p class="lede">{digests.length > 0 ? texts.changes.about : texts.changes.none}</p>
          </header>
          {digests.map((digest) => (
            <Digest key={`${digest.seq} ${digest.provider}`} digest={digest} metadata={catalog.metadata} />
          ))}
          {next !== undefined && (
            <p class="next-step">
              <a class="button" href={`/changes?${older}`} rel="next">
                {texts.changes.older}
              </a>
            </p>
          )}
        </>
      ),
    };
  },
};

interface DigestProps extends Pick<Catalog, 'metadata'> {
  readonly digest: ReturnType<Catalog['digestChanges']>['digests'][number];
}

function Digest({ digest, metadata }: DigestProps) {
  const { texts, formatTime, formatNumber } = useReader();
  const { seq, provider, at, groups } = digest;
  return (
    <section class="digest" id={`${seq}-${provider}`}>
      <h2>
        <ProviderName provider={provider} metadata={metadata} /> <time dateTime={at}>{formatTime(at)}</time>
      </h2>
      {groups.map(({ kind, isOwn, count, ids }) => (
        <p key={`${kind} ${isOwn}`}>
          <strong>
            {texts.changes.kinds[kind]({ voices: count })}
            {isOwn && ` ${texts.changes.byDirectory}`}
          </strong>{' '}
          {ids.map((id) => (
            <a key={id} href={voicePath(id)} dir="ltr">
              {id.slice(provider.length + 1)}{' '}
            </a>
          ))}
          {count > ids.length && texts.changes.more({ voices: formatNumber(count - ids.length) })}
        </p>
      ))}
    </section>
  );
}
