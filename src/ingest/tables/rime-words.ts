/** Exceptions in Rime's list. Source: the voice list and documentation of Rime, August 2026. */

/** Genres that recommend a voice for everything. */
export const ANY_GENRE: ReadonlySet<string> = new Set(['Any', 'General']);

/** Dialects that are words for descent or race, which are no accents. */
export const DESCENT = /heritage|latin[ao]|asian|black|white|african american/i;

/** Dialects that need their country to be understood. */
export const DIALECTS: ReadonlyMap<string, string> = new Map([
  ['Southern', 'Southern US'],
  ['US', 'American'],
]);

/**
 * Rows `speaker/model/language` whose description contradicts the language. Rime's documentation withholds them too.
 */
export const WRONG_DESCRIPTIONS: ReadonlySet<string> = new Set(
  `alfhild/coda/eng lucia/mistv2/spa lucia/mistv3/spa pola/arcana/eng pola/coda/eng pola/mistv3/eng
  potrero/coda/eng solana/coda/eng yukiko/coda/eng`.split(/\s+/),
);

/** Speakers of two words whose given name comes first, unlike all others, whose surname does. */
export const GIVEN_NAME_FIRST: ReadonlySet<string> = new Set(['cove_extra', 'johnny_jackson', 'mesa_extra']);
