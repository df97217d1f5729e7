/** An accent of the directory's vocabulary, and the region it places a speaker in. */
interface KnownAccent {
  readonly label: string;
  readonly region?: string;
}

/**
 * Wordings of accents that are not simply a nation's adjective (lower case). `null`: the wording names no
 * accent, so that the region's own is used.
 */
export const ACCENTS: ReadonlyMap<string, KnownAccent | null> = new Map<string, KnownAccent | null>([
  ['standard', null],
  ['neutral', null],
  ['modern standard', null],
  // Rime's dialects of some US voices tell of descent and race; neither is an accent.
  ['american heritage', null],
  ['white', null],
  ['peninsular', { label: 'Castilian', region: 'ES' }],
  ['castilian', { label: 'Castilian', region: 'ES' }],
  ['latin american', { label: 'Latin American', region: '419' }],
  // Cartesia's descriptions.
  ['latina', { label: 'Latin American', region: '419' }],
  ['latino', { label: 'Latin American', region: '419' }],
  ['french-canadian', { label: 'Canadian', region: 'CA' }],
  ['quebecois', { label: 'Canadian', region: 'CA' }],
  ['beijing mandarin', { label: 'Beijing Mandarin', region: 'CN' }],
  ['taiwan mandarin', { label: 'Taiwanese', region: 'TW' }],
  // Ids of Cartesia's catalogue.
  ['general american', { label: 'American', region: 'US' }],
  ['southern us', { label: 'Southern American', region: 'US' }],
  ['brazilian portuguese', { label: 'Brazilian', region: 'BR' }],
  ['english', { label: 'British', region: 'GB' }],
  // Rime writes the state, and one nation with a typo.
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
  // Murf writes the country.
  ['scotland', { label: 'Scottish', region: 'GB' }],
  ['welsh', { label: 'Welsh', region: 'GB' }],
  // Speechify's word for the American accent that is of no region.
  ['american-neutral', { label: 'American', region: 'US' }],
  // Speechify's word for a dialect, African American English.
  ['american-african-american', { label: 'African American', region: 'US' }],
  // Hume's; no race is published.
  ['black american', { label: 'American', region: 'US' }],
  ['received pronunciation', { label: 'Received Pronunciation', region: 'GB' }],
  // Piper's names of models.
  ['northern english', { label: 'Northern English', region: 'GB' }],
  ['southern english', { label: 'Southern English', region: 'GB' }],
  ['northern welsh', { label: 'Northern Welsh', region: 'GB' }],
  ['non-native', { label: 'Non-native' }],
  // Places that Rime writes.
  ['kansai', { label: 'Kansai', region: 'JP' }],
  ['montreal', { label: 'Montreal', region: 'CA' }],
  // Of no one country.
  ['caribbean', { label: 'Caribbean' }],
  ['gulf', { label: 'Gulf' }],
  ['transatlantic', { label: 'Transatlantic' }],
]);

/** Accents of regions that are no country, by UN M.49 code. */
export const REGION_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['029', 'Caribbean'],
  ['419', 'Latin American'],
]);
