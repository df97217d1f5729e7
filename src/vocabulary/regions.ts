/** Group of countries that people search by one word, such as Scandinavia. */
export interface WorldRegion {
  /** ISO 3166-1 codes of the countries. */
  readonly countries: readonly string[];
  /** Codes of the languages that are at home in the region and hardly elsewhere. */
  readonly languages: readonly string[];
}

const codes = (text: string) => text.split(/\s+/).filter(Boolean);
const region = (countries: string, languages = ''): WorldRegion => ({
  countries: codes(countries),
  languages: codes(languages),
});

/** Groups of countries by key. Source: UN M.49, and usage for groups that it does not have (Nordic, Baltic, Gulf). */
export const WORLD_REGIONS: ReadonlyMap<string, WorldRegion> = new Map([
  ['nordic', region('DK FI FO GL IS NO SE AX', 'da fi fo is nb nn no se sv kl')],
  ['scandinavia', region('DK NO SE', 'da nb nn no sv')],
  ['baltic', region('EE LT LV', 'et lt lv ltg')],
  ['latin-america', region('AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE 419')],
  ['dach', region('DE AT CH LI', 'gsw')],
  ['mena', region('AE BH DZ EG IL IQ IR JO KW LB LY MA OM PS QA SA SY TN YE', 'ar fa he')],
  ['australia-new-zealand', region('AU NZ', 'mi')],
  [
    'asia-pacific',
    region(`AU BD BN CN FJ HK ID IN JP KH KR LA LK MM MN MO MY NP NZ PG PH PK SG TH TL TW VN`),
  ],
  ['gulf', region('AE BH KW OM QA SA')],
  ['levant', region('IL JO LB PS SY', 'he')],
  ['north-africa', region('DZ EG LY MA SD TN MR')],
  ['middle-east', region('AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE', 'ar fa he tr ku')],
  ['south-asia', region('BD IN LK NP PK BT MV AF', 'bn gu hi kn ml mr ne or pa si ta te ur as')],
  ['south-india', region('', 'kn ml ta tcy te')],
  ['southeast-asia', region('BN ID KH LA MM MY PH SG TH TL VN', 'fil id jv km lo ms my su th vi')],
  ['east-asia', region('CN HK JP KR MN MO TW', 'ja ko zh yue mn')],
  ['central-asia', region('KG KZ TJ TM UZ', 'kk ky tg tk uz')],
  [
    'africa',
    region(
      'DZ EG LY MA SD TN ET KE NG GH SO TZ UG ZA ZW CD CM SN RW',
      'af am ha ig so sw xh yo zu rw sn st tn',
    ),
  ],
  [
    'europe',
    region(
      `AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA`,
    ),
  ],
  ['eastern-europe', region('BG BY CZ HU MD PL RO RU SK UA', 'be bg cs hu pl ro ru sk uk')],
  ['balkans', region('AL BA BG GR HR ME MK RS SI XK', 'bg bs el hr mk sq sl sr')],
  ['iberia', region('ES PT AD', 'ca eu gl')],
  ['benelux', region('BE LU NL', 'nl lb')],
  ['caribbean', region('BB BS CU DO HT JM PR TT 029', 'ht')],
  ['oceania', region('AU FJ NZ PG WS', 'mi sm')],
  ['north-america', region('CA MX US')],
  ['south-america', region('AR BO BR CL CO EC GY PE PY SR UY VE', 'qu gn')],
  ['central-america', region('BZ CR GT HN NI PA SV')],
]);
