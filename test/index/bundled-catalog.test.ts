import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SearchQuery } from '../../src/domain/query.ts';
import { MAX_LIMIT } from '../../src/domain/query-limits.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import type { Voice } from '../../src/domain/voice.ts';
import type { Facets } from '../../src/domain/voice-list.ts';
import type { Catalog } from '../../src/index/catalog.ts';
import { groupBy } from '../../src/lib/group-by.ts';
import { qualityOf } from '../../src/providers/quality.ts';
import { widerAccents } from '../../src/vocabulary/wider-accents.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { longTests } from '../support/long-tests.ts';
import { bundled } from '../support/snapshot.ts';

let snapshot: Snapshot;
let catalog: Catalog;
beforeAll(async () => {
  snapshot = await bundled();
  catalog = await bundledCatalog();
});

const search = (query: object) => catalog.search(SearchQuery.parse(query));
const all = (query: object): Voice[] => {
  const voices: Voice[] = [];
  for (
    let page = search({ ...query, limit: MAX_LIMIT });
    ;
    page = search({ ...query, limit: MAX_LIMIT, offset: voices.length })
  ) {
    voices.push(...page.voices);
    if (!page.hasMore) return voices;
  }
};
const names = new Intl.DisplayNames(['en'], { type: 'language' });
/** Lists of the metadata that name values of a filter. */
type ListName =
  | 'providers'
  | 'genders'
  | 'languages'
  | 'countries'
  | 'accents'
  | 'models'
  | 'ages'
  | 'styles';

/** Returns the names of all languages that a voice speaks. */
const languagesOf = ({ language_name, other_languages = [] }: Voice) => [
  language_name,
  ...other_languages.map((tag) => names.of(new Intl.Locale(tag).language)),
];

/** Groups the ids of voices by their values, in ascending order. A voice with a value twice is in its group once. */
function groupIds(voices: readonly Voice[], valuesOf: (voice: Voice) => readonly (string | undefined)[]) {
  const pairs = voices.flatMap((voice) =>
    [...new Set(valuesOf(voice))].flatMap((value) => (value === undefined ? [] : { value, id: voice.id })),
  );
  const groups = groupBy(pairs, ({ value }) => value);
  return new Map([...groups].map(([value, group]) => [value, group.map(({ id }) => id).sort()]));
}

/** Voices that lists have: all but the retired ones. */
const listed = () => snapshot.voices.filter(({ status }) => status !== 'retired');

const total = (query: object) => search({ ...query, limit: 1 }).total;

/** Returns an accent and the accents of the catalog that it is within. */
function accentsOf(accent: string | undefined): readonly (string | undefined)[] {
  const wider = accent === undefined ? [] : widerAccents(accent);
  return [accent, ...wider.filter((each) => catalog.metadata.accents.includes(each))];
}

describe('the catalog of the bundled lists', () => {
  it('is walked page by page to its total, each id and key once', () => {
    const voices = all({});
    expect(voices).toHaveLength(listed().length);
    expect(voices.length).toBeLessThan(snapshot.voices.length);
    expect(search({}).total).toBe(voices.length);
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
    expect(new Set(voices.map(({ uniqueKey }) => uniqueKey)).size).toBe(voices.length);
  });

  it.each<[ListName, string, (voice: Voice) => readonly (string | undefined)[]]>([
    ['providers', 'providers', ({ provider }: Voice) => [provider]],
    ['genders', 'genders', ({ gender }: Voice) => [gender]],
    ['languages', 'language', languagesOf],
    ['countries', 'country', ({ country_name }: Voice) => [country_name]],
    ['accents', 'accent', ({ accent }: Voice) => accentsOf(accent)],
    ['models', 'model', ({ model_id, models }: Voice) => models ?? [model_id]],
    ['ages', 'ages', ({ age }: Voice) => [age]],
    ['styles', 'styles', ({ styles = [] }: Voice) => styles],
  ])('finds exactly its voices for every value of metadata.%s', (list, parameter, valuesOf) => {
    const expected = groupIds(listed(), valuesOf);
    for (const value of catalog.metadata[list]) {
      const found = all({ [parameter]: value }).map(({ id }) => id);
      expect(found.sort()).toEqual(expected.get(value));
    }
    expect(new Set(catalog.metadata[list])).toEqual(new Set(expected.keys()));
  });

  it('finds exactly its voices for every use case', () => {
    for (const value of catalog.metadata.use_cases) {
      expect(total({ use_cases: value })).toBe(
        listed().filter(({ use_cases }) => use_cases?.includes(value)).length,
      );
    }
  });

  it.each([
    {},
    { search: 'english' },
    { providers: 'azure,polly', genders: 'Female' },
    { search: 'american', ages: 'young' },
    // Searches of which words are left out: kansai, neutral or warm, and one that nobody knows.
    { search: 'kansai man', providers: '-piper' },
    { search: 'neutral woman warm', providers: 'azure' },
    { search: 'child podcast qzxw', country: 'Ireland', has_preview: true },
  ])('counts in the facets of %j what each value would find', (query) => {
    const { facets, facet_parameters = {} } = search({ ...query, facets: true });
    expect(Object.keys(facet_parameters)).toEqual(Object.keys(facets ?? {}));
    expect(facets?.provider).not.toEqual([]);
    for (const [group, parameter] of Object.entries(facet_parameters)) {
      for (const { value, count, code = value } of facets?.[group as keyof Facets] ?? []) {
        for (const name of new Set([value, code])) {
          const wanted = parameter === 'has_preview' ? name === 'true' : name;
          expect([group, name, total({ ...query, [parameter]: wanted })]).toEqual([group, name, count]);
        }
      }
    }
  });

  it('counts in the facets of random searches, also of relaxed ones, what a value would find', () => {
    const words = fc.constantFrom(
      ...[
        'british',
        'welsh',
        'korean',
        'spanish',
        'arabic',
        'female',
        'man',
        'child',
        'old',
        'calm',
        'podcast',
        'narrator',
        'asmr',
        'jenny',
      ],
      ...[
        'azure',
        'polly',
        'chirp 3',
        'brittish',
        'grandm',
        'mujer',
        'police',
        'qzxw',
        'not american',
        'german or dutch',
        'nordic',
        'ja-JP',
      ],
    );
    const texts = fc.array(words, { minLength: 1, maxLength: 4 }).map((each) => each.join(' '));
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, nthGroup, nthValue) => {
        const {
          facets,
          facet_parameters = {},
          total: all,
          interpretation,
        } = search({ search: text, facets: true });
        const bands = Object.values(interpretation?.bands ?? { all });
        expect(bands.reduce((sum, count) => sum + count, 0)).toBe(all);
        const groups = Object.entries(facet_parameters);
        const [group = 'provider', parameter = 'providers'] = groups[nthGroup % groups.length] ?? [];
        const values = facets?.[group as keyof Facets] ?? [];
        const chosen = values[nthValue % Math.max(1, values.length)];
        if (!chosen || parameter === 'has_preview') return;
        expect([text, chosen.value, total({ search: text, [parameter]: chosen.value })]).toEqual([
          text,
          chosen.value,
          chosen.count,
        ]);
      }),
      { numRuns: longTests(2000, 75), seed: 1 },
    );
  });

  it.each([
    { search: 'british narrator', providers: 'azure' },
    { search: 'welsh storytelling', country: 'Ireland', genders: 'Male' },
    { search: 'german stories', ages: 'young,old', accent: 'British', language: 'German', native: true },
    { search: 'calm korean', styles: 'warm', use_cases: 'narration', model: 'neural' },
    { search: 'stories', language: 'Finnish', providers: '-google' },
  ])('counts in each facet of %j the voices that it finds without the filter of the facet', (query) => {
    const { facets, facet_parameters = {} } = search({ ...query, facets: true });
    expect(Object.keys(facet_parameters)).toContain('provider');
    for (const [group, parameter] of Object.entries(facet_parameters)) {
      const without = search({ ...query, [parameter]: undefined, facets: true, limit: 1 });
      expect([group, facets?.[group as keyof Facets]]).toEqual([
        group,
        without.facets?.[group as keyof Facets],
      ]);
    }
  });

  it('has a code for every language and country in its facets', () => {
    const { facets } = search({ facets: true });
    for (const { value, code } of facets?.language ?? [])
      expect([value, code]).toEqual([value, expect.stringMatching(/^[a-z]{2,3}$/)]);
    for (const { value, code } of facets?.country ?? [])
      expect([value, code]).toEqual([value, expect.stringMatching(/^[A-Z]{2}$/)]);
    expect(facets?.language).toContainEqual({ value: 'Malay', count: expect.any(Number), code: 'ms' });
    expect(facets?.country).toContainEqual({ value: 'Malaysia', count: expect.any(Number), code: 'MY' });
  });

  it('puts the voices of the top tier first, in every query', () => {
    for (const query of [{}, { search: 'english' }, { genders: 'Male' }, { search: 'american female' }]) {
      const isTop = all(query).map(
        ({ provider, model_id }) => provider === 'deepgram' && model_id === 'aura-2',
      );
      expect(isTop).toContain(true);
      expect(isTop.lastIndexOf(true)).toBeLessThan(isTop.indexOf(false));
    }
  });

  it.each([
    { language: 'French', native: true, providers: 'google' },
    { language: 'Spanish', native: true, providers: 'cartesia' },
  ])('sorts the speakers of a provider by quality, then name: %j', (query) => {
    const voices = all(query);
    expect(voices.length).toBeGreaterThan(1);
    const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
    for (const [index, voice] of voices.slice(1).entries()) {
      const before = voices[index] as Voice;
      const difference = qualityOf(before) - qualityOf(voice) || compare(before.name, voice.name);
      expect(difference || (before.id < voice.id ? -1 : 1)).toBeLessThan(1);
    }
    expect(voices.length).toBeGreaterThan(10);
  });

  it.each([
    { search: 'french female' },
    { language: 'German', native: true },
    { language: 'English', native: true, offset: 100 },
    { search: 'spanish', sort: 'relevance' },
  ])('lets many providers into the first twenty of a broad query: %j', (query) => {
    const providers = search({ limit: 20, ...query }).voices.map(({ provider }) => provider);
    expect(new Set(providers).size).toBeGreaterThan(4);
  });

  it('puts the models of one speaker together', () => {
    const ids = all({ providers: 'polly', language: 'en-US', native: true }).map(({ name }) => name);
    const runs = ids.filter((name, at) => name !== ids[at - 1]);
    expect(runs).toEqual([...new Set(ids)]);
  });

  it('ends with the voices of formant synthesis and the like, whatever their names', () => {
    const lastOf = (query: object) => all({ language: 'Italian', native: true, ...query }).slice(-8);
    const isFormant = ({ provider }: Voice) => provider === 'espeak-ng';
    expect(lastOf({}).some(isFormant)).toBe(true);
    expect(lastOf({ sort: 'name' }).some(isFormant)).toBe(false);
  });
});

describe('searching the bundled lists', () => {
  it.each([
    ['uk', 'gb'],
    ['uk', 'united kingdom'],
    ['español', 'espanol'],
    ['español', 'SPANISH'],
    ['日本語', 'japanese'],
    ['中文', 'mandarin'],
    ['iw', 'he'],
    ['हिन्दी', 'hindi'],
    ['norsk', 'norwegian'],
    ['tagalog', 'filipino'],
    ['jennyneural', 'en-US-JennyNeural'],
    ['brittish', 'british'],
    ['{"languageCode": "zh-TW", "ssmlGender": "FEMALE"}', 'zh-TW female'],
    ["<speak xml:lang='nl-BE'><voice gender='female'>Ein Mann spricht</voice></speak>", 'nl-BE female'],
    ['<amazon:domain name="news"> en-US female', 'polly en-US female'],
  ])('finds for %s what it finds for %s', (one, other) => {
    const ids = (text: string) => new Set(all({ search: text }).map(({ id }) => id));
    const [found, among] = [ids(one), ids(other)];
    expect(found.size).toBeGreaterThan(0);
    // A misspelled or foreign word may be found in fewer fields, but in no others.
    expect([...found].filter((id) => !among.has(id))).toEqual([]);
  });

  it.each([
    ['21m00T', 'elevenlabs/21m00Tcm4TlvDq8ikWAM'],
    ['es-NI-YolandaNe', 'azure/es-NI-YolandaNeural'],
    ['en-AU-Chirp3-HD-', 'google/en-AU-Chirp3-HD-Achernar'],
    ['en-US-Wavenet-Z', 'google/en-US-Wavenet-A'],
    ['sit/cm', 'espeak-ng/sit/cmn'],
    ["voice_name='en-US-June:MAI-Voice-1'", 'azure/en-US-June:MAI-Voice-1'],
    ['{"Text": "Old men like deep snow", "VoiceId": "Liv", "Bitrate": "192k"}', 'unreal-speech/Liv'],
    ['tts --text "A French girl" --speaker_idx "Ana Florence" --speed 1.0', 'xtts/Ana Florence'],
    ['rachel', 'elevenlabs/21m00Tcm4TlvDq8ikWAM'],
    ['alvaro', 'deepgram/aura-2-alvaro-es'],
  ])('puts first for %s the voice %s', (text, id) => {
    expect(search({ search: text }).voices[0]?.id).toBe(id);
  });

  it.each(['', '   ', '🎤', '!?', '.*', ','])('takes %j for no search at all', (text) => {
    expect(total({ search: text })).toBe(listed().length);
  });

  it.each(['__defineGetter__', 'hasOwnProperty', 'x'.repeat(1000), 'qzxw'])(
    'finds nothing for %s',
    (text) => {
      expect(total({ search: text })).toBe(0);
    },
  );

  it('never takes a gender for a typo of another', () => {
    expect(
      all({ search: 'male' }).every(({ gender, name }) => gender === 'Male' || /^male$/i.test(name)),
    ).toBe(true);
  });
});

describe('filtering the bundled lists', () => {
  it.each([
    [{ language: 'French' }, ['français', 'fr', 'fra', 'FRENCH', ' french ', 'fre']],
    [{ language: 'fr-CA' }, ['fr_CA', 'FR-ca', 'fra-CA']],
    [{ language: 'Chinese' }, ['zh', 'cmn', '中文', 'zho', 'Mandarin']],
    [{ language: 'zh-CN' }, ['cmn-CN', 'cmn-Hans-CN', 'zh_CN', 'zh-Hans-CN']],
    [{ language: 'yue-HK' }, ['zh-HK']],
    [{ language: 'ar' }, ['ar-XA', 'arb']],
    [{ language: 'Hebrew' }, ['iw', 'he', 'עברית']],
    [{ language: 'Norwegian Bokmål' }, ['no', 'nb', 'norsk', 'Norwegian', 'norwegian bokmal']],
    [{ language: 'sr-Latn' }, ['sr-Latn-RS']],
    [{ country: 'United Kingdom' }, ['UK', 'gb', 'GBR', 'Great Britain', 'united kingdom']],
    [{ country: 'United States' }, ['US', 'usa', 'America', 'U.S.A.', 'u.s.']],
    [{ country: 'Türkiye' }, ['Turkey', 'turkiye', 'TR']],
    [{ country: 'Brazil' }, ['Brasil', 'BR']],
    [{ genders: 'Female' }, ['f', 'WOMAN', 'feminine', ' female ']],
    [{ genders: 'Non-binary' }, ['nonbinary', 'non_binary', 'Non Binary']],
    [{ accent: 'British' }, ['brit', 'uk', 'BRITISH']],
    [{ accent: 'Korean' }, ['kr', 'Korea', 'South Korea']],
    [{ accent: 'Slovenian' }, ['si', 'Slovenia']],
    [{ use_cases: 'educational' }, ['e-learning', 'Education']],
    [{ use_cases: 'entertainment' }, ['movies', 'film']],
    [{ ages: 'middle-aged' }, ['middle aged', 'middle_aged', 'Mature']],
    [{ model: 'chirp3-hd' }, ['Chirp3 HD', 'CHIRP3_HD']],
  ])('finds for %j what its aliases %j find', (query, aliases) => {
    const [[parameter, value] = ['', '']] = Object.entries(query);
    const expected = total({ [parameter]: value });
    expect(expected).toBeGreaterThan(0);
    expect(aliases.map((alias) => [alias, total({ [parameter]: alias })])).toEqual(
      aliases.map((alias) => [alias, expected]),
    );
  });

  it('takes any of the values of one filter, and all of the filters', () => {
    expect(total({ providers: 'azure,polly' })).toBe(
      total({ providers: 'azure' }) + total({ providers: 'polly' }),
    );
    expect(total({ providers: 'azure,azure, ,' })).toBe(total({ providers: 'azure' }));
    expect(total({ language: 'fr-CA,French' })).toBe(total({ language: 'French' }));
    expect(total({ providers: 'deepgram', country: 'Canada' })).toBe(0);
  });

  it.each([
    { providers: 'fictional' },
    { language: 'Dothraki' },
    { language: 'xx-YY' },
    { country: 'Atlantis' },
    { genders: 'robot' },
    { ids: 'x/y' },
  ])('finds nothing for the unknown value %j', (query) => expect(total(query)).toBe(0));

  it('finds a voice whose id ends with a blank, which a list takes for none of it', () => {
    for (const ids of ['minimax/Santa_Claus ', 'minimax/Santa_Claus,polly/Joanna/neural']) {
      const { voices, missing } = search({ ids });
      expect(voices.map(({ provider_voice_id }) => provider_voice_id)).toContain('Santa_Claus ');
      expect(missing).toEqual([]);
    }
  });

  it('says which of the asked ids are not there', () => {
    const { total: found, missing } = search({ ids: 'polly/Joanna/neural, polly/joanna/neural,fictional/x' });
    expect(found).toBe(1);
    expect(missing).toEqual([
      { id: 'polly/joanna/neural', reason: 'unknown', replacements: ['polly/Joanna/neural'] },
      { id: 'fictional/x', reason: 'unknown' },
    ]);
  });
});

describe('the filter by language', () => {
  it.each([
    ['Chichewa', 'ny'],
    ['Nyanja', 'ny'],
    ['Kapampangan', 'pam'],
    ['Chukot', 'ckt'],
    ['Maldivian', 'dv'],
    ['Northern Kurdish', 'ku'],
    ['Waray-Waray', 'war'],
    ['Zapotec, Isthmus', 'zap'],
    ['Toba Batak', 'bbc'],
    ['K’iche’', 'quc'],
    ['Qʼanjobʼal', 'kjb'],
    ['Gwichin', 'gwi'],
    ['ⵜⴰⵛⵍⵃⵉⵜ', 'shi'],
    ['ese', 'ese'],
    ['gor', 'gor'],
    ['tem', 'tem'],
    ['Hinglish', 'hi'],
    ['allemand', 'de'],
  ])('finds the voices of %s', (language, code) => {
    const { voices } = search({ language, native: true, limit: MAX_LIMIT });
    expect([...new Set(voices.map((voice) => voice.language.split('-', 1)[0]))]).toEqual([code]);
  });

  it.each([
    ['Gulf Arabic', ['Bahraini', 'Emirati', 'Gulf', 'Kuwaiti', 'Omani', 'Qatari']],
    ['Levantine Arabic', ['Jordanian', 'Lebanese', 'Palestinian', 'Syrian']],
    ['Castilian', ['Castilian']],
  ])('finds the dialect %s as an accent and those within it', (language, accents) => {
    const { voices } = search({ language, limit: MAX_LIMIT });
    expect([...new Set(voices.map((voice) => voice.accent))].toSorted()).toEqual(accents);
  });

  it('lists languages although one of them is the word of a rare name', () => {
    expect(search({ language: 'German,Klingon' }).total).toBe(
      search({ language: 'German' }).total + search({ language: 'Klingon' }).total,
    );
  });

  it.each([
    ['language', 'Kurdish, Northern', 'ku'],
    ['search', 'Kurdish, Northern', 'ku'],
    ['search', 'Zapotec, Lachixío', 'zpl'],
    ['language', 'Sakha language', 'sah'],
    ['language', 'Basa Jawa', 'jv'],
    ['language', 'Malaysian', 'ms'],
    ['language', 'Jamaican Creole', 'jam'],
  ])('finds by %s the language that a list calls %s', (parameter, name, code) => {
    const { voices } = search({ [parameter]: name });
    expect(voices[0]?.language.split('-', 1)[0]).toBe(code);
  });

  it.each([
    ['ks', 'No voice speaks Kashmiri ("ks") yet.'],
    ['br', 'No voice speaks Breton ("br") yet.'],
    ['Sotho, Northern', 'No voice speaks Northern Sotho yet.'],
  ])('tells that no voice speaks %s', (language, note) => {
    expect(search({ language }).interpretation?.notes).toEqual([note]);
  });

  it('reads a trait behind a language as a trait', () => {
    expect(search({ search: 'german, low' }).total).toBe(search({ search: 'german low' }).total);
  });

  it.each(['Kalinga', 'Mixtec'])('finds the languages of the group %s', (language) => {
    const { voices } = search({ language });
    expect(new Set(voices.map((voice) => voice.language)).size).toBeGreaterThan(1);
  });

  it.each([
    ['Sesotho', 'Southern Sotho ("sesotho")'],
    ['Frafra', 'Frafra'],
    ['Dagbane', 'Dagbani ("dagbane")'],
    ['Casiguran Dumagat Agta', 'Casiguran Dumagat Agta'],
    ['Agta Casiguran Dumagat', 'Casiguran Dumagat Agta'],
    ['Dumagat Agta Casiguran', 'Casiguran Dumagat Agta'],
    ['American Sign', 'American Sign Language or Puerto Rican Sign Language'],
    ['Fra fra', 'Frafra ("fra fra")'],
    ['Mono', 'a language called "mono"'],
    ['Mono language (Cameroon)', 'Mono (Cameroon)'],
    ['Tat language (Caucasus)', 'Muslim Tat'],
    ['上代日本語', 'Old Japanese ("上代日本語")'],
    ['ܐܪܡܝܐ', 'Aramaic ("ܐܪܡܝܐ")'],
    ['छन्त्याल', 'Chantyal ("छन्त्याल")'],
  ])('tells of %s that no voice speaks it', (language, name) => {
    const { total, interpretation } = search({ language });
    expect([total, interpretation?.notes]).toEqual([0, [`No voice speaks ${name} yet.`]]);
  });

  it.each([
    ['ლაზური', 'Laz'],
    ['Tairora language', 'North Tairora'],
    ['Saamáka tongo', 'Saramaccan'],
  ])('finds %s', (language, name) => {
    expect(search({ language }).voices.map((voice) => voice.language_name)).toContain(name);
  });

  it.each(['Mono', 'Toto'])('beside a search for %s tells that no voice speaks it', (text) => {
    expect(search({ search: text }).interpretation?.notes).toEqual(
      search({ language: text }).interpretation?.notes,
    );
  });

  it.each(['台灣', '臺灣', '台湾'])('and that by country find Taiwan as %s', (country) => {
    expect(search({ country }).total).toBe(search({ country: 'TW' }).total);
  });
});

it.each(['HoaiMy', 'Hoai My', 'Hoài My'])(
  'a search for %s finds the voice whose id has the words as one',
  (text) => {
    expect(search({ search: text }).voices.map(({ id }) => id)).toEqual(['azure/vi-VN-HoaiMyNeural']);
  },
);
