import { CONTEXT_WORDS } from '../../vocabulary/context-words.ts';
import { tokenize } from '../text/analyzer.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { RawToken } from './raw-token.ts';

const GREETING = 'hi';
const GREETED = new Set(CONTEXT_WORDS.greeted.flatMap(tokenize));
const FOR = new Set(CONTEXT_WORDS.for.flatMap(tokenize));
const CHILDREN = new Set(CONTEXT_WORDS.children.map((words) => tokenize(words).join(' ')));

/** Returns whether a word tells nothing at its place, although it means something elsewhere: `hi` of `hi there`, `kids` of `stories for kids`. */
export function isEmptyAt(raw: readonly RawToken[], at: number): boolean {
  return isGreeting(raw, at) || isAudience(raw, at);
}

/** Returns whether the first word greets: `hi, I need`. `hi, female` has the code of Hindi. */
function isGreeting(raw: readonly RawToken[], at: number): boolean {
  if (at > 0 || wordAt(raw, 0) !== GREETING) return false;
  const next = raw.find((token, place) => place > 0 && token.kind === 'raw');
  return next?.kind === 'raw' && GREETED.has(next.word.split(' ')[0] ?? '');
}

/** Returns whether a word names the children who listen, beside a word that tells something of the voice. */
function isAudience(raw: readonly RawToken[], at: number): boolean {
  if (!CHILDREN.has(wordAt(raw, at) ?? '')) return false;
  let before = at - 1;
  while (before >= 0 && !FOR.has(wordAt(raw, before) ?? '') && isEmpty(raw[before])) before--;
  return FOR.has(wordAt(raw, before) ?? '') && raw.some((token, place) => place !== at && !isEmpty(token));
}

function wordAt(raw: readonly RawToken[], at: number): string | undefined {
  const token = raw[at];
  return token?.kind === 'raw' ? token.word : undefined;
}

/** Returns whether a token tells nothing of a voice. */
function isEmpty(token: RawToken | undefined): boolean {
  return token?.kind !== 'raw' || token.meaning?.kind === 'empty' || isStopWord(token.word);
}
