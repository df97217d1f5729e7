import { ChangeFeedQuery } from '../../domain/changes.ts';
import type { MetadataResponse } from '../../domain/metadata.ts';
import { createParameterReader } from '../../domain/parameters.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import { ProviderName } from './provider-name.tsx';
import type { View } from './view.ts';

type DigestPage = ReturnType<Catalog['digestChanges']>;
type ChangeDigest = DigestPage['digests'][number];

const parseQuery = createParameterReader(ChangeFeedQuery);

/** Page with the changes of the catalog, newest first: `/changes?providers=azure`. */
export const changesPage: View = {
  name: 'changes',
  path: '/changes',
  render: ({ catalog, reader: { texts }, query }) => {
    const { ui: _, ...parameters } = Object.fromEntries(query);
    const asked = parseQuery(parameters);
    return {
      title: `${texts.changes.title} · ${texts.site.name}`,
      description: texts.changes.about,
      content: (
        <ChangesView
          page={catalog.digestChanges(asked)}
          providers={asked.providers}
          metadata={catalog.metadata}
        />
      ),
    };
  },
};

interface ChangesViewProps {
  readonly page: DigestPage;
  readonly providers: string | undefined;
  readonly metadata: MetadataResponse;
}

function ChangesView({ page: { digests, next }, providers, metadata }: ChangesViewProps) {
  const { texts } = useReader();
  const older = new URLSearchParams({ ...(providers && { providers }), before: String(next) });
  return (
    <>
      <header class="page-head">
        <h1>{texts.changes.title}</h1>
        <p class="lede">{digests.length > 0 ? texts.changes.about : texts.changes.none}</p>
      </header>
      {digests.map((digest) => (
        <Digest key={`${digest.seq} ${digest.provider}`} digest={digest} metadata={metadata} />
      ))}
      {next !== undefined && (
        <p class="next-step">
          <a class="button" href={`/changes?${older}`} rel="next">
            {texts.changes.older}
          </a>
        </p>
      )}
    </>
  );
}

function Digest({
  digest,
  metadata,
}: Pick<ChangesViewProps, 'metadata'> & { readonly digest: ChangeDigest }) {
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
            {formatNumber(count)} {texts.changes.kinds[kind]}
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
