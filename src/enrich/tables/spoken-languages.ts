/** Languages of countries that world-countries lacks, or files under one of their dialects only. Keys are ISO 3166 codes. */
export const SPOKEN_LANGUAGES: ReadonlyMap<string, readonly string[]> = new Map([
  // Austro-Bavarian.
  ['AT', ['de']],
  // Swiss German.
  ['CH', ['de']],
  // World-countries lists official languages; CLDR has es-US, and providers speak it.
  ['US', ['es']],
  // Official in states; world-countries has those of the union, and Tamil.
  ['IN', ['as', 'bn', 'gu', 'kn', 'ml', 'mr', 'or', 'pa', 'te', 'ur']],
]);
