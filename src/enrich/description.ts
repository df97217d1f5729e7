import { decodeHTML } from 'entities';
import { MAX_DESCRIPTION_CHARACTERS } from '../domain/voice.ts';
import { isAccent } from './accent.ts';
import { toAge } from './age.ts';
import { type Draft, saysNothing, withVoice } from './draft.ts';
import { toGender } from './gender.ts';
import { splitName } from './name-parts.ts';
import { STYLE_WORDS } from './tables/styles.ts';
import { toUseCase } from './use-cases.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ELLIPSIS = '…';
const JOINT = ' · ';
/** Longest text that is looked at: no provider's description needs more to fill the published length. */
const MAX_RAW_CHARACTERS = 2000;
/** More than fit into the published length. */
const MAX_TAGS = 40;
/** `soft_spoken` is two words; any other underscore is markup. */
const WORD_JOINT = /(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/gu;

/** The provider's own words, else a line composed from what it states; nothing rather than empty talk. */
export function addDescription(draft: Draft): Draft {
  const { description, name } = draft.stated;
  const stated = [description, splitName(name).tagline]
    .map(toDescription)
    .find((words) => words !== undefined);
  const line = stated ?? composed(draft);
  return withVoice(
    draft,
    { description: line && cut(line) },
    { description: line === undefined ? undefined : stated ? 'stated' : 'derived' },
  );
}

/** Words that say more than the voice's gender or age, which have fields of their own. */
function toDescription(text: string | undefined): string | undefined {
  const words = plain(text);
  return saysNothing(words) || toGender(words) || toAge(words) ? undefined : words;
}

/** Styles and use cases, with age and tier beside them: alone, those two would only repeat their fields. */
function composed({ stated, voice }: Draft): string | undefined {
  const { use_cases: useCases = [], age } = voice;
  const styles = stylesIn(stated.tags ?? [], useCases);
  if (styles.length === 0 && useCases.length === 0) return undefined;
  const parts = [styles.join(', '), useCases.map(inWords).join(', '), age, stated.model].filter(Boolean);
  const line = parts.reduce<string>((whole, part) => joined(whole, part ?? ''), '');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The line with one more part, if that still fits. */
function joined(line: string, part: string): string {
  if (!line) return part;
  return line.length + JOINT.length + part.length > MAX_DESCRIPTION_CHARACTERS ? line : line + JOINT + part;
}

/** `customer-service` and `ivr` as a person reads them. */
function inWords(slug: string): string {
  return /^(?:asmr|ivr)$/.test(slug) ? slug.toUpperCase() : slug.replaceAll('-', ' ');
}

/** Tags that say something that no other field says, each once. */
function stylesIn(tags: readonly string[], useCases: readonly string[]): string[] {
  const words = tags.slice(0, MAX_TAGS).map((tag) => STYLE_WORDS.get(tag.trim().toLowerCase()) ?? plain(tag));
  const isSaid = (tag: string) => useCases.includes(toUseCase(tag) ?? '');
  return [...new Set(words)].filter(
    (tag) => tag && !toGender(tag) && !toAge(tag) && !isAccent(tag) && !isSaid(tag),
  );
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
  return (
    head
      .slice(0, end)
      .join('')
      .replace(/[\s,;:.–—-]+$/, '') + ELLIPSIS
  );
}
