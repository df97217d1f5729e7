import { REGIONAL_ACCENTS } from '../../vocabulary/regional-accents.ts';

/** An accent as published, and the region where the accent is spoken (ISO 3166 or UN M.49 code): Castilian, `ES`. */
interface Accent {
  readonly label: string;
  readonly region?: string;
}

/** Accents by the providers' wording, in lower case without diacritics and with blanks for hyphens: `texas` → Texan. */
export const ACCENTS: ReadonlyMap<string, Accent> = new Map(
  REGIONAL_ACCENTS.flatMap(([label, region, ...wordings]) =>
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
