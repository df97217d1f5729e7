import { decodeHTML } from 'entities';
import { MAX_DESCRIPTION_CHARACTERS } from '../../domain/voice.ts';
import { type Draft, saysNothing, withVoice } from '../draft.ts';
import { splitName } from '../knowledge/name-parts.ts';
import { STYLE_WORDS } from '../tables/styles.ts';
import { isAccent } from './accent.ts';
import { toAge } from './age.ts';
import { isGenderTag, toGender } from './gender.ts';
import { toUseCase } from './use-cases.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ELLIPSIS = '…';
/** Longest text that is looked at: no provider's description needs more to fill the published length. */
const MAX_RAW_CHARACTERS = 2000;
/** What follows is a menu, and keeps use cases from being said. */
const MAX_STYLES = 5;
/** More than fit into the published length. */
const MAX_TAGS = 40;
/** Punctuation, and words that promise another one. */
const LOOSE_END = /(?:[\s,;:.–—-]+(?:a|an|and|as|at|by|for|in|of|on|or|the|to|with)?)+$/i;
/** `soft_spoken` is two words; any other underscore is markup. */
const WORD_JOINT = /(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/gu;

/** The provider's own words, else a line composed from what it states; nothing rather than empty talk. */
export function addDescription(draft: Draft): Draft {
  const { description, name } = draft.stated;
  const stated = inOneLine([splitName(name).tagline, description].map(plain).filter(saysMore));
  const line = stated || composed(draft);
  return withVoice(
    draft,
    { description: line && cut(line) },
    { description: line === undefined ? undefined : stated ? 'stated' : 'derived' },
  );
}

/** Whether words say more than the voice's gender or age, which have fields of their own. */
function saysMore(words: string): boolean {
  return !saysNothing(words) && toGender(words) === undefined && toAge(words) === undefined;
}

/** A tagline and a description in one, unless one says it all. */
function inOneLine(texts: readonly string[]): string {
  const [first = '', second = ''] = texts;
  if (!second || first.includes(second)) return first;
  return second.includes(first) ? second : `${first.replace(/[.!]$/, '')}. ${second}`;
}

/**
 * Styles, use cases, age and tier, as much as there is room for. Without a style or a use case there is nothing: the
 * other two would only repeat their fields.
 */
function composed({ stated, voice }: Draft): string | undefined {
  const { use_cases: useCases = [] } = voice;
  const character = stylesIn(stated.tags ?? [], voice);
  const [style, ...styles] = stylesIn(stated.styles ?? [], voice);
  if (character.length + useCases.length === 0 && style === undefined) return undefined;
  const groups = [
    character,
    style === undefined ? [] : [`styles: ${style}`, ...styles],
    useCases.map(inWords),
    [voice.age ?? ''],
    [stated.model ?? ''],
  ];
  const line = filled(groups.map((words) => words.filter(Boolean)).filter((words) => words.length > 0));
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The words of the groups in their order, up to the first that does not fit. */
function filled(groups: readonly (readonly string[])[]): string {
  let line = '';
  for (const [group, words] of groups.entries()) {
    for (const [index, word] of words.entries()) {
      const joint = index > 0 ? ', ' : group > 0 ? ' · ' : '';
      if (line && line.length + joint.length + word.length > MAX_DESCRIPTION_CHARACTERS) return line;
      line += joint + word;
    }
  }
  return line;
}

/** `customer-service` and `ivr` as a person reads them. */
function inWords(slug: string): string {
  return /^(?:asmr|ivr)$/.test(slug) ? slug.toUpperCase() : slug.replaceAll('-', ' ');
}

/** "warm or friendly", "clear/bright" */
const STYLE_JOINT = /\s+or\s+|\s*\/\s*/;

/** Tags that say something that no other field says, each once. */
function stylesIn(tags: readonly string[], { age, use_cases: useCases = [] }: Draft['voice']): string[] {
  const words = tags
    .slice(0, MAX_TAGS)
    .map((tag) => STYLE_WORDS.get(tag.trim().toLowerCase()) ?? plain(tag))
    .flatMap((tag) => tag.split(STYLE_JOINT))
    .map(inSmallLetters);
  const isSaid = (tag: string) =>
    isGenderTag(tag) ||
    isAccent(tag) ||
    toAge(tag) === (age ?? '') ||
    useCases.includes(toUseCase(tag) ?? '');
  const styles = [...new Set(words)].filter((tag) => tag && !isSaid(tag)).slice(0, MAX_STYLES);
  // Beside other moods "neutral" is one; alone it reads as a gender.
  return styles.join() === 'neutral' ? [] : styles;
}

/** `Calm` is a word, `ASMR` is none. */
function inSmallLetters(style: string): string {
  return style === style.toUpperCase() ? style : style.toLowerCase();
}

/** Text without markup, control characters and needless blanks. */
function plain(text: string | undefined): string {
  return decodeHTML((text ?? '').slice(0, MAX_RAW_CHARACTERS))
    .replaceAll(/<\/?\p{L}[^<>]*>|<!--.*?-->/gsu, ' ')
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
  return head.slice(0, end).join('').replace(LOOSE_END, '') + ELLIPSIS;
}
