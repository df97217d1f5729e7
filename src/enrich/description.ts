import { MAX_DESCRIPTION_CHARACTERS } from '../domain/voice.ts';
import { toAge } from './age.ts';
import { type Draft, withVoice } from './draft.ts';
import { toGender } from './gender.ts';
import { splitTagline } from './name.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ELLIPSIS = '…';
/** Longest text that is looked at: no provider's description needs more to fill the published length. */
const MAX_RAW_CHARACTERS = 2000;
/** `soft_spoken` is two words; any other underscore is markup. */
const WORD_JOINT = /(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/gu;

/** The provider's own words, else a line composed from the tags on style; nothing rather than empty talk. */
export function addDescription(draft: Draft): Draft {
  const { description, name } = draft.stated;
  const words = [description, splitTagline(name)[1]].map(plain).find(Boolean) ?? fromTags(draft);
  return withVoice(draft, { description: words ? cut(words) : undefined });
}

/** Tags that say something not yet said by another field. */
function fromTags({ stated: { tags = [] } }: Draft): string {
  const styles = tags.map(plain).filter((tag) => tag && !toGender(tag) && !toAge(tag));
  const [first = '', ...rest] = new Set(styles);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}

/** Text without markup, control characters and needless blanks. */
function plain(text: string | undefined): string {
  return (text ?? '')
    .slice(0, MAX_RAW_CHARACTERS)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/^[ \t]*#+\s/gm, ' ')
    .replaceAll(WORD_JOINT, ' ')
    .replaceAll(/[*_`#]+(?=\S)|(?<=\S)[*_`]+/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** At most {@link MAX_DESCRIPTION_CHARACTERS} visible characters, ended at a word with an ellipsis. */
function cut(text: string): string {
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (characters.length <= MAX_DESCRIPTION_CHARACTERS) return text;
  const head = characters.slice(0, MAX_DESCRIPTION_CHARACTERS - 1);
  const startsNewWord = /\s/.test(characters[head.length] ?? '');
  const lastBlank = head.findLastIndex((character) => /\s/.test(character));
  // A script without blanks, or one endless word, is cut where it is, whatever comes before it.
  const end = startsNewWord || lastBlank < head.length / 2 ? head.length : lastBlank;
  return (
    head
      .slice(0, end)
      .join('')
      .replace(/[\s,;:.–—-]+$/, '') + ELLIPSIS
  );
}
