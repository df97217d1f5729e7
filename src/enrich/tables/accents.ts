/** An accent as published, and the region where the accent is spoken (ISO 3166 or UN M.49 code): Castilian, `ES`. */
interface Accent {
  readonly label: string;
  readonly region?: string;
}

/**
 * Accents by the provider's wording in lower case, for wordings that are not a country's demonym: `texan` → Texan. The
 * value `null` marks a wording that names no accent (`standard`); the accent of such a voice is inferred from its
 * locale. Source: providers' lists, November 2026.
 */
export const ACCENTS: ReadonlyMap<string, Accent | null> = new Map<Lowercase<string>, Accent | null>([
  ['standard', null],
  ['neutral', null],
  ['modern standard', null],
  // Rime writes the speaker's descent ("American Heritage") or race ("White") into its field `dialect`; neither is an accent.
  ['american heritage', null],
  ['white', null],
  ['peninsular', { label: 'Castilian', region: 'ES' }],
  ['castilian', { label: 'Castilian', region: 'ES' }],
  ['latin american', { label: 'Latin American', region: '419' }],
  // Cartesia's descriptions name accents in such words: "clear Latina female", "French-Canadian female voice".
  ['latina', { label: 'Latin American', region: '419' }],
  ['latino', { label: 'Latin American', region: '419' }],
  ['french-canadian', { label: 'Canadian', region: 'CA' }],
  ['quebecois', { label: 'Canadian', region: 'CA' }],
  ['beijing mandarin', { label: 'Beijing Mandarin', region: 'CN' }],
  ['taiwan mandarin', { label: 'Taiwanese', region: 'TW' }],
  // Cartesia's ids of accents are looked up with blanks for hyphens: `general-american` → `general american`.
  ['general american', { label: 'American', region: 'US' }],
  ['southern us', { label: 'Southern American', region: 'US' }],
  ['brazilian portuguese', { label: 'Brazilian', region: 'BR' }],
  ['english', { label: 'British', region: 'GB' }],
  // Rime's field `dialect` may hold a US state or city ("California", "New York") or the misspelling "Equadorian".
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
  // Murf's field `accent` holds the names of countries: "Scotland" for the Scottish accent.
  ['scotland', { label: 'Scottish', region: 'GB' }],
  ['welsh', { label: 'Welsh', region: 'GB' }],
  // Speechify's tag `accent:american-neutral` means an American accent that belongs to no particular part of the US.
  ['american-neutral', { label: 'American', region: 'US' }],
  // Speechify's wording for the dialect African American English.
  ['american-african-american', { label: 'African American', region: 'US' }],
  // Hume's accent "Black American" is published as American, so that the directory does not publish the speaker's race.
  ['black american', { label: 'American', region: 'US' }],
  ['received pronunciation', { label: 'Received Pronunciation', region: 'GB' }],
  // Wordings in the names of Piper's models.
  ['northern english', { label: 'Northern English', region: 'GB' }],
  ['southern english', { label: 'Southern English', region: 'GB' }],
  ['northern welsh', { label: 'Northern Welsh', region: 'GB' }],
  ['non-native', { label: 'Non-native' }],
  // Rime's field `dialect` may also hold a city or region of another country: "Montreal", "Kansai".
  ['kansai', { label: 'Kansai', region: 'JP' }],
  ['montreal', { label: 'Montreal', region: 'CA' }],
  // Accents without `region`, because each of them is spoken in several countries.
  ['caribbean', { label: 'Caribbean' }],
  ['gulf', { label: 'Gulf' }],
  ['transatlantic', { label: 'Transatlantic' }],
]);

/**
 * Accents by the UN M.49 code of a region that comprises several countries: `419` → Latin American. Source: the region
 * codes in providers' locales, November 2026.
 */
export const REGION_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['029', 'Caribbean'],
  ['419', 'Latin American'],
]);
