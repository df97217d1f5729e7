/**
 * Pattern of the language at the end of a voice's accent id. The language is removed, so that only the accent stays:
 * `canadian-french` → `canadian`.
 */
export const LANGUAGE_IN_ACCENT =
  /-(?:arabic|english|french|italian|japanese|mandarin|portuguese|tamil|thai|urdu|vietnamese)$/;
