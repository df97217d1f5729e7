import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FACET_FILTERS, FILTER_NAMES, FILTERS, type FilterName } from '../../src/domain/filters.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import type { Facets, VoiceListResponse } from '../../src/domain/voice-list.ts';
import { gradeSounds } from '../../src/index/voices/grade-sounds.ts';
import { modelsOf } from '../../src/providers/models.ts';
import { tierOf } from '../../src/providers/quality.ts';
import { widerAccents } from '../../src/vocabulary/wider-accents.ts';
import { catalogOf, TOP_TIER } from '../support/catalog.ts';
import { codePoint } from '../support/code-point.ts';
import { runs } from '../support/long-tests.ts';
import { rarely } from '../support/rarely.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const NAMES = ['Zorba', 'Quillon', 'Mabel', 'Ivo', 'Émile'];
const LOCALES = [
  { language: 'en-US', language_name: 'English', country_name: 'United States', accent: 'American' },
  { language: 'fr-CA', language_name: 'French', country_name: 'Canada', accent: 'Canadian' },
  { language: 'fr-FR', language_name: 'French', country_name: 'France', accent: 'French' },
  { language: 'ar', language_name: 'Arabic', language_country: 'Egypt' },
] as const;
const GENDERS = ['Female', 'Male', 'Neutral', 'Non-binary'] as const;
const AGES = ['child', 'old'] as const;
const PROVIDERS = ['deepgram', 'acme', 'xtts'];
const MODELS = ['aura-2', 'flux', 'plain', 'xtts_v2'];
const USE_CASES = ['customer-service', 'ivr', 'news'];
const STYLES = ['warm', 'calm', 'deep'];
/** Further languages by tag, with the names that a filter takes. Zulu is no voice's own language. */
const FURTHER: Readonly<Record<string, string>> = {
  'en-GB': 'English',
  'fr-FR': 'French',
  ar: 'Arabic',
  'zu-ZA': 'Zulu',
};
/** Standard codes of the languages and countries above, by facet group. Other groups have no codes. */
const CODES: Readonly<Partial<Record<keyof Facets, Readonly<Record<string, string>>>>> = {
  language: { English: 'en', French: 'fr', Arabic: 'ar', Zulu: 'zu' },
  country: { 'United States': 'US', Canada: 'CA', France: 'FR' },
};
/** Labels of the values above, by value. Other values are shown as they are. */
const LABELS: Readonly<Record<string, string>> = {
  deepgram: 'Deepgram Aura',
  xtts: 'Coqui XTTS',
  'customer-service': 'customer service',
  ivr: 'IVR',
  true: 'with preview',
  false: 'without preview',
};
const DATES = ['2026-01-01', '2026-02-02', '2026-03-03'];

const parts = fc.record({
  name: fc.constantFrom(...NAMES),
  locale: fc.constantFrom(...LOCALES),
  gender: fc.constantFrom(...GENDERS),
  age: fc.option(fc.constantFrom(...AGES), { nil: undefined }),
  provider: fc.constantFrom(...PROVIDERS),
  model: fc.constantFrom(...MODELS),
  status: fc.option(fc.constant('preview' as const), { nil: undefined, freq: 2 }),
  preview: fc.boolean(),
  isSeen: fc.boolean(),
  useCases: fc.subarray(USE_CASES),
  styles: fc.subarray(STYLES),
  further: fc.option(fc.subarray(Object.keys(FURTHER), { minLength: 1 }), { nil: undefined, freq: 2 }),
  isMultiModel: fc.boolean(),
  isGenderStated: fc.boolean(),
  firstSeen: fc.constantFrom(...DATES),
  pitch: fc.option(fc.integer({ min: 80, max: 300 }), { nil: undefined }),
});

/** Texts of words that are looked for as they stand, of which not all go together. */
const SEARCHES = ['emile', 'french', 'zorba acme', 'Canada', 'ivo french deepgram', 'qqzz', 'mabel qqzz'];

const SOUND = { seconds: 4, method: 'test', measured_at: '2026-03-03T00:00:00.000Z' };

const catalogs = fc.array(parts, { maxLength: 120, size: 'max' }).map((all) => {
  const voices = all.map(
    ({ name, locale, gender, age, provider, model, status, preview, firstSeen, ...each }, index) =>
      voice({
        id: `${provider}/v${index}`,
        name,
        ...locale,
        ...(each.further && { other_languages: each.further.filter((tag) => tag !== locale.language) }),
        gender,
        gender_stated: gender === 'Neutral' && !each.isGenderStated ? false : undefined,
        age,
        model_id: model,
        status,
        models: each.isMultiModel ? MODELS : undefined,
        preview,
        sample_url: each.isSeen ? `https://samples.example/${index}.mp3` : undefined,
        first_seen: firstSeen,
        use_cases: each.useCases.length > 0 ? each.useCases : undefined,
        styles: each.styles.length > 0 ? each.styles : undefined,
        heard: each.pitch
          ? { ...SOUND, pitch_hz: each.pitch, syllables_per_second: each.pitch / 50 }
          : undefined,
      }),
  );
  const heardOf = gradeSounds(voices, ({ heard }) => heard);
  return voices.map((each): StoredVoice => ({ ...each, heard: heardOf(each) }));
});

/** The same catalogs in each run. */
const SAMPLED = fc.sample(catalogs, { seed: 1, numRuns: 4 }) as [StoredVoice[]];

/** Returns a snapshot of voices whose samples were all found playable. */
function checked(voices: readonly StoredVoice[], ledger: Snapshot['ledger'] = {}) {
  const check = { checked_at: '2026-03-03T00:00:00Z', state: 'playable' } as const;
  const urls = voices.flatMap(({ sample_url }) => sample_url ?? []);
  return snapshotOf(voices, { ledger, sampleChecks: Object.fromEntries(urls.map((url) => [url, check])) });
}

/** Returns such a snapshot of voices that all appeared on their `first_seen` while the directory watched. */
function watched(voices: readonly StoredVoice[]) {
  const entries = voices.map(({ id, first_seen = '' }) => [id, { first_seen, evidence: 'watched' }]);
  return checked(voices, Object.fromEntries(entries));
}

const some = (values: readonly string[]) =>
  rarely(fc.subarray([...values], { minLength: 1 }).map((list) => list.join(',')));
/** Values of each filter. The compiler reports a filter without values. */
const filters = {
  providers: some(PROVIDERS),
  genders: some(GENDERS),
  language: some(['English', 'French', 'Arabic', 'Zulu', 'Klingon']),
  native: rarely(fc.boolean()),
  country: some(['United States', 'Canada']),
  language_country: some(['Egypt', 'Mexico']),
  accent: some(['American', 'French']),
  model: some(MODELS),
  ages: some(AGES),
  use_cases: some(USE_CASES),
  styles: some(STYLES),
  status: some(['preview', 'current', 'deprecated', 'retired']),
  commercial: some(['by plan', 'no']),
  deployment: some(['cloud', 'local']),
  gender_stated: rarely(fc.boolean()),
  has_preview: rarely(fc.boolean()),
  pitch: some(['low', 'medium', 'high']),
  pace: some(['slow', 'fast']),
  preview_verified: rarely(fc.boolean()),
} satisfies Readonly<Record<FilterName, fc.Arbitrary<unknown>>>;
const queries = fc.record({
  ...filters,
  search: rarely(fc.constantFrom(...NAMES, ...SEARCHES)),
  ids: some(['deepgram/v0', 'acme/v1', 'deepgram/v2', 'acme/v3', 'acme/none']),
  limit: fc.integer({ min: 1, max: 60 }),
  offset: fc.integer({ min: 0, max: 130 }),
});
type Query = typeof queries extends fc.Arbitrary<infer T> ? T : never;
const WHOLE = { limit: 60, offset: 0 } as Query;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Returns the names of all languages that a voice speaks, its own first. */
function languagesOf({ language_name, other_languages = [] }: StoredVoice): string[] {
  return [...new Set([language_name ?? '', ...other_languages.map((tag) => FURTHER[tag] ?? '')])];
}

/** The word has to be, whatever its case and accents, among the words of what is searched. */
function hasWord(candidate: StoredVoice, word: string): boolean {
  const { name, provider, country_name = '', accent = '' } = candidate;
  return plain([name, provider, ...languagesOf(candidate), country_name, accent].join(' '))
    .split(' ')
    .includes(word);
}

const wordsOf = (search: string | undefined) =>
  plain(search ?? '')
    .split(' ')
    .filter(Boolean);

/** The words that a search comes down to, as its answer says. */
function wordsUsed(query: Query, { interpretation }: VoiceListResponse): string[] {
  const ignored = (interpretation?.words ?? []).flatMap(({ word, ignored: reason }) => (reason ? word : []));
  return wordsOf(query.search).filter((word) => !ignored.includes(word));
}

/** Values of a voice by which a filter finds it. */
type ValuesOf = (voice: StoredVoice, query: Query) => readonly (string | undefined)[];

/** Values of a voice by filter. The compiler reports a filter that is missing here. `native` only narrows `language`. */
const VALUES: Readonly<Record<Exclude<FilterName, 'native'>, ValuesOf>> = {
  providers: ({ provider }) => [provider],
  genders: ({ gender }) => [gender],
  language: (candidate, { native }) => (native ? [candidate.language_name] : languagesOf(candidate)),
  country: ({ country_name }) => [country_name],
  language_country: ({ language_country }) => [language_country],
  accent: ({ accent }) => (accent ? [accent, ...widerAccents(accent)] : []),
  status: ({ status }) => [status ?? 'current'],
  commercial: (each) => modelsOf(each).map((model) => model?.commercial),
  deployment: ({ provider }) => [{ deepgram: 'cloud', xtts: 'local' }[provider]],
  model: ({ model_id, models = [model_id] }) => models,
  ages: ({ age }) => [age],
  use_cases: ({ use_cases = [] }) => use_cases,
  styles: ({ styles = [] }) => styles,
  gender_stated: ({ gender_stated = true }) => [String(gender_stated)],
  has_preview: ({ preview }) => [String(preview)],
  pitch: ({ preview, heard }) => [preview ? heard?.pitch : undefined],
  pace: ({ preview, heard }) => [preview ? heard?.pace : undefined],
  // No sample of these voices was ever found.
  preview_verified: ({ preview, sample_url }) => [preview ? String(sample_url !== undefined) : undefined],
};

/** Returns the voices that the catalog must find for some words and the filters, by looking at every voice. */
function scan(
  voices: readonly StoredVoice[],
  query: Query,
  words: readonly string[],
  without?: FilterName,
): StoredVoice[] {
  return voices.filter(
    (candidate) =>
      words.every((word) => hasWord(candidate, word)) &&
      (query.ids?.split(',').includes(candidate.id) ?? true) &&
      Object.entries(VALUES).every(([name, valuesOf]) => {
        const own = valuesOf(candidate, query);
        const wanted = query[name as FilterName];
        return (
          name === without ||
          wanted === undefined ||
          String(wanted)
            .split(',')
            .some((value) => own.includes(value))
        );
      }),
  );
}

type Compare = (a: StoredVoice, b: StoredVoice) => number;
const byName: Compare = (a, b) => compareNames(a.name, b.name) || compareText(a.id, b.id);
const pitchOf = ({ preview, heard }: StoredVoice) => (preview && heard?.pitch_hz) || 9999;
const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const compareNames = (a: string, b: string) => plain(a).localeCompare(plain(b), 'en');
const languageOf = ({ language, language_name = language }: StoredVoice) => language_name;

const STAGES = [undefined, 'preview', 'legacy', 'deprecated', 'retired'];

/** Returns the quality of a voice: first by its model, then by its stage, then by a playable sample. */
const qualityOf = ({ provider, model_id, status, preview }: StoredVoice) =>
  tierOf(provider, model_id) * 100 + STAGES.indexOf(status) * 10 + (preview ? 0 : 1);

/** Returns the range of a quality: the ended stages are last, before them the lowest tier, and the others are by stage. */
function rangeOf(quality: number): number {
  const stage = Math.floor(quality / 10) % 10;
  if (stage >= STAGES.indexOf('deprecated')) return 10 + stage;
  return quality >= 400 ? 9 : stage;
}

/** Keys of the default order as docs/search.md lists them, so that the documentation is that of the program. */
const RANKS = /^ 5 rank +(.+?) {2,}/m.exec(readFileSync('docs/search.md', 'utf8'))?.[1]?.split(' · ') ?? [];

/** Returns the default order by looking at every voice. The description of src/http/routes/list-voices.ts tells it in words. */
function rankOrder(voices: readonly StoredVoice[]): Compare {
  const isSpeaker = (a: StoredVoice, b: StoredVoice) =>
    a.provider === b.provider && a.name === b.name && languageOf(a) === languageOf(b);
  const bestOf = (each: StoredVoice) =>
    Math.min(...voices.filter((other) => isSpeaker(each, other)).map(qualityOf));
  const rated = new Map(
    voices.map((each) => [
      each.id,
      { best: bestOf(each), range: isTopTier(each) ? -1 : rangeOf(bestOf(each)) },
    ]),
  );
  const of = ({ id }: StoredVoice) => rated.get(id) ?? { best: 0, range: 0 };
  const turns = new Map(
    voices.map((each) => {
      const peers = voices.filter(
        (other) =>
          other.provider === each.provider &&
          languageOf(other) === languageOf(each) &&
          of(other).range === of(each).range &&
          (of(other).best - of(each).best || compareNames(other.name, each.name)) < 0,
      );
      return [each.id, new Set(peers.map(({ name }) => name)).size];
    }),
  );
  const compares: Readonly<Record<string, Compare>> = {
    'top tier': (a, b) => Number(isTopTier(b)) - Number(isTopTier(a)),
    'range of quality': (a, b) => of(a).range - of(b).range,
    turn: (a, b) => (turns.get(a.id) ?? 0) - (turns.get(b.id) ?? 0),
    provider: (a, b) => compareText(a.provider, b.provider),
    language: (a, b) => compareText(languageOf(a), languageOf(b)),
    name: (a, b) => compareNames(a.name, b.name),
    quality: (a, b) => qualityOf(a) - qualityOf(b),
    id: (a, b) => compareText(a.id, b.id),
  };
  expect(Object.keys(compares)).toEqual(RANKS);
  return (a, b) => Object.values(compares).reduce((order, compare) => order || compare(a, b), 0);
}

/** Counts the voices of each value by looking at every voice: most frequent value first, equal ones in the order of their text. */
function count(
  voices: readonly StoredVoice[],
  valuesOf: ValuesOf,
  query: Query,
  codes: Readonly<Record<string, string>> = {},
) {
  const counts: Record<string, number> = {};
  for (const value of voices.flatMap((each) => valuesOf(each, query)))
    if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
  return Object.entries(counts)
    .map(([value, voicesWith]) => ({
      value,
      count: voicesWith,
      ...(codes[value] && { code: codes[value] }),
      ...(LABELS[value] && { label: LABELS[value] }),
    }))
    .sort((a, b) => b.count - a.count || compareText(a.value, b.value));
}

/** Reports whether a `language` filter names a voice's own language, so that the voice comes before those that also speak it. */
function isOwn(candidate: StoredVoice, { language }: Query): boolean {
  return language?.split(',').includes(candidate.language_name ?? '') ?? true;
}

it('each filter finds some of the voices that are generated', () => {
  const voices = SAMPLED.flat();
  const finds = (name: FilterName) =>
    fc.sample<unknown>(filters[name], { seed: 1, numRuns: 200 }).some((value) => {
      const found = value === undefined ? 0 : scan(voices, { [name]: value } as object as Query, []).length;
      return found > 0 && found < voices.length;
    });
  expect(FILTER_NAMES.filter((name) => name !== 'native' && !finds(name))).toEqual([]);
});

const parse = (query: object) => SearchQuery.parse(JSON.parse(JSON.stringify(query)));
const isTopTier = ({ provider, model_id }: { provider: string; model_id?: string | undefined }) =>
  provider === TOP_TIER.provider && model_id === TOP_TIER.model;

it('finds, counts and pages as a scan over its voices does', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs, queries, async (voices, query) => {
      const catalog = await catalogOf(checked(voices));
      const answer = catalog.search(parse({ ...query, facets: true }));
      const words = wordsUsed(query, answer);
      const expected = scan(voices, query, words);
      expect(answer.total).toBe(expected.length);
      expect(answer.voices).toHaveLength(Math.max(0, Math.min(query.limit, expected.length - query.offset)));
      expect(answer.hasMore).toBe(query.offset + answer.voices.length < expected.length);
      for (const parameter of FACET_FILTERS) {
        const { facet } = FILTERS[parameter];
        expect(answer.facet_parameters?.[facet]).toBe(parameter);
        // A group counts the answer without its own filter, under which the search may have left out more words.
        const without = { ...query, [parameter]: undefined };
        const kept =
          query[parameter] === undefined ? words : wordsUsed(query, catalog.search(parse(without)));
        expect(answer.facets?.[facet]).toEqual(
          count(scan(voices, query, kept, parameter), VALUES[parameter], query, CODES[facet]),
        );
      }
    }),
    runs(150),
  );
});

it('a catalog joins its pages to the whole, each voice once, in the order asked for', async () => {
  const sorts = [undefined, ...SearchQuery.shape.sort.unwrap().options];
  // Every run, however short, compares each order of a catalog with many equals.
  const whole = sorts.map((sort): [StoredVoice[], Query, typeof sort] => [SAMPLED[0], WHOLE, sort]);
  await fc.assert(
    fc.asyncProperty(catalogs, queries, fc.constantFrom(...sorts), async (voices, query, sort) => {
      const catalog = await catalogOf(watched(voices));
      const ids: string[] = [];
      let words: string[] = [];
      for (let offset = 0, more = true; more; offset += query.limit) {
        const page = catalog.search(parse({ ...query, sort, offset }));
        ids.push(...page.voices.map(({ id }) => id));
        words = wordsUsed(query, page);
        more = page.hasMore;
      }
      const expected = scan(voices, query, words);
      // The default order is that of relevance, after the top tier, and a search by words has scores.
      if (sort && (sort !== 'relevance' || query.search === undefined)) {
        const byRank = rankOrder(voices);
        const orders: Readonly<Record<string, Compare>> = {
          name: byName,
          newest: (a, b) => compareText(b.first_seen ?? '', a.first_seen ?? '') || byRank(a, b),
          pitch: (a, b) => pitchOf(a) - pitchOf(b) || byRank(a, b),
          relevance: (a, b) => Number(isOwn(b, query)) - Number(isOwn(a, query)) || byRank(a, b),
        };
        const inOrder = expected.toSorted(orders[sort]);
        expect(ids).toEqual(inOrder.map(({ id }) => id));
        return;
      }
      expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort());
      const byId = new Map(voices.map((entry) => [entry.id, entry]));
      const firsts = ids.map((id) => byId.get(id) as StoredVoice);
      const isFirsts = [(each: StoredVoice) => (!sort && isTopTier(each)) || isOwn(each, query)];
      for (const isFirst of sort ? isFirsts : [isTopTier, ...isFirsts]) {
        const flags = firsts.map(isFirst);
        expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)));
      }
    }),
    { ...runs(60), examples: whole },
  );
});

describe('a catalog that finds nothing', () => {
  it('leaves out words only where no voice has them all, and then as few as it says', async () => {
    await fc.assert(
      fc.asyncProperty(catalogs, fc.constantFrom(...SEARCHES), async (voices, search) => {
        const answer = (await catalogOf(checked(voices))).search(parse({ search }));
        const having = (words: readonly string[]) =>
          voices.filter((candidate) => words.every((word) => hasWord(candidate, word))).length;
        const all = wordsOf(search);
        const used = wordsUsed({ search } as Query, answer);
        if (having(all) > 0) expect(used).toEqual(all);
        const isKnown = all.some((word) => having([word]) > 0);
        expect(answer.total).toBe(isKnown ? having(used) : 0);
        expect(answer.total > 0).toBe(isKnown);
        for (const { word, ignored } of answer.interpretation?.words ?? []) {
          expect(having([...used, word])).toBe(0);
          expect(ignored).toBe(having([word]) > 0 ? 'together' : 'unknown');
        }
      }),
      runs(100),
    );
  });

  it('says where nothing is found what leaving out each parameter would find', async () => {
    const parameters = ['search', ...FILTER_NAMES] as const;
    await fc.assert(
      fc.asyncProperty(catalogs, queries, async (voices, query) => {
        const catalog = await catalogOf(watched(voices));
        const answer = catalog.search(parse(query));
        if (answer.total > 0) expect(answer.suggestions).toBeUndefined();
        else
          for (const parameter of parameters) {
            const told =
              answer.suggestions?.without?.find((each) => each.parameter === parameter)?.total ?? 0;
            const left = catalog.search(parse({ ...query, [parameter]: undefined })).total;
            const isAsked = query[parameter] !== undefined && (parameter !== 'native' || query.native);
            const isHelp = isAsked && left < voices.length;
            expect(told).toBe(isHelp ? left : 0);
          }
      }),
      runs(100),
    );
  });
});

describe('a response of a catalog', () => {
  it('is the same page as JSON text', async () => {
    await fc.assert(
      fc.asyncProperty(catalogs, queries, async (voices, query) => {
        const catalog = await catalogOf(watched(voices));
        const parsed = parse(query);
        expect(JSON.parse(catalog.searchJson(parsed).json.toString())).toEqual(
          JSON.parse(JSON.stringify(catalog.search(parsed))),
        );
      }),
      runs(60),
    );
  });

  it('is given to any text without a fault', async () => {
    const catalog = await catalogOf(
      checked(NAMES.map((name, index) => voice({ id: `acme/${index}`, name }))),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: codePoint, maxLength: 400 }),
        fc.string({ maxLength: 50 }),
        (search, filter) => {
          const { total, voices } = catalog.search(
            parse({ search, language: filter, ids: filter, accent: filter }),
          );
          expect(voices.length).toBeLessThanOrEqual(total);
        },
      ),
      runs(100),
    );
  });
});
