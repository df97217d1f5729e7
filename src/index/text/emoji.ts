import { nameOfRegion } from '../../lib/cldr-names.ts';
import { isAscii } from '../../lib/fold.ts';
import { regionOfFlag } from '../../lib/locale-of.ts';
import { CONTEXT_WORDS } from '../../vocabulary/context-words.ts';

const PEOPLE = new Map(Object.entries(CONTEXT_WORDS.emoji));
/** Emoji with a meaning: a person, a gender, or a flag (two regional indicators). A minus before an emoji excludes its meaning. */
const EMOJI = new RegExp(`([-–−]?)(\\p{Regional_Indicator}{2}|[${[...PEOPLE.keys()].join('')}])`, 'gu');

/** Variation selector that displays a sign as an emoji (♀️). The selector is removed: the analyzer would take it for a word. */
const SELECTOR = /\uFE0F/g;

/** Replaces the emoji of a text by English words between blanks: "🇧🇷 👵" → " Brazil   grandma ". */
export function readEmoji(text: string): string {
  if (isAscii(text)) return text;
  return text
    .replaceAll(SELECTOR, '')
    .replaceAll(EMOJI, (_, minus: string, emoji: string) => ` ${minus}${wordOf(emoji)} `);
}

/** Returns those emoji of a text that have a meaning, each with its English word. */
export function emojiIn(text: string): readonly (readonly [emoji: string, word: string])[] {
  if (isAscii(text)) return [];
  return Array.from(text.matchAll(EMOJI), ([, , emoji = '']) => [emoji, wordOf(emoji)] as const).filter(
    ([, word]) => word !== '',
  );
}

function wordOf(emoji: string): string {
  return PEOPLE.get(emoji) ?? nameOfRegion(regionOfFlag(emoji), 'en') ?? '';
}
