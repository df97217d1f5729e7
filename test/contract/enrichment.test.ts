import { beforeAll, describe, expect, it } from '@jest/globals';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { USE_CASES } from '../../src/enrich/tables/use-cases.ts';
import { readBundledList } from '../../src/ingest/lists/bundled-pages.ts';
import { readBundled } from '../../src/ingest/lists/fetch-voices.ts';
import type { UnresolvedCount } from '../../src/ingest/lists/unresolved.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { providers } from '../../src/ingest/providers/index.ts';

const bundled = providers.filter(({ isBundled }) => isBundled !== false);
const regionOf = ({ language }: StoredVoice) => new Intl.Locale(language).region;
const faulty = (voices: readonly StoredVoice[], isFaulty: (voice: StoredVoice) => boolean) =>
  voices.filter(isFaulty).map(({ id }) => id);

describe.each(bundled)('the voices of $id', (provider: Provider) => {
  let voices: readonly StoredVoice[];
  let unresolved: readonly UnresolvedCount[];
  beforeAll(async () => {
    ({ voices, unresolved } = await readBundled(provider, { bundled: readBundledList }));
  });

  it('state nothing that is not understood', () => {
    expect(unresolved).toEqual([]);
  });

  it('have a language by name', () => {
    expect(faulty(voices, ({ language_name = '' }) => !/^\p{Lu}\p{L}+/u.test(language_name))).toEqual([]);
  });

  it('have a country by name where their tag has one, and else none', () => {
    const hasCountry = (voice: StoredVoice) => /^[A-Z]{2}$/.test(regionOf(voice) ?? '');
    expect(faulty(voices, (voice) => hasCountry(voice) !== (voice.country_name !== undefined))).toEqual([]);
    expect(faulty(voices, (voice) => ['XA', 'XB', 'ZZ', 'UK'].includes(regionOf(voice) ?? ''))).toEqual([]);
  });

  it('have an accent where they have a country, and never a code, a gender or "standard" for one', () => {
    expect(faulty(voices, ({ country_name, accent }) => country_name !== undefined && !accent)).toEqual([]);
    const isNone = /^(?:[A-Z]{2,3}|.{0,2}|[Mm]ale|[Ff]emale|[Nn]eutral|[Ss]tandard|[Ww]hite|[Bb]lack)$/;
    expect(faulty(voices, ({ accent }) => accent !== undefined && isNone.test(accent))).toEqual([]);
  });

  it('have names that a person can say', () => {
    const isCode = /_|^[a-z]{2,3}-[A-Z]{2}\b|^\p{Ll}|^\s|\s$|\p{Cc}|Neural$|\((?:[MF]|male|female)\)/u;
    expect(faulty(voices, ({ name }) => isCode.test(name))).toEqual([]);
  });

  it('have use cases of the vocabulary only', () => {
    const known = new Set(USE_CASES.values());
    expect(faulty(voices, ({ use_cases = [] }) => use_cases.some((useCase) => !known.has(useCase)))).toEqual(
      [],
    );
  });
});
