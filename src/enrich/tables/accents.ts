/** An accent of the directory's vocabulary, and the region (ISO 3166 or UN M.49) where it is spoken. */
interface Accent {
  readonly label: string;
  readonly region?: string;
}

/**
 * Accents by provider wording (lower case), for wordings that are not a demonym. A `null` marks a wording that
 * names no accent, so that the accent of the region is used. Source: providers' lists, November 2026.
 */
export const ACCENTS: ReadonlyMap<string, Accent | null> = new Map<Lowercase<string>, Accent | null>([
  ['standard', null],
  ['neutral', null],
  ['modern standard', null],
  // Rime's dialects of some US voices are words for descent or race, which are no accents.
  ['american heritage', null],
  ['white', null],
  ['peninsular', { label: 'Castilian', region: 'ES' }],
  ['castilian', { label: 'Castilian', region: 'ES' }],
  ['latin american', { label: 'Latin American', region: '419' }],
  // Wordings of Cartesia's descriptions.
  ['latina', { label: 'Latin American', region: '419' }],
  ['latino', { label: 'Latin American', region: '419' }],
  ['french-canadian', { label: 'Canadian', region: 'CA' }],
  ['quebecois', { label: 'Canadian', region: 'CA' }],
  ['beijing mandarin', { label: 'Beijing Mandarin', region: 'CN' }],
  ['taiwan mandarin', { label: 'Taiwanese', region: 'TW' }],
  // Ids of Cartesia's catalogue of accents.
  ['general american', { label: 'American', region: 'US' }],
  ['southern us', { label: 'Southern American', region: 'US' }],
  ['brazilian portuguese', { label: 'Brazilian', region: 'BR' }],
  ['english', { label: 'British', region: 'GB' }],
  // Rime states US states and cities in the place of an accent, and misspells one demonym (`equadorian`).
  ['california', { label: 'Californian', region: 'US' }],
  ['californian', { label: 'Californian', region: 'US' }],
  ['texan', { label: 'Texan', region: 'US' }],
  ['equadorian', { label: 'Ecuadorian', region: 'EC' }],
  ['new york', { label: 'New York', region: 'US' }],
  ['new york city', { label: 'New York', region: 'US' }],
  ['us southern', { label: 'Southern American', region: 'US' }],
  ['southern american', { label: 'Southern American', region: 'US' }],
  ['us midwestern', { label: 'Midwestern American', region: 'US' }],
  ['us northeast', { label: 'Northeastern American', region: 'US' }],
  ['scottish', { label: 'Scottish', region: 'GB' }],
  // Murf states a country's name in the place of an accent.
  ['scotland', { label: 'Scottish', region: 'GB' }],
  ['welsh', { label: 'Welsh', region: 'GB' }],
  // Speechify's wording for an American accent of no region.
  ['american-neutral', { label: 'American', region: 'US' }],
  // Speechify's wording for the dialect African American English.
  ['american-african-american', { label: 'African American', region: 'US' }],
  // Hume's wording, published without the race.
  ['black american', { label: 'American', region: 'US' }],
  ['received pronunciation', { label: 'Received Pronunciation', region: 'GB' }],
  // Wordings in the names of Piper's models.
  ['northern english', { label: 'Northern English', region: 'GB' }],
  ['southern english', { label: 'Southern English', region: 'GB' }],
  ['northern welsh', { label: 'Northern Welsh', region: 'GB' }],
  ['non-native', { label: 'Non-native' }],
  // Rime states a city or region in the place of an accent.
  ['kansai', { label: 'Kansai', region: 'JP' }],
  ['montreal', { label: 'Montreal', region: 'CA' }],
  // Accents of more than one country.
  ['caribbean', { label: 'Caribbean' }],
  ['gulf', { label: 'Gulf' }],
  ['transatlantic', { label: 'Transatlantic' }],
]);

/**
 * Accents by the UN M.49 code of a region that is no country. Source: the codes in providers' lists, November 2026.
 */
export const REGION_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['029', 'Caribbean'],
  ['419', 'Latin American'],
]);
