/** Words of providers' styles that are written together or wrong, and how a person reads them (lower case). */
export const STYLE_WORDS: ReadonlyMap<string, string> = new Map([
  // Azure's styles are names in SSML.
  ['customerservice', 'customer service'],
  ['callcenter', 'call center'],
  ['livecommercial', 'live commercial'],
  // Two premade voices of ElevenLabs.
  ['childlish', 'childish'],
]);
