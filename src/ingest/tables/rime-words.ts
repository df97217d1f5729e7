import { listTable } from '../list-table.ts';

/** Words and rows of Rime's list that need special treatment. Source: the voice list and documentation of Rime, August 2026. */

/** Values of the field `genre` that give no use case, because such a genre recommends a voice for everything. */
export const ANY_GENRE: ReadonlySet<string> = new Set(['Any', 'General']);

/** Pattern of dialects that are words for descent or race. Such a dialect gives no accent: "Chinese Heritage". */
export const DESCENT = /heritage|latin[ao]|asian|black|white|african american/i;

/** Rows of Rime's list, written as speaker/model/language, whose description contradicts the row's language. */
export const WRONG_DESCRIPTIONS = listTable('rime', 'wrong-descriptions');

/** Speakers whose name begins with the given name. */
export const GIVEN_NAME_FIRST = listTable('rime', 'given-name-first');
