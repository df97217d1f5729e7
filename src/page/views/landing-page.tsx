import { BadInputError, NotFoundError } from '../../domain/errors.ts';
import { SearchQuery } from '../../domain/query.ts';
import type { Catalog } from '../../index/catalog.ts';
import { statedModelOf } from '../../providers/models.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { foldModels } from '../facts/fold-models.ts';
import { providerDetailsIn, providerNameIn } from '../facts/providers.ts';
import type { Reader } from '../state/reader.tsx';
import { type LandingKind, landingPath, type PageSearch, toApiQuery } from '../state/search-url.ts';
import { LandingView } from './landing-view.tsx';
import type { View } from './view.ts';

/** Number of voices on the page. */
const SHOWN = 12;
/** Voices of which those of the page are taken, because a speaker with several models is shown once. */
const LOOKED_AT = 4 * SHOWN;
/** Most voices of one provider on the page of a language, so that the page shows several providers. */
const OF_PROVIDER = 2;

/** Subject of a landing page: its heading, and the filters of its voices. */
interface Subject {
  readonly title: string;
  readonly filters: PageSearch['filters'];
  readonly perProvider?: number;
}

const SUBJECTS: Readonly<Record<LandingKind, (key: string, catalog: Catalog, reader: Reader) => Subject>> = {
  provider: (slug, { metadata }, { texts }) => ({
    title: texts.landing.voicesOf({ name: providerNameIn(metadata, slug) }),
    filters: { providers: [slug] },
  }),
  language: (tag, { metadata }, { texts, names }) => {
    const stated = metadata.language_details.find(({ code }) => code === tag)?.name;
    return {
      title: texts.landing.voicesIn({ name: names.ofLanguage(tag) ?? stated ?? tag }),
      filters: { language: [tag] },
      perProvider: OF_PROVIDER,
    };
  },
  model: (key, { metadata }, { texts }) => {
    const [slug = '', ...model] = key.split('/');
    return {
      title: texts.landing.voicesOf({ name: `${providerNameIn(metadata, slug)} ${model.join('/')}` }),
      filters: { providers: [slug], model: [model.join('/')] },
    };
  },
};

/** Page of a provider, a language or a model: `/provider/azure`, `/language/fr`, `/model/deepgram/aura-2`. */
export const landingPage: View = {
  name: 'landing',
  path: /^\/(?:(?:provider|language)\/[^/]+|model\/[^/]+\/.+)$/,
  isHeard: true,
  render: ({ catalog, reader, path }) => {
    const [, kind, key = ''] = /^\/(\w+)\/(.+)$/.exec(path) as unknown as [string, LandingKind, string];
    const { title, filters, perProvider } = SUBJECTS[kind](decode(key), catalog, reader);
    const search: PageSearch = { search: '', filters, offset: 0 };
    const query = toApiQuery(search);
    const answer = catalog.search(
      SearchQuery.parse({ ...query, facets: true, limit: LOOKED_AT, per_provider: perProvider }),
    );
    const { total, voices, facets } = answer;
    const [first] = voices;
    if (!first) throw new NotFoundError('voice_not_found', `No voice is listed under ${path}.`);
    const heard = facets?.has_preview.find(({ value }) => value === 'true')?.count ?? 0;
    const counts = reader.texts.landing.heard({ voices: total, heard: reader.formatNumber(heard) });
    const [slug] = filters.providers ?? [];
    return {
      title: `${title} · ${reader.texts.site.name}`,
      description: `${title}: ${counts}`,
      canonicalPath: landingPath(kind, decode(key)),
      content: (
        <LandingView
          title={title}
          counts={counts}
          search={search}
          answer={{
            ...answer,
            voices: foldModels(voices)
              .map(({ voice }) => voice)
              .slice(0, SHOWN),
          }}
          details={slug === undefined ? undefined : providerDetailsIn(catalog.metadata, slug)}
          pricing={PROVIDER_FACTS.get(slug ?? '')?.pricing}
          model={kind === 'model' ? statedModelOf(first, catalog.builtAt.slice(0, 10)) : undefined}
          nameOf={(provider) => providerNameIn(catalog.metadata, provider)}
        />
      ),
    };
  },
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadInputError('invalid_parameter', 'The address must be UTF-8 in percent-encoding.');
  }
}
