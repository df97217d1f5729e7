import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_DESCRIPTION_CHARACTERS, StoredVoice } from '../../src/domain/voice.ts';
import type { Draft } from '../../src/enrich/draft.ts';
import { enrich, STEPS, UnusableVoiceError } from '../../src/enrich/enrich.ts';
import { ACCENTS_BY_WORDS } from '../../src/enrich/knowledge/accent-words.ts';
import { AGES_BY_WORD, GENDERS_BY_WORD } from '../../src/enrich/knowledge/recognize-speaker.ts';
import type { StatedVoice } from '../../src/enrich/stated-voice.ts';
import { addAccent } from '../../src/enrich/steps/accent.ts';
import { addLanguage } from '../../src/enrich/steps/language.ts';
import { loadDataFile } from '../../src/lib/data-set.ts';
import { hasHidden } from '../../src/lib/plain-text.ts';
import { STYLES } from '../../src/vocabulary/facets.ts';
import { VendorLocales } from '../../src/vocabulary/wording-data-sets.ts';
import { codePoint } from '../support/code-point.ts';
import { runs } from '../support/long-tests.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: codePoint }),
  fc.lorem({ maxCount: 40 }),
  fc.string({
    unit: fc.constantFrom('<', '>', '*', '_', '#', ' ', '-', 'é', 'e\u0301', '👨‍👩‍👧', '声', '\n'),
    maxLength: 300,
  }),
);
const wordOr = (known: Iterable<string>) => fc.oneof(fc.constantFrom(...known), text);

/** Subtags in any order and case: most tags are well formed up to some point. */
const subtags = fc
  .array(fc.string({ unit: fc.constantFrom(...'abeghnrsuvxzAUSX0149'), minLength: 1, maxLength: 9 }), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((parts) => fc.constantFrom('-', '_').map((separator) => parts.join(separator)));
const regional = fc
  .tuple(
    fc.constantFrom('en', 'es', 'zh', 'ar', 'de', 'tl', 'cmn', 'sr-Latn', 'und', 'no', 'ja', 'uk', 'jp'),
    fc.constantFrom('', '-US', '_gb', '-XA', '-JA', '-UK', '-419', '-001', '-ZZ', '-u-nu-latn', '-POSIX'),
  )
  .map((parts) => parts.join(''));
const locale = fc.oneof(
  regional,
  subtags,
  fc.constantFrom(...Object.keys(loadDataFile(VendorLocales)).map((key) => key.replace(/^.*:/, ''))),
  text,
);

const styles = [...STYLES.keys()];

/** Sentences of styles, nouns, joints and negations in any order. */
const prose = fc.oneof(
  text,
  fc
    .array(
      fc.constantFrom(...styles, 'voice', 'tone', 'stories', 'for', 'not', 'and', ',', '.', '-', 'American'),
      {
        maxLength: 60,
      },
    )
    .map((words) => words.join(' ')),
);

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const url = fc.oneof(
  fc.webUrl(),
  text.map((rest) => `https:${rest}`),
  text,
);
/** Ids that are mostly plain, because a voice with any other id is refused. */
const nativeId = fc.oneof({ weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1 }) }, text);
const stated: fc.Arbitrary<StatedVoice> = fc.record({
  nativeId,
  name: text,
  locale,
  model: optional(text),
  gender: optional(wordOr(GENDERS_BY_WORD.keys())),
  accent: optional(
    wordOr([...ACCENTS_BY_WORDS.keys(), 'irish', 'american (south)', 'southern', 'austrian', 'italian']),
  ),
  country: optional(wordOr(['US', 'gb', 'England', 'German', 'AUS', 'Spain', 'Equador'])),
  age: optional(wordOr(AGES_BY_WORD.keys())),
  description: optional(prose),
  tags: optional(fc.array(wordOr([...styles, ...GENDERS_BY_WORD.keys(), ...AGES_BY_WORD.keys()]))),
  styles: optional(fc.array(wordOr(styles))),
  useCases: optional(fc.array(text)),
  sampleUrl: optional(url),
  derivedSampleUrl: optional(url),
});
const drafts: fc.Arbitrary<Draft> = fc.record({
  provider: fc.constantFrom('azure', 'google', 'espeak-ng'),
  idParts: fc.subarray(['model', 'language'] as const),
  stated,
  voice: fc.constant({}),
});

/** The voice, or nothing where the draft is refused in the one way that is agreed. */
function enriched(draft: Draft): StoredVoice | undefined {
  try {
    return enrich(draft);
  } catch (error) {
    if (error instanceof UnusableVoiceError) return undefined;
    throw error;
  }
}

function checkVoices(check: (voice: StoredVoice, draft: Draft) => void): void {
  fc.assert(
    fc.property(drafts, (draft) => {
      const voice = enriched(draft);
      if (voice) check(voice, draft);
    }),
    runs(500),
  );
}

describe('whatever a provider states', () => {
  it('makes a valid voice or is refused as unusable', () => {
    checkVoices((voice) => expect(StoredVoice.parse(voice)).toStrictEqual(voice));
  });

  it('makes a voice more than once in five times, so that the other properties say something', () => {
    const sample = fc.sample(drafts, 1000);
    expect(sample.filter(enriched).length).toBeGreaterThan(sample.length / 5);
  });

  it('gives plain and bounded text only', () => {
    checkVoices(({ provenance: _, ...voice }) => {
      for (const text of Object.values(voice).flat().map(String))
        expect([text, hasHidden(text), text.length <= 600]).toEqual([text, false, true]);
    });
  });

  it('gives a language in canonical form', () => {
    checkVoices(({ language }) => expect(Intl.getCanonicalLocales(language)).toEqual([language]));
  });

  it('gives a description of the published length', () => {
    checkVoices(({ description = '' }) => {
      expect([...graphemes.segment(description)].length).toBeLessThanOrEqual(MAX_DESCRIPTION_CHARACTERS);
    });
  });

  it('gives styles of the vocabulary, each once', () => {
    checkVoices((voice) => {
      const known = voice.styles?.filter((style) => STYLES.has(style));
      expect([...new Set(known)]).toEqual(voice.styles ?? []);
    });
  });

  it('gives the same voice when its enriched draft is enriched again', () => {
    checkVoices((voice, draft) => expect(enrich({ ...draft, voice })).toStrictEqual(voice));
  });
});

it.each(STEPS)('the step $name applied twice changes nothing', ({ apply }) => {
  const prepared = drafts.chain((draft) => fc.constantFrom(draft, addAccent(addLanguage(draft))));
  fc.assert(
    fc.property(prepared, (draft) => {
      const once = apply(draft);
      expect(apply(once)).toStrictEqual(once);
    }),
    runs(100),
  );
});
