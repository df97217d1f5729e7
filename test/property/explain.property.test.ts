import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SearchQuery } from '../../src/domain/query.ts';
import { foldPlain } from '../../src/index/text/analyzer.ts';
import { findSpan } from '../../src/index/text/find-span.ts';
import { fold } from '../../src/lib/fold.ts';
import { catalogOf } from '../support/catalog.ts';
import { runs } from '../support/long-tests.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const NAMES = [
  'Jenny',
  'Jen',
  'ÉMILE Ørsted',
  'Cafe\u0301 Noir',
  '山田 花子',
  'Straße',
  'İrem',
  '한나',
  'Calm Woman',
  'B-2 (old)',
];
const LOCALES = [
  { language: 'en-GB', language_name: 'English', country_name: 'United Kingdom', accent: 'British' },
  { language: 'de', language_name: 'German' },
  { language: 'ja-JP', language_name: 'Japanese', country_name: 'Japan', accent: 'Japanese' },
] as const;

const catalogs = fc
  .array(
    fc.record({
      name: fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })),
      local_name: fc.option(fc.constantFrom('花子', 'Έλενα'), { nil: undefined, freq: 2 }),
      locale: fc.constantFrom(...LOCALES),
      gender: fc.constantFrom('Female' as const, 'Male' as const),
      provider: fc.constantFrom('azure', 'acme'),
      native: fc.constantFrom('JennyNeural', 'en-GB-x1', '山田', 'É-9'),
      styles: fc.subarray(['warm', 'calm']),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((all) =>
    all.map(({ locale, provider, native, ...rest }, index) =>
      voice({
        id: `${provider}/${native}/${index}`,
        provider,
        provider_voice_id: native,
        ...locale,
        ...rest,
      }),
    ),
  );

const WORDS =
  'jen jeny english en british brittish femlae old woman or not weiblich 花子 warm azure/jen'.split(' ');
const searches = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  fc
    .constantFrom(...NAMES, '花子', 'JennyNeural')
    .chain((name) => fc.nat(name.length).map((end) => name.slice(0, end))),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);

describe('explain', () => {
  it('every value is one of the voice, and every span in it folds to the word or to a reading of it', async () => {
    await fc.assert(
      fc.asyncProperty(catalogs, fc.array(searches, { minLength: 5, maxLength: 15 }), async (voices, all) => {
        const catalog = await catalogOf(snapshotOf(voices));
        for (const search of all) {
          const found = catalog.search(SearchQuery.parse({ search, explain: true }));
          const { matched = [], readings: _, interpretation, ...rest } = found;
          const plain = catalog.search(SearchQuery.parse({ search }));
          expect({ ...rest, ...(interpretation && { interpretation }) }).toEqual(plain);
          for (const [at, { id, matches }] of matched.entries()) {
            const of = found.voices[at];
            expect(of?.id).toBe(id);
            for (const { word, field, value, start, end } of matches) {
              expect([of?.[field as keyof typeof of]].flat()).toContain(value);
              if (start === undefined || end === undefined) continue;
              expect(start).toBeGreaterThanOrEqual(0);
              expect(end).toBeGreaterThan(start);
              expect(end).toBeLessThanOrEqual(value.length);
              const span = foldPlain(value.slice(start, end));
              // Alternatives are told together: `femlae weiblich`, read as female.
              const isOwn = (told: string) => told === word || told.split(' ').includes(word);
              const own = interpretation?.words?.filter((each) => isOwn(each.word)) ?? [];
              const read = own.flatMap(({ read_as = [] }) => read_as);
              const spelled = [word, ...read].map(foldPlain);
              // A response lists five readings of a word at most, and a further one may stand in the value.
              expect(spelled.includes(span) || read.length >= 5).toBe(true);
            }
          }
        }
      }),
      runs(60),
    );
  }, 60_000);
});

describe('findSpan', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 20 });

  it('a span folds to the word, and ends within the text', () => {
    fc.assert(
      fc.property(texts, texts, fc.boolean(), (text, word, mayBegin) => {
        const span = findSpan(text, word, mayBegin);
        if (!span) return;
        expect(span.end).toBeLessThanOrEqual(text.length);
        expect(foldPlain(text.slice(span.start, span.end))).toBe(foldPlain(word));
      }),
      runs(1000),
    );
  });

  it('a word between blanks is found, however it is written', () => {
    const words = fc.stringMatching(/^[a-zéàøßñ]{1,8}$/);
    fc.assert(
      fc.property(words, words, fc.boolean(), (before, word, isUpper) => {
        const text = `${before} ${isUpper ? word.toUpperCase() : word} x`;
        const span = findSpan(text, fold(word), false);
        expect(span && foldPlain(text.slice(span.start, span.end))).toBe(fold(word));
      }),
      runs(500),
    );
  });

  it.each([
    ['the word begins at each letter', 'a', 'a'.repeat(256), { start: 0, end: 256 }],
    ['the word but for its first letter stands at each letter', 'a', `b${'a'.repeat(255)}`, undefined],
    ['the word but for its last letter stands at each letter', 'a', `${'a'.repeat(255)}b`, undefined],
    ['the word begins at each sign and ends at none', '-ab', `${'ab'.repeat(127)}a`, { start: 1, end: 383 }],
  ])('a long text in which %s takes a moment', (_, part, word, span) => {
    const text = part.repeat(60_000 / part.length);
    const before = process.cpuUsage();
    expect(findSpan(text, word, true)).toEqual(span);
    // The processor's time is counted, because other processes may hold this one up for long.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  });
});
