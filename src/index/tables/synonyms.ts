/** Other words for a value: `names` may be found by prefix and typo, `codes` only as they stand. */
export interface Synonyms {
  readonly names?: readonly string[];
  readonly codes?: readonly string[];
  /** Known to filters only. */
  readonly titles?: readonly string[];
}

/** By ISO 639 code: what people call a language beside its CLDR name and its own name. */
export const LANGUAGE_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  bn: { names: ['Bengali'] },
  fa: { names: ['Farsi'] },
  fil: { names: ['Tagalog'] },
  nb: { names: ['Norwegian', 'norsk'], codes: ['no', 'nor'] },
  nn: { names: ['Norwegian', 'norsk'], codes: ['no', 'nor'] },
  or: { names: ['Oriya'] },
  wuu: { names: ['Shanghainese'] },
  yue: { names: ['Yue Chinese', '廣東話', '广东话', '粤语'] },
  zh: { names: ['Mandarin', 'Mandarin Chinese', '普通话', '國語', '汉语'] },
};

/** By ISO 3166 code: names that world-countries does not list. */
export const COUNTRY_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  AE: { codes: ['UAE'] },
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
  British: { names: ['brit', 'English UK'] },
  Castilian: { names: ['Peninsular', 'Spain'] },
  'New Zealand': { names: ['kiwi'] },
  Scottish: { names: ['scots', 'Scotland'] },
  Welsh: { names: ['Wales'] },
};

/** Closed vocabulary: `male` must never be a typo of `female`. */
export const GENDER_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  Female: { codes: ['f', 'woman', 'women', 'lady', 'girl', 'feminine'] },
  Male: { codes: ['m', 'man', 'men', 'guy', 'boy', 'masculine'] },
  Neutral: { codes: ['n', 'gender neutral'] },
  'Non-binary': { codes: ['nonbinary', 'enby'] },
};

export const AGE_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  child: { codes: ['children', 'kid', 'kids'] },
  young: { codes: ['youth', 'teen', 'young adult'] },
  adult: { codes: ['grown up'] },
  'middle-aged': { codes: ['middle age', 'mature'] },
  old: { codes: ['older', 'senior', 'elderly', 'elder'] },
};

/** By slug: the company or product people look for. */
export const PROVIDER_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  azure: { names: ['Microsoft'] },
  elevenlabs: { names: ['Eleven Labs'], codes: ['11labs'] },
  google: { codes: ['gcp'] },
  polly: { names: ['Amazon'], codes: ['aws'] },
};

export const USE_CASE_SYNONYMS: Readonly<Record<string, Synonyms>> = {
  advertising: { names: ['advertisement', 'commercial'] },
  audiobook: { names: ['audio book'] },
  conversational: { names: ['conversation', 'casual chat'] },
  'customer-service': { names: ['call center', 'support'] },
  narration: { names: ['narrator', 'narrative'] },
  storytelling: { names: ['story', 'storyteller'] },
};
