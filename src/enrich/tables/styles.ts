/**
 * Spellings of styles that providers misspell or write as one word (lower case). Source: providers' lists, November
 * 2026.
 */
export const STYLE_SPELLINGS: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  // Azure writes styles without blanks, because they are SSML identifiers.
  ['customerservice', 'customer service'],
  ['callcenter', 'call center'],
  ['livecommercial', 'live commercial'],
  // ElevenLabs writes this typo for two premade voices.
  ['childlish', 'childish'],
]);
