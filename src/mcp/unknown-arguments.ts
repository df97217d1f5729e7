import { findMeant } from '../domain/parameters.ts';
import type { Arguments } from './schemas.ts';

/** Largest number of unknown arguments that one note names. */
const MAX_NAMED = 5;
/** Largest length of an argument's name in a note, in characters; the rest is cut. */
const MAX_NAME_CHARACTERS = 40;

/**
 * Builds a note that names unknown arguments and lists the known ones; undefined if all are known. Unknown arguments are not an error,
 * because clients add arguments of their own. The note names them, because an agent that passes `gender` instead of `genders` would
 * otherwise believe that the result is filtered.
 */
export function noteOnUnknown(tool: string, args: Arguments, known: readonly string[]): string | undefined {
  const unknown = Object.keys(args).filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  const named = unknown.slice(0, MAX_NAMED).map((name) => {
    const meant = findMeant(name, known);
    return name.slice(0, MAX_NAME_CHARACTERS) + (meant ? ` (meant: ${meant}?)` : '');
  });
  const more = unknown.length > MAX_NAMED ? ` and ${unknown.length - MAX_NAMED} more` : '';
  const takes = known.length > 0 ? known.join(', ') : 'no arguments';
  return `Ignored, because ${tool} has no such argument: ${named.join(', ')}${more}. It takes ${takes}.`;
}
