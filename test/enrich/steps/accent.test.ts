import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { isAccent } from '../../../src/enrich/steps/accent.ts';
import { draft } from '../../support/draft.ts';

function accentOf(locale: string, accent?: string): [language: string, accent: string | undefined] {
  const voice = enrich(draft({ locale, accent }));
  return [voice.language, voice.accent];
}

describe('a stated accent', () => {
  it.each([
    ['en-SCOTT', 'Scotland', 'en-GB', 'Scottish'],
    ['en', 'american', 'en-US', 'American'],
    ['en', 'English', 'en-GB', 'British'],
    ['en', ' New_Zealand ', 'en-NZ', 'New Zealand'],
    ['en', 'american-neutral', 'en-US', 'American'],
    ['en', 'american-african-american', 'en-US', 'African American'],
    ['en', 'Black American', 'en-US', 'American'],
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
  ])('places %s, %j in %s as %s', (locale, stated, language, accent) => {
    expect(accentOf(locale, stated)).toEqual([language, accent]);
  });

  it.each([
    ['american-irish', 'en-US', 'American-Irish'],
    ['british-essex', 'en-GB', 'British-Essex'],
    ['english-swedish', 'en-GB', 'English-Swedish'],
    ['American (South)', 'en-US', 'American (South)'],
    ['Transatlantic', 'en', 'Transatlantic'],
  ])(
    'of several words, %j, is kept and gives the region of its first nation: %s',
    (stated, language, accent) => {
      expect(accentOf('en', stated)).toEqual([language, accent]);
    },
  );

  it.each([
    ['en', 'Italian'],
    ['en', 'Swedish'],
    ['de', 'French'],
    ['fr', 'Latin American (Mexico)'],
  ])('foreign to the language, %s with %s, leaves it bare', (locale, stated) => {
    expect(accentOf(locale, stated)).toEqual([locale, stated]);
  });

  it('outranks region and dialect of the locale, and changes neither', () => {
    expect(accentOf('en-US', 'British')).toEqual(['en-US', 'British']);
    expect(accentOf('en-GB-WLS', 'Scottish')).toEqual(['en-GB', 'Scottish']);
  });

  it.each(['Standard', 'neutral', 'modern standard', 'American Heritage', 'White', '', ' '])(
    'that names no accent, %j, leaves it to the locale',
    (stated) => {
      expect(accentOf('en-US', stated)).toEqual(['en-US', 'American']);
      expect(accentOf('ar', stated)).toEqual(['ar', undefined]);
    },
  );
});

describe('an accent in tags or in the description', () => {
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
    ['es', 'Steady, clear Latina female', 'es-419', 'Latin American'],
    ['en', 'A Male English voice', 'en', undefined],
    ['en', 'Tells of British history', 'en', undefined],
    ['en', 'A Confident female', 'en', undefined],
  ])('places %s, %j in %s as %s', (locale, description, language, accent) => {
    const voice = enrich(draft({ locale, description }));
    expect([voice.language, voice.accent]).toEqual([language, accent]);
  });

  it('is a whole tag', () => {
    expect(enrich(draft({ locale: 'en', tags: ['warm', 'australian'] }))).toMatchObject({
      language: 'en-AU',
      accent: 'Australian',
    });
    expect(enrich(draft({ locale: 'en', tags: ['english', 'british history'] }))).not.toHaveProperty(
      'accent',
    );
  });

  it('says more of a nation that is stated', () => {
    expect(enrich(draft({ locale: 'en', accent: 'American', tags: ['southern american'] }))).toMatchObject({
      language: 'en-US',
      accent: 'Southern American',
    });
  });

  it('gives way to a stated one', () => {
    expect(enrich(draft({ locale: 'en', accent: 'Irish', tags: ['british'] })).accent).toBe('Irish');
  });
});

describe('an accent that is not stated', () => {
  it.each([
    ['en-US', 'American'],
    ['en-GB', 'British'],
    ['en-NZ', 'New Zealand'],
    ['en-ZA', 'South African'],
    ['es-ES', 'Castilian'],
    ['ca-ES', 'Catalan'],
    ['eu-ES', 'Basque'],
    ['wuu-CN', 'Wu Chinese'],
    ['cy-GB', 'British'],
    ['ta-IN', 'Indian'],
    ['ne-NP', 'Nepali'],
    ['fr-CA', 'Canadian'],
    ['ko-KR', 'Korean'],
    ['zh-HK', 'Hong Kong'],
    ['zh-TW', 'Taiwanese'],
    ['zh-CN-sichuan', 'Southwestern Mandarin'],
    ['ar-SA', 'Saudi'],
  ])('is that of the locale: %s is %s', (locale, accent) => {
    expect(accentOf(locale)[1]).toBe(accent);
  });

  it.each([
    ['es-419', 'Latin American'],
    ['en-029', 'Caribbean'],
    ['ja', 'Japanese'],
    ['hi-Latn', 'Indian'],
  ])(
    'is that of a region of many countries, or of the one nation that speaks it: %s is %s',
    (locale, accent) => {
      expect(accentOf(locale)).toEqual([locale, accent]);
    },
  );

  // Catalan is official in Andorra only, Latin in the Vatican.
  it.each(['ar', 'zh', 'en', 'en-001', 'ko', 'ca', 'la', 'eo'])(
    'is absent where %s names no country',
    (locale) => {
      expect(accentOf(locale)).toEqual([locale, undefined]);
    },
  );
});

describe('a stated country', () => {
  it.each([
    ['eng', 'UK', 'en-GB', 'British'],
    ['eng', 'England', 'en-GB', 'British'],
    ['eng', 'AUS', 'en-AU', 'Australian'],
    ['en', 'gb', 'en-GB', 'British'],
    ['ger', 'German', 'de-DE', 'German'],
    ['spa', 'Equador', 'es-EC', 'Ecuadorian'],
    ['spa', 'Spain', 'es-ES', 'Castilian'],
    ['spa', 'US', 'es-US', 'American'],
    ['spa', 'Dominican Republic', 'es-DO', 'Dominican'],
    ['ara', 'Palestinian', 'ar-PS', 'Palestinian'],
    ['heb', 'Israel', 'he-IL', 'Israeli'],
  ])('that speaks %s, %j, gives the region %s', (locale, country, language, accent) => {
    const voice = enrich(draft({ locale, country }));
    expect([voice.language, voice.accent]).toEqual([language, accent]);
  });

  it.each([
    ['en', 'it', 'Italian'],
    ['de', 'US', 'American'],
  ])('foreign to the language, %s and %j, leaves it bare and is its accent', (locale, country, accent) => {
    const voice = enrich(draft({ locale, country }));
    expect([voice.language, voice.accent]).toEqual([locale, accent]);
  });

  it('does not outrank the region of the locale or a stated accent', () => {
    expect(enrich(draft({ locale: 'en-US', country: 'GB' }))).toMatchObject({ accent: 'American' });
    expect(enrich(draft({ locale: 'en', country: 'US', accent: 'Kansai' }))).toMatchObject({
      language: 'en-US',
      accent: 'Kansai',
    });
  });

  it.each(['', ' ', 'Atlantis'])('that is none, %j, changes nothing', (country) => {
    expect(enrich(draft({ locale: 'en', country }))).not.toHaveProperty('accent');
  });
});

describe('a tag', () => {
  it.each(['American', 'British', 'Irish Accent', 'Venezuelan', 'Castilian', 'Latin American'])(
    'that is an accent is known: %s',
    (tag) => {
      expect(isAccent(tag)).toBe(true);
    },
  );
  it.each(['Female', 'Woman', 'Conversational', 'Neutral', 'White', 'Transatlantic flight', ''])(
    'that is none is not taken for one: %j',
    (tag) => {
      expect(isAccent(tag)).toBe(false);
    },
  );
});
