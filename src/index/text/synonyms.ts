/** Other words for a value: `names` may be found by prefix and typo, `codes` only as they stand. */
export interface Synonyms {
  readonly names?: readonly string[];
  readonly codes?: readonly string[];
  /** Known to filters only. */
  readonly titles?: readonly string[];
  /** Known to searches only. */
  readonly words?: readonly string[];
}

/** By ISO 639 code: what people call a language beside its CLDR name and its own name. */
export const LANGUAGE_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  bn: { names: ['Bengali'] },
  fa: { names: ['Farsi'] },
  fil: { names: ['Tagalog'] },
  nb: { names: ['Norwegian', 'norsk'], codes: ['no', 'nor'] },
  nn: { names: ['Norwegian', 'norsk'], codes: ['no', 'nor'] },
  or: { names: ['Oriya'] },
  // Its own code is taken for the United Kingdom in a search.
  uk: { codes: ['ukr'] },
  wuu: { names: ['Shanghainese'] },
  yue: { names: ['Yue Chinese', '廣東話', '广东话', '粤语'] },
  zh: { names: ['Mandarin', 'Mandarin Chinese', '普通话', '國語', '汉语'] },
};

/** By BCP 47 tag: what a language is called as it is spoken somewhere, beside its CLDR name. */
export const LOCALE_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  'de-CH': { names: ['Schweizerdeutsch', 'Swiss German'] },
  'es-419': { names: ['Latin American'], codes: ['latam', '419'] },
  'fr-CA': { names: ['Québécois', 'Quebec'] },
};

/** Words of a value that mean something else where they stand alone. */
export const MISLEADING_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Latin American': ['american', 'america'],
  'es-419': ['american'],
};

/** By ISO 3166 code: names that world-countries does not list. */
export const COUNTRY_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  AE: { codes: ['UAE'] },
  AR: { words: ['Argentinian', 'Argentinean'] },
  NL: { names: ['Holland'] },
  CZ: { names: ['Czech Republic'] },
  GB: { names: ['Great Britain', 'Britain', 'England'] },
  KR: { names: ['Korea'] },
  MM: { names: ['Burma'] },
  TR: { names: ['Turkey'] },
  US: { names: ['America'] },
};

/** By accent: colloquial words. The codes and names of a nation hold for its adjective anyway. */
export const ACCENT_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  American: { codes: ['yankee'] },
  Australian: { names: ['aussie'], codes: ['oz'] },
  British: { codes: ['brit'], titles: ['English UK'] },
  Argentine: { names: ['Argentinian', 'Argentinean'] },
  Castilian: { names: ['Peninsular', 'Spain'] },
  'Hong Kong': { names: ['Hong Konger'], codes: ['HK', 'HKG'] },
  Irish: { names: ['Ireland'] },
  Kansai: { names: ['Osaka'] },
  Korean: { names: ['South Korea'], codes: ['KR'] },
  'Latin American': { names: ['latino', 'Latin America'], codes: ['latam', '419'] },
  'New York City': { names: ['New York'] },
  'New Zealand': { names: ['kiwi', 'New Zealander'], codes: ['NZ', 'NZL'] },
  'Received Pronunciation': { codes: ['rp'] },
  Scottish: { names: ['scots', 'Scotland'] },
  Texan: { names: ['Texas'] },
  Californian: { names: ['California'] },
  Welsh: { names: ['Wales'] },
};

/**
 * Closed vocabulary: `male` must never be a typo of `female`. The words of the largest languages stand beside the
 * English ones.
 */
export const GENDER_SYNONYMS: Readonly<Record<string, Synonyms>> = {
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
};

export const AGE_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  // Whoever asks for a young girl may well mean a child.
  child: { codes: ['children', 'childlike', 'childish', 'kid', 'kids'], words: ['young'] },
  young: { codes: ['youth', 'youthful', 'younger', 'teen', 'teenage', 'teenager', 'young adult'] },
  adult: { codes: ['adults', 'grown up'] },
  'middle-aged': { codes: ['middle age', 'mature'] },
  old: { codes: ['older', 'senior', 'seniors', 'elderly', 'elder', 'aged'] },
};

/** By slug: the company or product people look for. */
export const PROVIDER_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  azure: { names: ['Microsoft'], titles: ['Microsoft Azure', 'Azure Speech', 'Azure TTS'] },
  edge: { names: ['Microsoft'], titles: ['Microsoft Edge', 'Edge TTS'] },
  elevenlabs: { names: ['Eleven Labs'], codes: ['11labs', '11 labs'] },
  'espeak-ng': { codes: ['espeak'] },
  google: { names: ['Google Cloud'], codes: ['gcp'], titles: ['Google TTS', 'Google Cloud TTS'] },
  openai: { names: ['Open AI', 'ChatGPT'] },
  polly: { names: ['Amazon'], codes: ['aws'], titles: ['Amazon Polly', 'AWS Polly'] },
  watson: { codes: ['ibm'], titles: ['IBM Watson'] },
  xtts: { names: ['Coqui'], titles: ['Coqui XTTS'] },
};

export const USE_CASE_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  advertising: { names: ['advertisement', 'commercial', 'commercials'], codes: ['ad', 'ads'] },
  announcements: { names: ['announcement'] },
  assistant: { names: ['virtual assistant', 'voice assistant'] },
  audiobook: { names: ['audio book', 'audiobooks', 'book', 'books'] },
  characters: { names: ['character', 'animation', 'cartoon'] },
  conversational: { names: ['conversation', 'casual chat', 'conversations', 'chat', 'chatbot'] },
  'customer-service': { names: ['call center', 'call centre', 'support', 'customer support'] },
  documentary: { names: ['documentaries'] },
  // As they stand: Léa is a name, and learning begins with it.
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
};
