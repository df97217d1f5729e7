/** Patterns of Cartesia's texts. Source: voice lists of Cartesia, 2024 to 2026. */

/**
 * Pattern of the age before the gender in a description: "Upbeat, mature adult female". The description is searched,
 * because a record has no field for the age.
 */
export const AGE_IN_DESCRIPTION =
  /\b(young adult|young|youthful|middle[- ]aged|mature|older|old|elderly|senior|adult)(?=(?:d|-sounding)?,? (?:[\w-]+,? ){0,2}(?:male|female|man|woman|voice)\b)/i;

/**
 * Pattern of the language at the end of an accent's id (`canadian-french`; `southern-us` has none). The language is
 * removed, so that the accent is left.
 */
export const LANGUAGE_IN_ACCENT =
  /-(?:arabic|english|french|italian|japanese|mandarin|portuguese|tamil|thai|urdu|vietnamese)$/;
