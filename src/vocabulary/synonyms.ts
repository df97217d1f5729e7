/** Other words for one value of a voice's field, such as `Farsi` for the language Persian (`fa`). */
export interface Synonyms {
  /** Names of the value. A search word matches a name exactly, as its prefix (`holl` → Holland) or with a typo (`holand`). */
  readonly names?: readonly string[];
  /** Abbreviations and other words for the value. A search word matches a code only exactly: `latam`. */
  readonly codes?: readonly string[];
  /** Names that find the value in filters only, because their single words mean something else in a search: `English UK` for British. */
  readonly titles?: readonly string[];
  /** Words that find the value in a search but not in a filter, because they are no names of the value: `Argentinian` for Argentina. */
  readonly words?: readonly string[];
}

/** Synonyms of each value of a field. The table is a `Map`, because an object has an inherited property for the value `constructor`. */
type SynonymTable = ReadonlyMap<string, Synonyms>;

/** Synonyms of languages, by ISO 639 code, beside each language's CLDR name and own name. Source: searches and providers' lists. */
export const LANGUAGE_SYNONYMS: SynonymTable = new Map(
  Object.entries<Synonyms>({
    bn: { names: ['Bengali'] },
    fa: { names: ['Farsi'] },
    fil: { names: ['Tagalog'] },
    nb: { names: ['Norwegian', 'norsk'], codes: ['no', 'nor'] },
    nn: { names: ['Norwegian', 'norsk'], codes: ['no', 'nor'] },
    or: { names: ['Oriya'] },
    // Both are languages of Tolkien's elves.
    qya: { names: ['Elvish'] },
    sjn: { names: ['Elvish'] },
    // Ukrainian needs its alpha-3 code as a synonym, because a search reads its alpha-2 code `uk` as the United Kingdom.
    uk: { codes: ['ukr'] },
    wuu: { names: ['Shanghainese'] },
    yue: { names: ['Yue Chinese', '廣東話', '广东话', '粤语'] },
    zh: { names: ['Mandarin', 'Mandarin Chinese', '普通话', '國語', '汉语'] },
  }),
);

/** Language codes that a search takes for a country: `uk` means the United Kingdom. The `language` filter takes `uk` for Ukrainian. */
export const COUNTRY_FIRST: ReadonlySet<string> = new Set(['uk']);

/** Synonyms of locales, by BCP-47 tag, beside each locale's CLDR name. */
export const LOCALE_SYNONYMS: SynonymTable = new Map(
  Object.entries<Synonyms>({
    'de-CH': { names: ['Schweizerdeutsch', 'Swiss German'] },
    'es-419': { names: ['Latin American'], codes: ['latam', '419'] },
    'fr-CA': { names: ['Québécois', 'Quebec'] },
  }),
);

/** Words of a value's name that must not find the value, because alone each means another value: `american` is not Latin American. */
export const MISLEADING_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'Latin American': ['american', 'america'],
    'Male (Ethiopia)': ['male'],
    'es-419': ['american'],
  }),
);

/** Synonyms of countries for searches, by ISO 3166-1 alpha-2 code, because most `otherNames` of a country match in filters only. */
export const COUNTRY_SYNONYMS: SynonymTable = new Map(
  Object.entries<Synonyms>({
    AE: { codes: ['UAE'] },
    AR: { words: ['Argentinian', 'Argentinean'] },
    NL: { names: ['Holland'] },
    CZ: { names: ['Czech Republic'] },
    GB: { names: ['Great Britain', 'Britain', 'England'] },
    KR: { names: ['Korea'] },
    MM: { names: ['Burma'] },
    TR: { names: ['Turkey'] },
    US: { names: ['America'] },
  }),
);

/** Synonyms of accents, by accent: colloquial words and places. A nation's names and codes are left out, because the index adds them. */
export const ACCENT_SYNONYMS: SynonymTable = new Map(
  Object.entries<Synonyms>({
    American: { codes: ['yankee'] },
    Australian: { names: ['aussie'], codes: ['oz'] },
    British: { codes: ['brit'], titles: ['English UK'] },
    Argentine: { names: ['Argentinian', 'Argentinean'] },
    Castilian: { names: ['Peninsular', 'Spain'] },
    'Hong Kong': { names: ['Hong Konger'], codes: ['HK', 'HKG'] },
    Irish: { names: ['Ireland'] },
    Iranian: { names: ['Persian'] },
    'Kansai Japanese': { names: ['Kansai', 'Osaka'] },
    Korean: { names: ['South Korea'], codes: ['KR'] },
    'Latin American': { names: ['latino', 'Latin America'], codes: ['latam', '419'] },
    'New York City': { names: ['New York'] },
    'New Zealand': { names: ['kiwi', 'New Zealander'], codes: ['NZ', 'NZL'] },
    'Received Pronunciation': { codes: ['rp'] },
    Scottish: { names: ['scots', 'Scotland'] },
    'Southern American': { titles: ['American (South)', 'Southern US', 'US Southern'] },
    Texan: { names: ['Texas'] },
    'US Spanish': { titles: ['American Spanish'] },
    Californian: { names: ['California'] },
    Welsh: { names: ['Wales'] },
  }),
);

/**
 * Synonyms of genders, in English and in the languages with most voices. All are `codes`, not `names`, so that a search
 * for `male` never finds `female` as a similar word.
 */
export const GENDER_SYNONYMS: SynonymTable = new Map(
  Object.entries<Synonyms>({
    Female: {
      codes: [
        ...['f', 'females', 'fem', 'woman', 'women', 'womans', 'lady', 'ladies', 'girl', 'girls', 'feminine'],
        ...['femenino', 'femenina', 'mujer', 'femme', 'féminin', 'frau', 'weiblich', 'mulher', 'donna'],
        ...['女', '女性', '女声', '女聲', '女生', '여성', 'женский', 'महिला'],
      ],
    },
    Male: {
      codes: [
        ...['m', 'males', 'man', 'men', 'mans', 'guy', 'guys', 'boy', 'boys', 'gentleman', 'masculine'],
        ...['masculino', 'hombre', 'homme', 'masculin', 'mann', 'männlich', 'homem', 'uomo'],
        ...['男', '男性', '男声', '男聲', '男生', '남성', 'мужской', 'पुरुष'],
      ],
    },
    Neutral: { codes: ['n', 'gender neutral', 'genderless', 'androgynous'] },
    'Non-binary': { codes: ['nonbinary', 'enby'] },
  }),
);

/** Synonyms of ages, in English. All are `codes`, not `names`, so that a search for one age never finds another as a similar word. */
export const AGE_SYNONYMS: SynonymTable = new Map(
  Object.entries<Synonyms>({
    // The word `young` finds the age `child` as well as `young`, because a search for a young girl may mean a child.
    child: { codes: ['children', 'childlike', 'childish', 'kid', 'kids'], words: ['young'] },
    young: { codes: ['youth', 'youthful', 'younger', 'teen', 'teenage', 'teenager', 'young adult'] },
    adult: { codes: ['adults', 'grown up'] },
    'middle-aged': { codes: ['middle age', 'mature'] },
    old: { codes: ['older', 'senior', 'seniors', 'elderly', 'elder', 'aged'] },
  }),
);

/** Synonyms of providers, by slug: names of the company and of its products, such as Amazon for `polly`. */
export const PROVIDER_SYNONYMS: SynonymTable = new Map(
  Object.entries<Synonyms>({
    azure: { names: ['Microsoft'], titles: ['Microsoft Azure', 'Azure Speech', 'Azure TTS'] },
    edge: { names: ['Microsoft'], titles: ['Microsoft Edge', 'Edge TTS'] },
    elevenlabs: { names: ['Eleven Labs'], codes: ['11labs', '11 labs'] },
    'espeak-ng': { codes: ['espeak'] },
    google: { names: ['Google Cloud'], codes: ['gcp'], titles: ['Google TTS', 'Google Cloud TTS'] },
    openai: { names: ['Open AI', 'ChatGPT'] },
    polly: { names: ['Amazon'], codes: ['aws'], titles: ['Amazon Polly', 'AWS Polly'] },
    'sherpa-mms': { names: ['Meta'], titles: ['Meta MMS', 'Facebook MMS', 'sherpa-onnx'] },
    watson: { codes: ['ibm'], titles: ['IBM Watson'] },
    wellsaid: { titles: ['WellSaid Labs', 'Well Said'] },
    xtts: { names: ['Coqui'], titles: ['Coqui XTTS'] },
  }),
);

/** Synonyms of use cases, by slug: other words for the same use, such as `books` for `audiobook`. */
export const USE_CASE_SYNONYMS: SynonymTable = new Map(
  Object.entries<Synonyms>({
    advertising: { names: ['advertisement', 'commercial', 'commercials'], codes: ['ad', 'ads'] },
    announcements: { names: ['announcement'] },
    assistant: { names: ['virtual assistant', 'voice assistant'] },
    audiobook: { names: ['audio book', 'audiobooks', 'book', 'books'] },
    characters: { names: ['character', 'animation', 'cartoon'] },
    conversational: { names: ['conversation', 'casual chat', 'conversations', 'chat', 'chatbot'] },
    'customer-service': { names: ['call center', 'call centre', 'support', 'customer support'] },
    documentary: { names: ['documentaries'] },
    // All synonyms of `educational` are codes, because codes do not match by prefix: a search for the name Lea must not find `learning`.
    educational: { codes: ['e-learning', 'elearning', 'learning', 'education', 'training', 'informative'] },
    entertainment: { names: ['movie', 'movies', 'film', 'television', 'trailer'] },
    gaming: { names: ['game', 'games', 'videogame'] },
    ivr: { names: ['phone', 'telephone', 'telephony'] },
    meditation: { names: ['relaxation'] },
    narration: { names: ['narrator', 'narrative', 'narrators'] },
    news: { names: ['newscaster', 'newsreader', 'broadcast'] },
    podcast: { names: ['podcasts', 'podcaster'] },
    'social-media': { names: ['tiktok', 'youtube'] },
    sports: { names: ['sport', 'sports commentary'] },
    storytelling: { names: ['story', 'stories', 'storyteller'] },
  }),
);
