import { memoize } from '../../lib/memoize.ts';
import { STYLE_SYNONYMS, type Style } from '../../vocabulary/styles.ts';
import { STYLES_IN_LABELS } from '../tables/styles.ts';
import { toSlug } from './recognize-use-case.ts';

/** Style in a list of words, with the positions of its first word and of the word after its last one. */
export interface FoundStyle {
  readonly style: Style;
  readonly start: number;
  readonly end: number;
}

/** Maximum number of UTF-16 code units read from a label. Providers' labels are shorter than fifty. */
const MAX_LABEL_LENGTH = 200;
/** Maximum number of words of one wording: "matter of fact". */
const MAX_WORDS = 3;
const WORD = /[\p{L}\p{N}]+/gu;
/** Words after which a style is not meant: "not formal", "non-robotic". */
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'non', 'no', 'never', 'without', 'less']);

/** Returns the styles that a label names, in the label's order: "warm or friendly" → warm, friendly; "Friendly Support" → friendly. */
export function recognizeStyle(label: string): Style[] {
  return [...new Set(stylesInLabel(label).map(({ style }) => style))];
}

/**
 * Returns one word for each style that the labels name, in the provider's words and in lower case: "Velvet Gentleman" → velvet.
 * A word by which nobody searches, such as a misspelling or a noun, is replaced by the style: "Sunny Soul" → cheerful.
 */
export function styleWordsIn(labels: readonly string[]): string[] {
  const words = new Map<Style, string>();
  for (const { style, wording } of labels.flatMap(stylesInLabel)) {
    if (!words.has(style)) words.set(style, isSearched(wording, style) ? toText(wording) : style);
  }
  return [...words.values()];
}

/** Finds the styles in a list of lower-case words. The longest wording wins: "soft spoken" is one wording, not two. */
export function findStyles(
  words: readonly string[],
  styles: ReadonlyMap<string, Style>,
): readonly FoundStyle[] {
  const found: FoundStyle[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(MAX_WORDS, words.length - start); length > 0; length--) {
      const style = styles.get(words.slice(start, start + length).join('-'));
      if (style === undefined) continue;
      found.push({ style, start, end: start + length });
      start += length - 1;
      break;
    }
  }
  return found;
}

/** Finds the styles in a label, each with its wording. Memoized, because providers repeat their labels. */
const stylesInLabel = memoize((label): readonly { readonly style: Style; readonly wording: string }[] => {
  const text = label.slice(0, MAX_LABEL_LENGTH);
  const matches = [...text.matchAll(WORD)];
  const words = matches.map(([word]) => word.toLowerCase());
  return findStyles(words, STYLES_IN_LABELS)
    .filter(({ start }) => !NEGATIONS.has(words[start - 1] ?? ''))
    .map(({ style, start, end }) => {
      const last = matches[end - 1];
      const wording = text.slice(matches[start]?.index, (last?.index ?? 0) + (last?.[0].length ?? 0));
      return { style, wording };
    });
});

function isSearched(wording: string, style: Style): boolean {
  const slug = toSlug(wording);
  return slug === style || STYLE_SYNONYMS.get(style)?.codes?.includes(slug) === true;
}

function toText(wording: string): string {
  return wording.toLowerCase().replaceAll('_', ' ');
}
