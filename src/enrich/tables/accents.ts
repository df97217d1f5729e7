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
  // Of no one country.
  ['transatlantic', { label: 'Transatlantic' }],
]);
