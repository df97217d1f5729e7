/**
 * Correct spellings by the provider's spelling in lower case, for styles that a provider misspells or writes as one
 * word: `callcenter` → `call center`. Source: providers' lists, November 2026.
 */
export const STYLE_SPELLINGS: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  // Azure writes styles without blanks, because they are SSML identifiers.
  ['customerservice', 'customer service'],
  ['callcenter', 'call center'],
  ['livecommercial', 'live commercial'],
  // ElevenLabs writes this typo for two premade voices.
  ['childlish', 'childish'],
]);
