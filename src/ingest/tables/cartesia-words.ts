/** Patterns of Cartesia's texts. Source: voice lists of Cartesia, 2024 to 2026. */

/**
 * Age before the gender in a description, as in "Upbeat, mature adult female", because a record has no field for it.
 */
export const AGE_IN_DESCRIPTION =
  /\b(young adult|young|youthful|middle[- ]aged|mature|older|old|elderly|senior|adult)(?=(?:d|-sounding)?,? (?:[\w-]+,? ){0,2}(?:male|female|man|woman|voice)\b)/i;

/** Language at the end of an id in Cartesia's catalogue of accents: `canadian-french`, but `southern-us` has none. */
export const LANGUAGE_IN_ACCENT =
  /-(?:arabic|english|french|italian|japanese|mandarin|portuguese|tamil|thai|urdu|vietnamese)$/;
