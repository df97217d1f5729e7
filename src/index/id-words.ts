import { tokenize } from './text.ts';

/** A key of a database rather than something a person wrote: long, with digits among the letters. */
const OPAQUE = /^(?=.*\d)[A-Za-z0-9]{16,}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Longest readable id; what is longer is found as a whole only. */
const MAX_ID_CHARACTERS = 100;

/** Codes of language and region, which the locale says better. */
const CODE = /^[a-z]{1,3}$/;

/**
 * The words in a native id, `JennyNeural` being two. None for opaque ids: they would swell the
 * vocabulary by a word a voice, and nobody types a part of one.
 */
export function idWords(id: string): string[] {
  if (isOpaque(id)) return [];
  return [...new Set(tokenize(takeApart(id)))].filter((word) => !CODE.test(word));
}

/** Words of a native id that are several: `jennyneural`. */
export function idCompounds(id: string): string[] {
  if (isOpaque(id)) return [];
  const parts = new Set(tokenize(takeApart(id)));
  return [...new Set(tokenize(id))].filter((word) => !parts.has(word));
}

function isOpaque(id: string): boolean {
  return id.length > MAX_ID_CHARACTERS || OPAQUE.test(id) || UUID.test(id);
}

function takeApart(id: string): string {
  return id.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
