import { decodeHTML } from 'entities';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ELLIPSIS = '…';
/** Maximum number of UTF-16 code units read from a provider's text, far more than a published description holds. */
const MAX_RAW_LENGTH = 2000;
/** Loose end of a truncated text: punctuation, and words such as "and" or "the" that need a next word. */
const LOOSE_END = /(?:[\s,;:.–—-]+(?:a|an|and|as|at|by|for|in|of|on|or|the|to|with)?)+$/i;
/** Underscore between two words, as in `soft_spoken`; any other underscore is markup. */
const WORD_JOINT = /(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/gu;

/** Returns text without HTML, Markdown and control characters, with single blanks. */
export function toPlainText(text: string | undefined): string {
  return decodeHTML((text ?? '').slice(0, MAX_RAW_LENGTH))
    .replaceAll(/<\/?\p{L}[^<>]*>|<!--.*?-->/gsu, ' ')
    .replaceAll(/^[ \t]*#+\s/gm, ' ')
    .replaceAll(WORD_JOINT, ' ')
    .replaceAll(/[*_`#]+(?=\S)|(?<=\S)[*_`]+/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Truncates text to a number of grapheme clusters, at the end of a word if one is near, with an ellipsis. */
export function truncate(text: string, maxGraphemes: number): string {
  // A text has at least as many code units as grapheme clusters, and a short text is not worth segmenting.
  if (text.length <= maxGraphemes) return text;
  const clusters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (clusters.length <= maxGraphemes) return text;
  const head = clusters.slice(0, maxGraphemes - 1);
  const endsWord = /\s/.test(clusters[head.length] ?? '');
  const lastBlank = head.findLastIndex((cluster) => /\s/.test(cluster));
  // A `head` without a blank in its second half is cut inside a word, because scripts such as Chinese have no blanks.
  const end = endsWord || lastBlank < head.length / 2 ? head.length : lastBlank;
  return head.slice(0, end).join('').replace(LOOSE_END, '') + ELLIPSIS;
}
