import { NotFoundError } from '../../domain/errors.ts';
import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { SearchQuery } from '../../domain/query.ts';
import type { Voice } from '../../domain/voice.ts';
import { decodeParameter } from '../../http/catalog/path-reader.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { modelOn, modelsOf } from '../../providers/models.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { Island } from '../components/island.tsx';
import { foldModels } from '../facts/fold-models.ts';
import { type Reader, useReader } from '../state/reader.tsx';
import {
  type AnsweredSearch,
  FACET_GROUPS,
  type LandingKind,
  landingPath,
  type PageSearch,
  toPagePath,
  toQuery,
  WHOLE,
} from '../state/search-url.ts';
import { AlikeVoices } from '../voices/alike-voices.tsx';
import { LifecycleNote, ModelFactList } from '../voices/fact-list.tsx';
import { ProviderLinks } from '../voices/use-voice.tsx';
import { Doors } from './start.tsx';
import { countHeard, type View } from './view.ts';

const SHOWN = 12;
/** Number of voices to request: more than {@link SHOWN}, because the voices of a speaker with several models are shown only once. */
const LOOKED_AT = 4 * SHOWN;
/** Maximum number of voices from one provider on the page of a language, so that the page shows several providers. */
const OF_PROVIDER = 2;

/** Returns the heading of a landing page, and the filters that find the page's voices. */
function describeSubject(
  kind: LandingKind,
  key: string,
  { metadata }: Catalog,
  { texts, names }: Reader,
): { readonly title: string; readonly filters: PageSearch['filters'] } {
  if (kind === 'language') {
    const stated = metadata.language_details.find(({ code }) => code === key)?.name;
    const name = names.ofLanguage(key) ?? stated ?? key;
    return { title: texts.landing.voicesIn({ name }), filters: { language: [key] } };
  }
  const [slug = '', ...rest] = kind === 'model' ? key.split('/') : [key];
  const model = rest.join('/');
  return {
    title: texts.landing.voicesOf({ name: `${names.ofProvider(slug)} ${model}`.trim() }),
    filters: { providers: [slug], ...(kind === 'model' && { model: [model] }) },
  };
}

/** Lists the keys of the landing pages that show a voice. A filter by a key is not enough, because it reads `-google` as an exclusion. */
function keysOf({ provider, language, other_languages = [], model_id, models = [] }: Voice): string[] {
  const tags = [language, ...other_languages].flatMap((tag) => [tag, tag.replace(/-.*/, '')]);
  return [provider, ...tags, ...[model_id, ...models].map((model) => `${provider}/${model}`)];
}

/** Returns the voices of a landing page, and its key as they write it. Retired voices are returned if all are retired, because their own pages link to it. */
function findVoices(
  { search }: Catalog,
  asked: string,
  { filters, prefer_language }: Pick<PageSearch, 'filters'> & Pick<SearchQuery, 'prefer_language'>,
) {
  const isAsked = (key: string) => key.toLowerCase() === asked.toLowerCase();
  // A path with a comma finds no voice, because a filter would read a list of values, but a landing page is about one value.
  if (Object.values(filters).some(([key = '']) => key.includes(','))) return {};
  const per_provider = filters.language ? OF_PROVIDER : undefined;
  for (const status of [{}, { status: ['retired'] }]) {
    const shown: PageSearch = { ...WHOLE, filters: { ...filters, ...status } };
    const query = {
      ...Object.fromEntries(toQuery(shown)),
      facets: true,
      limit: LOOKED_AT,
      per_provider,
      prefer_language,
    };
    const answer = search(SearchQuery.parse(query));
    const key = answer.voices.flatMap(keysOf).find(isAsked);
    if (key !== undefined) return { key, found: { search: shown, answer } };
  }
  return {};
}

/** Page of a provider, a language or a model: `/provider/azure`, `/language/fr`, `/model/deepgram/aura-2`. */
export const landingPage: View = {
  name: 'landing',
  path: /^\/(?:(?:provider|language)\/[^/]+\/*|model\/[^/]+\/.+)$/,
  isHeard: true,
  isForReader: true,
  render: ({ catalog, reader, readerLanguages, path }) => {
    const [, kind, part = ''] = /^\/(\w+)\/(.+)$/.exec(path) as unknown as [string, LandingKind, string];
    const asked = decodeParameter(part, kind);
    const { title, filters } = describeSubject(kind, asked, catalog, reader);
    const { key, found } = findVoices(catalog, asked, { filters, prefer_language: readerLanguages });
    if (!found) throw new NotFoundError('voice_not_found', `No voice is listed under ${path}.`);
    const counts = countHeard(found.answer, reader);
    return {
      title: `${title} · ${reader.texts.site.name}`,
      description: `${title}: ${counts}`,
      sharedTitle: `${title}: ${counts}`,
      canonicalPath: landingPath(kind, key),
      content: <LandingView {...{ catalog, title, counts, ...found }} />,
    };
  },
};

interface LandingViewProps extends AnsweredSearch {
  readonly catalog: Catalog;
  readonly title: string;
  /** Text with two numbers: the voices of the landing page, and the voices that have a sample. */
  readonly counts: string;
}

/** Content of a landing page: some voices, links that add a filter, and facts about the provider and the model. */
function LandingView({ catalog, title, counts, search, answer }: LandingViewProps) {
  const { texts } = useReader();
  const { filters } = search;
  const groups = FACET_GROUPS.filter(
    (group) => group !== 'has_preview' && filters[FACET_PARAMETERS[group]] === undefined,
  );
  const voices = foldModels(answer.voices).map(({ voice }) => voice);
  const [slug = ''] = filters.providers ?? [];
  const [stated] = filters.model ? modelsOf({ provider: slug, models: filters.model }) : [];
  const model = stated && modelOn(stated, catalog.builtAt.slice(0, 10));
  return (
    <>
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lede">{counts}</p>
        {model && <LifecycleNote model={model} catalog={catalog} />}
        <p class="next-step">
          <a class="button" href={toPagePath(search)}>
            {texts.landing.all}
          </a>
        </p>
      </header>
      <h2 class="visually-hidden">{texts.search.count({ voices: answer.total })}</h2>
      <AlikeVoices voices={voices.slice(0, SHOWN)} />
      {groups.map((group) => (
        <Doors
          key={group}
          title={texts.facets[group]}
          group={group}
          search={search}
          values={answer.facets?.[group]}
        />
      ))}
      {model && <ModelFactList model={model} />}
      {PROVIDER_FACTS.has(slug) && (
        <ul class="use-voice">
          <ProviderLinks slug={slug} />
        </ul>
      )}
      <Island name="dock" props={{}} />
    </>
  );
}

/** Lists the paths of the landing pages of all providers, models and languages that have voices. */
export function listLandingPaths({ metadata, search }: Catalog): string[] {
  const providers = metadata.provider_status.flatMap(({ provider, voices }) => (voices > 0 ? provider : []));
  const models = providers.flatMap((provider) => {
    const { facets } = search(SearchQuery.parse({ providers: provider, facets: true, limit: 1 }));
    return (facets?.model ?? []).map(({ value }) => landingPath('model', `${provider}/${value}`));
  });
  return [
    ...providers.map((provider) => landingPath('provider', provider)),
    ...models,
    ...metadata.language_details.flatMap(({ code }) =>
      code === undefined ? [] : landingPath('language', code),
    ),
  ];
}
