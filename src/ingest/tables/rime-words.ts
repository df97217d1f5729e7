/** Words and rows of Rime's list that need special treatment. Source: the voice list and documentation of Rime, August 2026. */

/** Values of the field `genre` that give no use case, because such a genre recommends a voice for everything. */
export const ANY_GENRE: ReadonlySet<string> = new Set(['Any', 'General']);

/** Pattern of dialects that are words for descent or race. Such a dialect gives no accent: "Chinese Heritage". */
export const DESCENT = /heritage|latin[ao]|asian|black|white|african american/i;

/**
 * Rows of Rime's list, written as speaker/model/language, whose description is dropped, because the description
 * contradicts the row's language. Rime's documentation omits the description of each of these rows as well.
 */
export const WRONG_DESCRIPTIONS: ReadonlySet<string> = new Set(
  `alfhild/coda/eng lucia/mistv2/spa lucia/mistv3/spa pola/arcana/eng pola/coda/eng pola/mistv3/eng
  potrero/coda/eng solana/coda/eng yukiko/coda/eng`.split(/\s+/),
);

/** Speakers whose name begins with the given name. Any other speaker's name of two words begins with the surname: `andersen_johan`. */
export const GIVEN_NAME_FIRST: ReadonlySet<string> = new Set(['cove_extra', 'johnny_jackson', 'mesa_extra']);
