/** An accent as published, and the region where the accent is spoken (ISO 3166 or UN M.49 code): Castilian, `ES`. */
interface Accent {
  readonly label: string;
  readonly region?: string;
}

/** Published label, region (empty for an accent of several countries), then the providers' wordings in lower case without diacritics. */
type Row = readonly [label: string, region: string, ...wordings: Lowercase<string>[]];

/**
 * Accents that are not called by their country's adjective: by a city or part of the country, by a people, or by a word
 * of their own, such as Cockney. Several wordings of one accent share a label, so that a filter by accent finds all of
 * its voices. Sources: providers' lists, and lists of English, Spanish, German, Italian, Chinese and Arabic dialects,
 * November 2026.
 */
const ROWS: readonly Row[] = [
  ['British', 'GB', 'english', 'queens english', "queen's english", "king's english", 'bbc english'],
  ['Received Pronunciation', 'GB', 'received pronunciation', 'rp', 'posh british'],
  ['Scottish', 'GB', 'scottish', 'scotland', 'scots'],
  ['Glaswegian', 'GB', 'glaswegian', 'glasgow'],
  ['Welsh', 'GB', 'welsh', 'wales'],
  ['Northern Irish', 'GB', 'northern irish', 'northern ireland', 'ulster', 'belfast'],
  ['Cockney', 'GB', 'cockney', 'east london', 'east end'],
  ['Estuary English', 'GB', 'estuary', 'estuary english'],
  ['London', 'GB', 'london', 'londoner', 'south london', 'multicultural london english'],
  ['Scouse', 'GB', 'scouse', 'liverpool', 'liverpudlian'],
  ['Geordie', 'GB', 'geordie', 'newcastle', 'tyneside'],
  ['Brummie', 'GB', 'brummie'],
  ['Mancunian', 'GB', 'mancunian', 'manchester'],
  ['Lancashire', 'GB', 'lancashire'],
  ['Yorkshire', 'GB', 'yorkshire'],
  ['West Midlands', 'GB', 'west midlands', 'black country'],
  ['East Midlands', 'GB', 'east midlands'],
  ['East Anglian', 'GB', 'east anglian', 'east anglia'],
  ['West Country', 'GB', 'west country', 'somerset', 'bristolian'],
  ['Cornish', 'GB', 'cornish', 'cornwall'],
  ['Dublin', 'IE', 'dublin', 'dubliner'],
  // Cartesia's ids of accents are looked up with blanks for hyphens: `general-american` → `general american`.
  ['American', 'US', 'general american', 'mainstream american'],
  // Hume's accent "Black American" is published as American, so that the directory does not publish the speaker's race.
  ['American', 'US', 'black american'],
  // Speechify's wording for the dialect African American English.
  ['African American', 'US', 'american african american'],
  ['Southern American', 'US', 'deep south'],
  ['Midwestern American', 'US', 'midwest', 'midwestern'],
  ['Appalachian', 'US', 'appalachian', 'appalachia'],
  ['Boston', 'US', 'boston', 'bostonian'],
  ['Cajun', 'US', 'cajun'],
  // Rime's field `dialect` may hold a US state or city: "California", "New York".
  ['Californian', 'US', 'california', 'californian'],
  ['Chicago', 'US', 'chicago', 'chicagoan'],
  ['Hawaiian', 'US', 'hawaiian', 'hawaii'],
  ['New England', 'US', 'new england'],
  ['New Jersey', 'US', 'new jersey'],
  ['New York', 'US', 'new york', 'new york city', 'new yorker', 'nyc', 'brooklyn', 'bronx'],
  ['Philadelphia', 'US', 'philadelphia'],
  ['Texan', 'US', 'texan', 'texas'],
  ['Canadian', 'CA', 'quebec', 'quebecois', 'quebecer'],
  ['Montreal', 'CA', 'montreal'],
  ['Acadian', 'CA', 'acadian'],
  ['Newfoundland', 'CA', 'newfoundland', 'newfie'],
  ['Australian', 'AU', 'aussie'],
  ['New Zealand', 'NZ', 'kiwi', 'new zealander'],
  ['Castilian', 'ES', 'castilian', 'peninsular', 'castellano', 'european spanish', 'iberian spanish'],
  ['Andalusian', 'ES', 'andalusian', 'andaluz', 'andalucia', 'andalusia'],
  ['Basque', 'ES', 'basque'],
  ['Canarian', 'ES', 'canarian', 'canary islands', 'canario'],
  ['Catalan', 'ES', 'catalan', 'catalonia'],
  ['Galician', 'ES', 'galician', 'galicia'],
  [
    'Latin American',
    '419',
    'latin american',
    'latin america',
    'latam',
    'latin',
    'latino',
    'latina',
    'american spanish',
  ],
  // Rime writes this misspelling (2026).
  ['Ecuadorian', 'EC', 'equadorian'],
  ['Argentine', 'AR', 'argentinian', 'argentinean'],
  ['Porteño', 'AR', 'porteno', 'buenos aires'],
  // The Spanish of the Río de la Plata is spoken in Argentina and Uruguay.
  ['Rioplatense', '', 'rioplatense', 'river plate'],
  ['Carioca', 'BR', 'carioca', 'rio de janeiro'],
  ['Paulista', 'BR', 'paulista', 'paulistano', 'sao paulo'],
  ['Portuguese', 'PT', 'european portuguese', 'iberian portuguese'],
  ['Azorean', 'PT', 'azorean', 'azores'],
  ['Parisian', 'FR', 'parisian'],
  ['French', 'FR', 'european french', 'metropolitan french'],
  ['Corsican', 'FR', 'corsican'],
  ['Provençal', 'FR', 'provencal', 'marseille'],
  ['Belgian', 'BE', 'flemish', 'flanders', 'walloon'],
  ['Bavarian', 'DE', 'bavarian', 'bavaria', 'bayerisch', 'bairisch'],
  ['Berlin', 'DE', 'berlin', 'berliner'],
  ['Cologne', 'DE', 'cologne', 'kolsch'],
  ['Saxon', 'DE', 'saxon', 'sachsisch'],
  ['Swabian', 'DE', 'swabian', 'schwabisch'],
  ['Swiss', 'CH', 'schweizerdeutsch', 'schwyzerdutsch'],
  ['Tyrolean', 'AT', 'tyrolean', 'tyrolese', 'tirol'],
  ['Viennese', 'AT', 'viennese', 'vienna', 'wienerisch'],
  ['Milanese', 'IT', 'milanese', 'milan'],
  ['Neapolitan', 'IT', 'neapolitan', 'naples', 'napoletano'],
  ['Roman', 'IT', 'roman', 'romanesco', 'rome'],
  ['Sardinian', 'IT', 'sardinian', 'sardinia'],
  ['Sicilian', 'IT', 'sicilian', 'sicily'],
  ['Tuscan', 'IT', 'tuscan', 'tuscany', 'florentine'],
  ['Venetian', 'IT', 'venetian', 'veneto'],
  ['Muscovite', 'RU', 'muscovite', 'moscow'],
  ['Macedonian', 'MK', 'north macedonian'],
  ['Beijing Mandarin', 'CN', 'beijing', 'beijing mandarin', 'pekingese'],
  ['Northeastern Mandarin', 'CN', 'dongbei', 'northeastern mandarin'],
  ['Shanghainese', 'CN', 'shanghainese', 'shanghai'],
  ['Sichuan', 'CN', 'sichuan', 'sichuanese', 'szechuan', 'szechwan'],
  ['Chinese', 'CN', 'mainland', 'mainland chinese', 'mainland mandarin'],
  ['Taiwanese', 'TW', 'taiwan mandarin', 'taiwanese mandarin'],
  // Cantonese and Min are spoken in China and beyond it.
  ['Cantonese', '', 'cantonese'],
  ['Hokkien', '', 'hokkien', 'min nan'],
  ['Kansai Japanese', 'JP', 'kansai', 'kansai japanese', 'osaka', 'osaka-ben'],
  ['Tokyo Japanese', 'JP', 'tokyo'],
  ['Korean', 'KR', 'south korean'],
  ['Hyderabadi', 'IN', 'hyderabadi', 'hyderabad'],
  ['Iranian', 'IR', 'persian'],
  ['Filipino', 'PH', 'pinoy'],
  ['Hejazi', 'SA', 'hejazi', 'hijazi'],
  ['Najdi', 'SA', 'najdi', 'riyadh'],
  ['Gulf', '', 'gulf', 'khaleeji', 'khaliji'],
  ['Levantine', '', 'levantine', 'shami'],
  ['Maghrebi', '', 'maghrebi', 'maghribi', 'darija'],
  ['Caribbean', '', 'caribbean', 'west indian'],
  ['Transatlantic', '', 'transatlantic', 'mid atlantic'],
  ['Non-native', '', 'non native'],
  // "South" and "Central" before "American" name the continent, not a part of the United States.
  ['North American', '', 'north american'],
  ['South American', '', 'south american'],
  ['Central American', '', 'central american'],
];

/** Accents by the providers' wording, in lower case without diacritics and with blanks for hyphens: `texas` → Texan. */
export const ACCENTS: ReadonlyMap<string, Accent> = new Map(
  ROWS.flatMap(([label, region, ...wordings]) =>
    wordings.map((wording) => [wording, region ? { label, region } : { label }] as const),
  ),
);

/**
 * Wordings that name no accent, or the standard form of the language: "standard", "High German". The accent of such a
 * voice is inferred from its locale. Rime writes the speaker's descent ("American Heritage") or race ("White") into its
 * field `dialect`. Source: providers' lists, November 2026.
 */
export const NO_ACCENTS: ReadonlySet<string> = new Set<Lowercase<string>>([
  'american heritage',
  'classical',
  'default',
  'fusha',
  'general',
  'high',
  'mainstream',
  'modern standard',
  'msa',
  'native',
  'neutral',
  'normal',
  'standard',
  'unaccented',
  'white',
]);

/** Words for descent, which name no accent of a speaker: "a Latino man" may speak any English. Source: descriptions of Rime's voices, 2026. */
export const DESCENT: ReadonlySet<string> = new Set<Lowercase<string>>(['latin', 'latina', 'latino']);

/**
 * Accents by language and region, where the region's adjective is not the usual name of the accent. "American Spanish"
 * also means the Spanish of all America, so that the Spanish of the United States has the name that Amazon Polly gives
 * it. Cantonese is the language of Hong Kong and Macau, and one of many in China.
 */
export const LOCALE_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['es-ES', 'Castilian'],
  ['es-US', 'US Spanish'],
  ['yue-CN', 'Cantonese'],
  ['yue-HK', 'Hong Kong'],
  ['yue-MO', 'Macanese'],
]);

/**
 * Accents by the UN M.49 code of a region that comprises several countries: `419` → Latin American. Source: the region
 * codes in providers' locales, November 2026.
 */
export const REGION_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['029', 'Caribbean'],
  ['419', 'Latin American'],
]);
