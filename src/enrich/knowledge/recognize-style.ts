import { memoize } from '../../lib/memoize.ts';
import { STYLES, valuesByWord } from '../../vocabulary/facets.ts';
import { findTerms, termsInProse, toSlug } from './wordings.ts';

/** Map from each word (as a slug) that names a style in a sentence, to the style: `warmth` → warm. */
export const STYLES_IN_PROSE = termsInProse(valuesByWord(STYLES, toSlug));
/** Map from each word (as a slug) that names a style in a label, such as a tag, to the style: `joy` → cheerful. */
const STYLES_IN_LABELS: ReadonlyMap<string, string> = new Map([
  ...valuesByWord(STYLES, toSlug),
  ...[...STYLES].flatMap(([style, { labels }]) => labels.map((label) => [label, style] as const)),
]);

/** Maximum number of UTF-16 code units read from a label of a voice, such as a tag; known labels have fewer than fifty. */
const MAX_LABEL_LENGTH = 200;
const WORD = /[\p{L}\p{N}]+/gu;
/** Words that negate the style after them: "not formal", "non-robotic". */
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'non', 'no', 'never', 'without', 'less']);

/** Returns the styles that a label names, in the label's order: "warm or friendly" → warm, friendly; "Friendly Support" → friendly. */
export function recognizeStyle(label: string): string[] {
  return [...new Set(stylesInLabel(label).map(({ style }) => style))];
}

/** Returns one word per style in the labels: the provider's word in lower case if the search knows the word, otherwise the style's name. */
export function styleWordsIn(labels: readonly string[]): string[] {
  const words = new Map<string, string>();
  for (const { style, wording } of labels.flatMap(stylesInLabel)) {
    if (!words.has(style))
      words.set(style, isSearched(wording, style) ? wording.toLowerCase().replaceAll('_', ' ') : style);
  }
  return [...words.values()];
}

/** Finds the styles in a label, each with the words that name the style. Results are memoized, because many voices have the same label. */
const stylesInLabel = memoize((label): readonly { readonly style: string; readonly wording: string }[] => {
  const text = label.slice(0, MAX_LABEL_LENGTH);
  const matches = [...text.matchAll(WORD)];
  const words = matches.map(([word]) => word.toLowerCase());
  return findTerms(words, STYLES_IN_LABELS)
    .filter(({ start }) => !NEGATIONS.has(words[start - 1] ?? ''))
    .map(({ value: style, start, end }) => {
      const last = matches[end - 1];
      const wording = text.slice(matches[start]?.index, (last?.index ?? 0) + (last?.[0].length ?? 0));
      return { style, wording };
    });
});

function isSearched(wording: string, style: string): boolean {
  const slug = toSlug(wording);
  return slug === style || STYLES.get(style)?.codes.includes(slug) === true;
}
