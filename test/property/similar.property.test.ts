import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SearchQuery } from '../../src/domain/query.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { buildImage } from '../../src/index/catalog/image.ts';
import { createRanker } from '../../src/index/ranking/ranker.ts';
import { createNearestFinder } from '../../src/index/similar/nearest-voices.ts';
import { BY_LIKENESS } from '../../src/index/similar/similarity.ts';
import { createScratch } from '../../src/index/structures/scratch.ts';
import { tierOf } from '../../src/providers/quality.ts';
import { catalogOf, TOP_TIER } from '../support/catalog.ts';
import { runs } from '../support/long-tests.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';
import { voiceSetOf } from '../support/voice-set.ts';

const GONE_ID = 'acme/gone';
const USE_CASES = ['gaming', 'ivr', 'news', 'movies'];
const STYLES = ['warm', 'calm', 'deep'];
const LOCALES = [
  { language: 'en-US', language_name: 'English', accent: 'American' },
  { language: 'en-US', language_name: 'English', accent: 'Texan' },
  { language: 'en-GB', language_name: 'English', accent: 'British' },
  { language: 'fr-FR', language_name: 'French', accent: 'French' },
] as const;

const parts = fc.record({
  name: fc.constantFrom('Ada', 'Bob', 'Cleo', 'Ági'),
  locale: fc.constantFrom(...LOCALES),
  gender: fc.constantFrom('Female', 'Male', 'Neutral'),
  age: fc.option(fc.constantFrom('child', 'young', 'adult', 'old'), { nil: undefined }),
  status: fc.option(fc.constantFrom('preview', 'deprecated'), { nil: undefined }),
  provider: fc.constantFrom('acme', 'bolt', 'deepgram'),
  model_id: fc.option(fc.constantFrom('one', 'aura', 'aura-2'), { nil: undefined }),
  use_cases: fc.option(fc.subarray(USE_CASES, { minLength: 1 }), { nil: undefined }),
  styles: fc.option(fc.subarray(STYLES, { minLength: 1 }), { nil: undefined }),
  isGenderStated: fc.boolean(),
});

type Parts = typeof parts extends fc.Arbitrary<infer T> ? T : never;

const toVoice = ({ locale, isGenderStated, ...rest }: Parts, id: string) =>
  voice({
    id,
    ...locale,
    ...rest,
    gender_stated: rest.gender === 'Neutral' && !isGenderStated ? false : undefined,
  });

const catalogs = fc
  .array(parts, { minLength: 1, maxLength: 60 })
  .map((all) => all.map((each, index) => toVoice(each, `${each.provider}/v${index}`)));

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const AGES = ['child', 'young', 'adult', 'middle-aged', 'old'];

/** Likeness in each field, from the weightiest field on: of two voices, the one that is more alike in the first field in which they differ is closer. */
function closeness(reference: StoredVoice, candidate: StoredVoice, isReplacement: boolean): number[] {
  const shares = (field: 'gender' | 'language' | 'accent' | 'name' | 'provider' | 'model_id') => {
    const own = reference[field];
    const isUnstated =
      field === 'gender' && [reference, candidate].some((each) => each.gender_stated === false);
    return Number(!isUnstated && own !== undefined && plain(own) === plain(candidate[field] ?? ''));
  };
  const ageLikeness = () => {
    if (reference.age === undefined) return 0;
    if (candidate.age === undefined) return 4.5;
    const steps = Math.abs(AGES.indexOf(candidate.age) - AGES.indexOf(reference.age));
    return steps === 0 ? 5 : 4 - steps;
  };
  const tier = (each: StoredVoice) => tierOf(each.provider, each.model_id);
  const countCommon = (field: 'styles' | 'use_cases') =>
    reference[field]?.filter((value) => candidate[field]?.includes(value)).length ?? 0;
  return [
    Number((reference.age === 'child') === (candidate.age === 'child')),
    ...(isReplacement ? [shares('provider'), Number(candidate.status === undefined)] : []),
    ...(['gender', 'language', 'accent', 'name'] as const).map(shares),
    ageLikeness(),
    shares('provider'),
    -Math.abs(tier(reference) - tier(candidate)),
    Number(reference.status === candidate.status),
    shares('model_id'),
    countCommon('styles'),
    countCommon('use_cases'),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((share, index) => share !== b[index]);
  return place < 0 ? 0 : (b[place] ?? 0) - (a[place] ?? 0);
}

/** The ids that come closest, found by sorting all; deprecated voices after all others, and equally close ones as they stand when browsing. */
function closest(browsed: readonly StoredVoice[], reference: StoredVoice, isReplacement = false): string[] {
  return browsed
    .filter(({ id, language_name }) => id !== reference.id && language_name === reference.language_name)
    .map((candidate, place) => ({
      id: candidate.id,
      place,
      of: [Number(candidate.status !== 'deprecated'), ...closeness(reference, candidate, isReplacement)],
    }))
    .sort((a, b) => compare(a.of, b.of) || a.place - b.place)
    .map(({ id }) => id);
}

/** Leaves out voices of the opposite stated gender, if there are others in the language. */
function withoutOpposites(candidates: readonly StoredVoice[], lost: StoredVoice): readonly StoredVoice[] {
  const opposite =
    lost.gender_stated === false ? undefined : { Female: 'Male', Male: 'Female' }[lost.gender as string];
  const others = candidates.filter(
    ({ gender, gender_stated }) => gender_stated === false || gender !== opposite,
  );
  const isThere = others.some(({ language_name }) => language_name === lost.language_name);
  return isThere ? others : candidates;
}

const parse = (query: object) => SearchQuery.parse({ limit: 200, ...query });
const idsOf = (voices: readonly { id: string }[]) => voices.map(({ id }) => id);

it('similar voices come closest first, as sorting all of the language gives them', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs, fc.nat(), async (voices, seed) => {
      const catalog = await catalogOf(snapshotOf(voices));
      const reference = voices[seed % voices.length] as StoredVoice;
      const answer = catalog.search(parse({ similar_to: reference.id }));
      expect(idsOf(answer.voices)).toEqual(closest(catalog.search(parse({})).voices, reference));
      expect(idsOf(answer.similar ?? [])).toEqual(idsOf(answer.voices));
    }),
    runs(100),
  );
});

it('similar voices are split by fields into the same pages that scoring gives', () => {
  const request = fc.record({ offset: fc.nat({ max: 70 }), limit: fc.integer({ min: 1, max: 30 }) });
  const hitsOf = fc.array(fc.boolean(), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(catalogs, parts, hitsOf, request, (voices, drawn, isHit, page) => {
      const reference = toVoice(drawn, 'acme/reference');
      const image = buildImage(snapshotOf(voices.toSorted((a, b) => (a.id < b.id ? -1 : 1))), {
        rules: { topTier: TOP_TIER },
        hasPreview: () => false,
      });
      const { columns } = image;
      const scratch = createScratch(voices.length);
      const { topK } = createRanker(columns, 0, scratch);
      const ranks = [...voices.keys()].filter((rank) => isHit[rank]);
      const hits = voiceSetOf(voices.length, ranks);
      const [split, scored] = [1, 1000].map((maxScored) =>
        createNearestFinder(columns, topK, scratch, maxScored)(reference, hits, page, BY_LIKENESS),
      );
      expect(split).toEqual(scored);
      expect(split).toHaveLength(Math.max(0, Math.min(page.limit, ranks.length - page.offset)));
    }),
    runs(200),
  );
});

it('a removed voice is replaced by the closest voices of its provider, then of others, an adult by no child, none by a deprecated one, and by no opposite gender if others are there', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs, parts, async (voices, lost) => {
      const last_known = toVoice(lost, GONE_ID);
      const entry = {
        first_seen: '2026-01-01',
        last_seen: '2026-02-01',
        removed_at: '2026-02-02',
        last_known,
      };
      const catalog = await catalogOf(snapshotOf(voices, { ledger: { [GONE_ID]: entry } }));
      const [missing] = catalog.search(parse({ ids: GONE_ID })).missing ?? [];
      const browsed = catalog.search(parse({})).voices;
      const adults = browsed.filter(
        ({ age, status }) => (last_known.age === 'child' || age !== 'child') && status !== 'deprecated',
      );
      const candidates = withoutOpposites(adults, last_known);
      const replacements = closest(candidates, last_known, true);
      expect(missing?.replacements ?? []).toEqual(replacements.slice(0, 3));
      const expected = closest(browsed, last_known);
      expect(idsOf(catalog.search(parse({ similar_to: GONE_ID })).voices)).toEqual(expected);
    }),
    runs(100),
  );
});
