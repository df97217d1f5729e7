import { listTable } from '../list-table.ts';

/** Words and rows of Rime's list that need special treatment. Source: the voice list and documentation of Rime, August 2026. */

/** Values of the field `genre` that are not use cases, because they recommend a voice for any purpose. */
export const ANY_GENRE: ReadonlySet<string> = new Set(['Any', 'General']);

/** Pattern of dialects that state ancestry or race and therefore are not accents: "Chinese Heritage". */
export const DESCENT = /heritage|latin[ao]|asian|^(?:black|white)$/i;

/** Rows of Rime's list, written as speaker/model/language, whose description contradicts the row's language. */
export const WRONG_DESCRIPTIONS = listTable('rime', 'wrong-descriptions');

/** Speakers whose id starts with the given name; in other ids, the family name comes first. */
export const GIVEN_NAME_FIRST = listTable('rime', 'given-name-first');
