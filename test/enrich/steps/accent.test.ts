import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { isAccent } from '../../../src/enrich/knowledge/recognize-accent.ts';
import { addAccent } from '../../../src/enrich/steps/accent.ts';
import { addLanguage } from '../../../src/enrich/steps/language.ts';
import { draft } from '../../support/draft.ts';

function accentOf(locale: string, accent?: string): [language: string, accent: string | undefined] {
  const voice = enrich(draft({ locale, accent }));
  return [voice.language, voice.accent];
}

it.each([
  ['en-SCOTT', 'Scotland', 'en-GB', 'Scottish'],
  ['en', 'american', 'en-US', 'American'],
  ['en', 'English', 'en-GB', 'British'],
  ['en', ' New_Zealand ', 'en-NZ', 'New Zealand'],
  ['en', 'american-neutral', 'en-US', 'American'],
  ['en', 'american-african-american', 'en-US', 'African American'],
  ['en', 'Black American', 'en-US', 'African American'],
  ['en', 'Black British', 'en-GB', 'Black British'],
  ['en', 'received pronunciation', 'en-GB', 'Received Pronunciation'],
  ['en', 'Irish', 'en-IE', 'Irish'],
  ['en', 'Scottish Accent', 'en-GB', 'Scottish'],
  ['mr', 'indian', 'mr-IN', 'Indian'],
  ['de', 'Austrian', 'de-AT', 'Austrian'],
  ['pt', 'Brazilian', 'pt-BR', 'Brazilian'],
  ['es', 'Mexican', 'es-MX', 'Mexican'],
  ['en', 'California', 'en-US', 'Californian'],
  ['en', 'Texan', 'en-US', 'Texan'],
  ['es', 'Equadorian', 'es-EC', 'Ecuadorian'],
  ['en', 'general american', 'en-US', 'American'],
  ['en', 'Southern US', 'en-US', 'Southern American'],
  ['en', 'us southern', 'en-US', 'Southern American'],
  ['en', 'New York City', 'en-US', 'New York'],
  ['pt', 'brazilian portuguese', 'pt-BR', 'Brazilian'],
  ['es', 'peninsular', 'es-ES', 'Castilian'],
  ['es', 'latin american', 'es-419', 'Latin American'],
  ['es-419', 'Latin American', 'es-419', 'Latin American'],
  ['zh', 'beijing mandarin', 'zh-CN', 'Beijing Mandarin'],
  ['zh', 'taiwan mandarin', 'zh-TW', 'Taiwanese'],
  ['es', 'Spanish', 'es-ES', 'Castilian'],
  ['hi', 'India', 'hi-IN', 'Indian'],
  ['en', 'US', 'en-US', 'American'],
  ['en', 'Equador', 'en', 'Ecuadorian'],
])('the locale %s with the accent %j becomes %s with the accent %s', (locale, stated, language, accent) => {
  expect(accentOf(locale, stated)).toEqual([language, accent]);
});

it.each([
  ['en', 'RP', 'en-GB', 'Received Pronunciation'],
  ['en', 'Cockney', 'en-GB', 'Cockney'],
  ['en', 'Liverpudlian', 'en-GB', 'Scouse'],
  ['en', 'yorkshire accent', 'en-GB', 'Yorkshire'],
  ['en', 'Northern Ireland', 'en-GB', 'Northern Irish'],
  ['en', 'Aussie', 'en-AU', 'Australian'],
  ['en', 'Kiwi', 'en-NZ', 'New Zealand'],
  ['en', 'Texas', 'en-US', 'Texan'],
  ['en', 'Midwestern', 'en-US', 'Midwestern American'],
  ['en', 'Brooklyn', 'en-US', 'New York'],
  ['fr', 'Québécois', 'fr-CA', 'Canadian'],
  ['fr', 'Parisian', 'fr-FR', 'Parisian'],
  ['es', 'Andalusian', 'es-ES', 'Andalusian'],
  ['es', 'Rioplatense', 'es', 'Rioplatense'],
  ['de', 'Bayerisch', 'de-DE', 'Bavarian'],
  ['de', 'Viennese', 'de-AT', 'Viennese'],
  ['de', 'Swiss', 'de-CH', 'Swiss'],
  ['nl', 'Flemish', 'nl-BE', 'Belgian'],
  ['it', 'Neapolitan', 'it-IT', 'Neapolitan'],
  ['zh', 'Sichuanese', 'zh-CN', 'Sichuan'],
  ['zh', 'Cantonese', 'zh', 'Cantonese'],
  ['ar', 'Levantine', 'ar', 'Levantine'],
  ['ar', 'Egyptian', 'ar-EG', 'Egyptian'],
  ['ja', 'Kansai', 'ja-JP', 'Kansai Japanese'],
  ['fa', 'Persian', 'fa-IR', 'Iranian'],
  ['en', 'Persian', 'en', 'Iranian'],
  ['en', 'Tamil', 'en', 'Tamil'],
  ['en', 'Telugu', 'en-IN', 'Telugu'],
  ['es', 'Latino', 'es-419', 'Latin American'],
])(
  'the locale %s with %j, an accent of a place or people, becomes %s with the accent %s',
  (locale, stated, language, accent) => {
    expect(accentOf(locale, stated)).toEqual([language, accent]);
  },
);

it.each([
  ['en', 'American (South)', 'en-US', 'Southern American'],
  ['en', 'american - southern', 'en-US', 'Southern American'],
  ['en', 'US_South', 'en-US', 'Southern American'],
  ['en', 'North-Eastern American', 'en-US', 'Northeastern American'],
  ['en', 'Northern England', 'en-GB', 'Northern English'],
  ['en', 'British (North)', 'en-GB', 'Northern English'],
  ['en', 'southern british english', 'en-GB', 'Southern English'],
  ['en', 'South Indian', 'en-IN', 'Southern Indian'],
  ['en', 'British - Cockney', 'en-GB', 'Cockney'],
  ['en', 'American, Boston', 'en-US', 'Boston'],
  ['en', 'standard american', 'en-US', 'American'],
  ['en', 'Nigerian English', 'en-NG', 'Nigerian'],
  ['de', 'Swiss German', 'de-CH', 'Swiss'],
  ['es', 'Spanish (Mexico)', 'es-MX', 'Mexican'],
  ['ar', 'Gulf Arabic', 'ar', 'Gulf'],
  ['de', 'high german', 'de', undefined],
  ['ar', 'Modern Standard Arabic', 'ar', undefined],
  ['ko', 'South Korean', 'ko-KR', 'Korean'],
  ['en', 'South African', 'en-ZA', 'South African'],
  ['es', 'South American', 'es', 'South American'],
  ['en', 'West Indian', 'en', 'Caribbean'],
  ['en', 'West African', 'en', 'West African'],
])(
  'the words of an accent count in any order and spelling: %s with %j becomes %s with the accent %s',
  (locale, stated, language, accent) => {
    expect(accentOf(locale, stated)).toEqual([language, accent]);
  },
);

it.each([
  ['vi', 'Southern', 'vi-VN', 'Southern Vietnamese'],
  ['vi-VN', 'central', 'vi-VN', 'Central Vietnamese'],
  ['es-MX', 'Northern', 'es-MX', 'Northern Mexican'],
  ['ca-ES', 'North-Western', 'ca-ES', 'Northwestern Catalan'],
  ['en', 'Southern', 'en-US', 'Southern American'],
  ['en', 'Northern', 'en-GB', 'Northern English'],
  ['en-AU', 'Southern', 'en-AU', 'Southern Australian'],
  ['zh', 'Northern', 'zh', 'Northern Chinese'],
])('the part of a country without its name is completed: %s with %j', (locale, stated, language, accent) => {
  expect(accentOf(locale, stated)).toEqual([language, accent]);
});

it.each([
  ['Cockney', []],
  ['American (South)', []],
  ['High German', []],
  ['Southern', []],
  ['Klingonese', [{ field: 'accent', value: 'Klingonese' }]],
])('the accent %j leaves %j unresolved', (accent, unresolved) => {
  expect(addAccent(addLanguage(draft({ locale: 'en', accent }))).unresolved ?? []).toEqual(unresolved);
});

it.each([
  ['american-irish', 'en-US', 'American-Irish'],
  ['british-essex', 'en-GB', 'British-Essex'],
  ['english-swedish', 'en-GB', 'English-Swedish'],
  ['german-american', 'en', 'German-American'],
  ['Transatlantic', 'en', 'Transatlantic'],
])('the accent %j is kept, and its first nation makes the locale %s', (stated, language, accent) => {
  expect(accentOf('en', stated)).toEqual([language, accent]);
});

it.each([
  ['en', 'Italian'],
  ['en', 'Swedish'],
  ['de', 'French'],
  ['fr', 'Latin American (Mexico)'],
])('the locale %s gets no region from %s, an accent of another language', (locale, stated) => {
  expect(accentOf(locale, stated)).toEqual([locale, stated]);
});

it('a stated accent outranks region and dialect of the locale, and changes neither', () => {
  expect(accentOf('en-US', 'British')).toEqual(['en-US', 'British']);
  expect(accentOf('en-GB-WLS', 'Scottish')).toEqual(['en-GB', 'Scottish']);
});

it.each(['Standard', 'neutral', 'modern standard', 'American Heritage', 'White', '', ' '])(
  'the word %j is no accent, so that the accent comes from the locale',
  (stated) => {
    expect(accentOf('en-US', stated)).toEqual(['en-US', 'American']);
    expect(accentOf('ar', stated)).toEqual(['ar', undefined]);
  },
);

it.each([
  ['en', 'A resonant adult male voice with a general American accent.', 'en-US', 'American'],
  ['en', 'Older British male', 'en-GB', 'British'],
  ['en', 'South African woman', 'en-ZA', 'South African'],
  ['en', 'African American woman', 'en-US', 'American'],
  ['en-US', 'Speaks with a slight Irish accent', 'en-US', 'Irish'],
  ['es-MX', 'Spanish woman', 'es-MX', 'Mexican'],
  ['en', 'Soft-spoken American-accented female voice', 'en-US', 'American'],
  ['en', 'Deep American adult male voice', 'en-US', 'American'],
  ['fr', 'Warm French-Canadian female voice', 'fr-CA', 'Canadian'],
  ['es', 'Warm voice with a Latin American accent', 'es-419', 'Latin American'],
  ['en', 'Narrates with a Southern accent', 'en-US', 'Southern American'],
  ['en', 'Rich Southern female', 'en-US', 'Southern American'],
  ['en', 'A friendly voice with a texan drawl', 'en-US', 'Texan'],
  ['en', 'Speaks in a thick Glasgow accent', 'en-GB', 'Glaswegian'],
  ['en', 'Polite, with an RP accent', 'en-GB', 'Received Pronunciation'],
  ['en', 'Calm, with a Persian accent', 'en', 'Iranian'],
  ['ar', 'Deep voice, gulf accent', 'ar', 'Gulf'],
  ['en', 'Voice without accent: no accent, soft accent, neutral accent', 'en', undefined],
  ['en', 'A clear Latino male', 'en', undefined],
  ['es', 'Steady, clear Latina female', 'es', undefined],
  ['en', 'Western woman', 'en', undefined],
  ['en', 'A Hindi female', 'en', undefined],
  ['en', 'A Male English voice', 'en', undefined],
  ['en', 'A young Southern voice, warm', 'en-US', 'Southern American'],
  ['en', 'A warm Southern African-American voice', 'en-US', 'Southern American'],
  ['en', 'A Black British woman', 'en-GB', 'British'],
  ['hi', 'A calm man with a slight English accent', 'hi-IN', 'Indian'],
  ['en', 'Tells of British history', 'en', undefined],
  ['en', 'A Confident female', 'en', undefined],
])(
  'the locale %s with the description %j becomes %s with the accent %s',
  (locale, description, language, accent) => {
    const voice = enrich(draft({ locale, description }));
    expect([voice.language, voice.accent]).toEqual([language, accent]);
  },
);

it('a tag is an accent as a whole only', () => {
  expect(enrich(draft({ locale: 'en', tags: ['warm', 'australian'] }))).toMatchObject({
    language: 'en-AU',
    accent: 'Australian',
  });
  expect(enrich(draft({ locale: 'en', tags: ['english', 'british history'] }))).not.toHaveProperty('accent');
});

it('a tag refines the nation of a stated accent', () => {
  expect(enrich(draft({ locale: 'en', accent: 'American', tags: ['southern american'] }))).toMatchObject({
    language: 'en-US',
    accent: 'Southern American',
  });
});

it.each([
  ['en', 'American', 'southern', 'Southern American'],
  ['en', 'Australian', 'southern', 'Southern Australian'],
  ['en', undefined, 'northern', 'Northern English'],
  ['en-US', undefined, 'western', 'American'],
  ['en-US', undefined, 'latino', 'American'],
])('the tag of a voice (%s, %s) may be a part of a country: %s', (locale, accent, tag, expected) => {
  expect(enrich(draft({ locale, accent, tags: [tag] })).accent).toBe(expected);
});

it('a stated accent outranks a tag', () => {
  expect(enrich(draft({ locale: 'en', accent: 'Irish', tags: ['british'] })).accent).toBe('Irish');
});

it.each([
  ['IN', 'An easygoing American female voice.', 'Indian'],
  ['US', 'A polished Indian male voice.', 'American'],
  ['Ireland', 'Speaks with an American accent', 'Irish'],
  ['US', 'Kind, with a subtle Southern drawl', 'Southern American'],
  ['US', 'A Texan man', 'Texan'],
  [undefined, 'A Boston man', 'Boston'],
])(
  'a stated country %s outranks the description %j, unless it refines the country',
  (country, description, accent) => {
    expect(enrich(draft({ locale: 'eng', country, description })).accent).toBe(accent);
  },
);

it.each([
  ['American', 'A laid-back Southern male', 'Southern American'],
  ['Irish', 'A Dublin woman', 'Dublin'],
  ['Scottish', 'A Cockney man', 'Scottish'],
  ['American', 'A British man', 'American'],
])(
  'the description refines a stated accent %s, but does not contradict it: %j',
  (accent, description, expected) => {
    expect(enrich(draft({ locale: 'en', accent, description })).accent).toBe(expected);
  },
);

it('the dialect of a locale outranks the description', () => {
  expect(enrich(draft({ locale: 'en-GB-WLS', description: 'A Scottish woman' })).accent).toBe('Welsh');
});

describe('accents of locales', () => {
  it.each([
    ['en-US', 'American'],
    ['en-GB', 'British'],
    ['en-NZ', 'New Zealand'],
    ['en-ZA', 'South African'],
    ['es-ES', 'Castilian'],
    ['ca-ES', 'Catalan'],
    ['eu-ES', 'Basque'],
    ['wuu-CN', 'Wu Chinese'],
    ['cy-GB', 'Welsh'],
    ['gd-GB', 'Scottish Gaelic'],
    ['iu-CA', 'Inuktitut'],
    ['ta-IN', 'Indian'],
    ['ta-MY', 'Malaysian Tamil'],
    ['ru-LV', 'Latvian Russian'],
    ['ar-GB', 'British Arabic'],
    ['es-US', 'US Spanish'],
    ['en-DE', 'German'],
    ['yue-HK', 'Hong Kong'],
    ['yue-CN', 'Cantonese'],
    ['zu-ZA', 'South African'],
    ['ne-NP', 'Nepali'],
    ['fr-CA', 'Canadian'],
    ['ko-KR', 'Korean'],
    ['zh-HK', 'Hong Kong'],
    ['zh-TW', 'Taiwanese'],
    ['zh-CN-sichuan', 'Southwestern Mandarin'],
    ['ar-SA', 'Saudi'],
  ])('the accent of the locale %s is %s', (locale, accent) => {
    expect(accentOf(locale)[1]).toBe(accent);
  });

  it.each([
    ['es-419', 'Latin American'],
    ['en-029', 'Caribbean'],
  ])('the accent of the locale %s is %s, of a region of many countries', (locale, accent) => {
    expect(accentOf(locale)).toEqual([locale, accent]);
  });

  it.each(['ar', 'zh', 'en', 'en-001', 'ca', 'la', 'eo'])(
    'the locale %s has no accent, because it names no country',
    (locale) => {
      expect(accentOf(locale)).toEqual([locale, undefined]);
    },
  );
});

describe('stated countries', () => {
  it.each([
    ['eng', 'UK', 'en-GB', 'British'],
    ['eng', 'England', 'en-GB', 'British'],
    ['eng', 'AUS', 'en-AU', 'Australian'],
    ['en', 'gb', 'en-GB', 'British'],
    ['ger', 'German', 'de-DE', 'German'],
    ['spa', 'Equador', 'es-EC', 'Ecuadorian'],
    ['spa', 'Spain', 'es-ES', 'Castilian'],
    ['spa', 'US', 'es-US', 'US Spanish'],
    ['cat', 'Spain', 'ca-ES', 'Catalan'],
    ['en', 'Latin America', 'en', undefined],
    ['spa', 'Dominican Republic', 'es-DO', 'Dominican'],
    ['ara', 'Palestinian', 'ar-PS', 'Palestinian'],
    ['heb', 'Israel', 'he-IL', 'Israeli'],
  ])(
    'the locale %s with the country %j becomes %s with the accent %s',
    (locale, country, language, accent) => {
      const voice = enrich(draft({ locale, country }));
      expect([voice.language, voice.accent]).toEqual([language, accent]);
    },
  );

  it.each([
    ['en', 'it', 'Italian'],
    ['de', 'US', 'American'],
  ])(
    'the locale %s gets no region from %j, a country of another language, and has the accent %s',
    (locale, country, accent) => {
      const voice = enrich(draft({ locale, country }));
      expect([voice.language, voice.accent]).toEqual([locale, accent]);
    },
  );

  it('a stated country outranks neither the region of the locale nor a stated accent', () => {
    expect(enrich(draft({ locale: 'en-US', country: 'GB' }))).toMatchObject({ accent: 'American' });
    expect(enrich(draft({ locale: 'en', country: 'US', accent: 'Kansai' }))).toMatchObject({
      language: 'en-US',
      accent: 'Kansai Japanese',
    });
  });

  it.each(['', ' ', 'Atlantis'])('the word %j is no country and changes nothing', (country) => {
    expect(enrich(draft({ locale: 'en', country }))).not.toHaveProperty('accent');
  });
});

it.each([
  'American',
  'British',
  'Irish Accent',
  'Venezuelan',
  'Castilian',
  'Latin American',
  'southern',
  'US Southern',
])('the tag %s is an accent', (tag) => {
  expect(isAccent(tag)).toBe(true);
});
it.each([
  'Female',
  'Woman',
  'Conversational',
  'Neutral',
  'White',
  'Transatlantic flight',
  'latina',
  'western',
  'no standard',
  '',
])('the tag %j is no accent', (tag) => {
  expect(isAccent(tag)).toBe(false);
});
