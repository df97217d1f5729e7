/** Patterns of the description and the accent id of Cartesia's voices. Source: voice lists of Cartesia, 2024 to 2026. */

/**
 * Pattern of the age before the gender in a voice's description: "Upbeat, mature adult female" → "mature". The
 * description is searched, because a record has no field for the age.
 */
export const AGE_IN_DESCRIPTION =
  /\b(young adult|young|youthful|middle[- ]aged|mature|older|old|elderly|senior|adult)(?=(?:d|-sounding)?,? (?:[\w-]+,? ){0,2}(?:male|female|man|woman|voice)\b)/i;

/**
 * Pattern of the language at the end of a voice's accent id. The language is removed, so that only the accent stays:
 * `canadian-french` → `canadian`.
 */
export const LANGUAGE_IN_ACCENT =
  /-(?:arabic|english|french|italian|japanese|mandarin|portuguese|tamil|thai|urdu|vietnamese)$/;
