/** Words and rows of Rime's list that are exceptions. Source: the voice list and documentation of Rime, August 2026. */

/** Genres that recommend a voice for everything. */
export const ANY_GENRE: ReadonlySet<string> = new Set(['Any', 'General']);

/** Dialects that are words for descent or race, which are no accents. */
export const DESCENT = /heritage|latin[ao]|asian|black|white|african american/i;

/** Accents by dialect, because these dialects name no accent by themselves. */
export const DIALECTS: ReadonlyMap<string, string> = new Map([
  ['Southern', 'Southern US'],
  ['US', 'American'],
]);

/**
 * Rows `speaker/model/language` whose description is dropped, because it contradicts the language. Rime's documentation
 * leaves these descriptions out as well.
 */
export const WRONG_DESCRIPTIONS: ReadonlySet<string> = new Set(
  `alfhild/coda/eng lucia/mistv2/spa lucia/mistv3/spa pola/arcana/eng pola/coda/eng pola/mistv3/eng
  potrero/coda/eng solana/coda/eng yukiko/coda/eng`.split(/\s+/),
);

/** Speakers whose two words begin with the given name. The exceptions are listed, because all others begin with the surname. */
export const GIVEN_NAME_FIRST: ReadonlySet<string> = new Set(['cove_extra', 'johnny_jackson', 'mesa_extra']);
