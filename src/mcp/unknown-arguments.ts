import type { Arguments } from './schemas.ts';

/** Unknown arguments that are named, and how much of each name: enough to see what was meant. */
const MAX_NAMED = 5;
const MAX_NAME_CHARACTERS = 40;
/** Shorter beginnings are in too many names. */
const MIN_COMMON_CHARACTERS = 3;

/**
 * Says which arguments a tool does not know, and what it takes: an agent that filters by `gender` must not take the
 * voices of both for an answer. They are no fault, since clients add some of their own.
 */
export function noteOnUnknown(tool: string, args: Arguments, known: readonly string[]): string | undefined {
  const unknown = Object.keys(args).filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  const named = unknown.slice(0, MAX_NAMED).map((name) => {
    const meant = known.find((other) => isAlike(name, other));
    return name.slice(0, MAX_NAME_CHARACTERS) + (meant ? ` (meant: ${meant}?)` : '');
  });
  const more = unknown.length > MAX_NAMED ? ` and ${unknown.length - MAX_NAMED} more` : '';
  const takes = known.length > 0 ? known.join(', ') : 'no arguments';
  return `Ignored, as ${tool} does not know it: ${named.join(', ')}${more}. It takes ${takes}.`;
}

/** Whether two names differ only in spelling or in what follows: `voice_id`, `gender` and `languageCode`. */
function isAlike(name: string, other: string): boolean {
  const [short = '', long = ''] = [plain(name), plain(other)].sort((a, b) => a.length - b.length);
  return short === long || (short.length >= MIN_COMMON_CHARACTERS && long.startsWith(short));
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/s$/, '');
}
