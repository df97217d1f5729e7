import { decodeHTML } from 'entities';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ELLIPSIS = '…';
/** Longest text read, in UTF-16 code units: no provider's description needs more to fill the published length. */
const MAX_RAW_LENGTH = 2000;
/** Pattern of a loose end: punctuation, and function words that need another word after them. */
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
  const clusters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (clusters.length <= maxGraphemes) return text;
  const head = clusters.slice(0, maxGraphemes - 1);
  const endsWord = /\s/.test(clusters[head.length] ?? '');
  const lastBlank = head.findLastIndex((cluster) => /\s/.test(cluster));
  // A text without a blank in the second half is cut inside a word, because its script may have no blanks.
  const end = endsWord || lastBlank < head.length / 2 ? head.length : lastBlank;
  return head.slice(0, end).join('').replace(LOOSE_END, '') + ELLIPSIS;
}
