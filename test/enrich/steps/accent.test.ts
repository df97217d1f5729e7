import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { isAccent } from '../../../src/enrich/knowledge/recognize-accent.ts';
import { draft } from '../../support/draft.ts';

function accentOf(locale: string, accent?: string): [language: string, accent: string | undefined] {
  const voice = enrich(draft({ locale, accent }));
  return [voice.language, voice.accent];
}

describe('stated accents', () => {
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
  ])('the locale %s with the accent %j becomes %s with the accent %s', (locale, stated, language, accent) => {
    expect(accentOf(locale, stated)).toEqual([language, accent]);
  });

  it.each([
    ['american-irish', 'en-US', 'American-Irish'],
    ['british-essex', 'en-GB', 'British-Essex'],
    ['english-swedish', 'en-GB', 'English-Swedish'],
    ['American (South)', 'en-US', 'American (South)'],
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
});

describe('accents in tags and descriptions', () => {
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
    expect(enrich(draft({ locale: 'en', tags: ['english', 'british history'] }))).not.toHaveProperty(
      'accent',
    );
  });

  it('a tag refines the nation of a stated accent', () => {
    expect(enrich(draft({ locale: 'en', accent: 'American', tags: ['southern american'] }))).toMatchObject({
      language: 'en-US',
      accent: 'Southern American',
    });
  });

  it('a stated accent outranks a tag', () => {
    expect(enrich(draft({ locale: 'en', accent: 'Irish', tags: ['british'] })).accent).toBe('Irish');
  });
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
    ['cy-GB', 'British'],
    ['ta-IN', 'Indian'],
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
    ['ja', 'Japanese'],
    ['hi-Latn', 'Indian'],
  ])(
    'the accent of the locale %s is %s, of a region of many countries or of the one nation that speaks the language',
    (locale, accent) => {
      expect(accentOf(locale)).toEqual([locale, accent]);
    },
  );

  // Catalan is official in Andorra only, Latin in the Vatican.
  it.each(['ar', 'zh', 'en', 'en-001', 'ko', 'ca', 'la', 'eo'])(
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
    ['spa', 'US', 'es-US', 'American'],
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
      accent: 'Kansai',
    });
  });

  it.each(['', ' ', 'Atlantis'])('the word %j is no country and changes nothing', (country) => {
    expect(enrich(draft({ locale: 'en', country }))).not.toHaveProperty('accent');
  });
});

describe('isAccent', () => {
  it.each(['American', 'British', 'Irish Accent', 'Venezuelan', 'Castilian', 'Latin American'])(
    'the tag %s is an accent',
    (tag) => {
      expect(isAccent(tag)).toBe(true);
    },
  );
  it.each(['Female', 'Woman', 'Conversational', 'Neutral', 'White', 'Transatlantic flight', ''])(
    'the tag %j is no accent',
    (tag) => {
      expect(isAccent(tag)).toBe(false);
    },
  );
});
