import { type Age, type Gender, MAX_DESCRIPTION_CHARACTERS } from '../../domain/voice.ts';
import { toPlainText } from '../../lib/plain-text.ts';
import { type Draft, withVoice } from '../draft.ts';
import { labelsOf } from '../knowledge/name-parts.ts';
import { factsInProse } from '../knowledge/read-prose.ts';
import { recognizeAge } from '../knowledge/recognize-speaker.ts';
import { styleWordsIn } from '../knowledge/recognize-style.ts';

/** Nouns for an adult speaker and for a child, by gender. */
const NOUNS: Readonly<Record<Gender, readonly [grown: string, child: string]>> = {
  Female: ['woman', 'girl'],
  Male: ['man', 'boy'],
  Neutral: ['voice', 'child'],
  'Non-binary': ['voice', 'child'],
};
/** Matches "boy" or "girl" in a voice's name. A match selects the noun for a child but sets no age, because providers use both words for adults, too. */
const CHILD = /\b(?:boy|girl)\b/i;
/** Age words that follow the noun: "woman, older". A child needs none, because the noun states the age; an adult needs none as the usual case. */
const AGE_WORDS: Readonly<Record<Age, string | undefined>> = {
  child: undefined,
  adult: undefined,
  young: 'young',
  'middle-aged': 'middle-aged',
  old: 'older',
};
/** Maximum number of style words in a generated description. A person would not write more than four style words. */
const MAX_WORDS = 4;

/** Pattern of the markup in a sentence: tags and character references. */
const MARKUP = /<[^<>]*>|&(?:#\w+|[a-z]+);/gi;
/** Pattern of the punctuation between labels: "Narrative; Calm, UK". */
const BETWEEN_LABELS = /[.,;:|/]+/;
/** Maximum number of code points read from a description: four per displayed character, because one displayed character may have several. */
const MAX_CODE_POINTS = 4 * MAX_DESCRIPTION_CHARACTERS;
const graphemes = new Intl.Segmenter();
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Adds the voice's description. If the provider states no sentence, the description is a line of styles, accent, gender and age: "Warm, grounded Boston
 * woman, older". Without any style, no description is added, because the line would only repeat other fields.
 */
export function addDescription(draft: Draft): Draft {
  const sentence = sentenceOf(draft.stated.description);
  if (sentence) return withVoice(draft, { description: sentence }, { description: 'stated' });
  const { accent, age, gender = 'Neutral' } = draft.voice;
  const noun = NOUNS[gender][age === 'child' || CHILD.test(draft.stated.name) ? 1 : 0];
  const ageWord = age && AGE_WORDS[age];
  const speaker = [accent, noun].filter(Boolean).join(' ') + (ageWord ? `, ${ageWord}` : '');
  const own = styleWordsIn([...labelsOf(draft.stated), ...(factsInProse(draft.stated).styles ?? [])]);
  const line = longestLine(own, speaker);
  if (!line) return draft;
  const description = line.charAt(0).toUpperCase() + line.slice(1);
  return withVoice(draft, { description }, { description: 'derived' });
}

/** Returns the provider's sentence without markup, cut at a word's end. Single words or an age yield undefined, because other fields state them. */
function sentenceOf(description = ''): string | undefined {
  const text = toPlainText(description.replaceAll(MARKUP, ' '), MAX_CODE_POINTS);
  const segments = [...words.segment(text)];
  if (!isSentence(text) || recognizeAge(text)) return undefined;
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (characters.length <= MAX_DESCRIPTION_CHARACTERS) return text;
  const room = characters.slice(0, MAX_DESCRIPTION_CHARACTERS - 1).join('').length;
  const last = segments.findLast(({ index, segment }) => index + segment.length <= room);
  return `${text.slice(0, last ? last.index + last.segment.length : room).replace(/[\s\p{P}]+$/u, '')}…`;
}

function isSentence(text: string): boolean {
  const parts = text.split(BETWEEN_LABELS);
  return parts.some((part) => [...words.segment(part)].filter(({ isWordLike }) => isWordLike).length > 1);
}

/** Returns the line with as many styles as a description has room for; undefined if even a line with one style is too long. */
function longestLine(styles: readonly string[], speaker: string): string | undefined {
  const said = styles.slice(0, MAX_WORDS);
  const lines = said.map((_, index) => `${said.slice(0, index + 1).join(', ')} ${speaker}`);
  return lines.findLast((line) => line.length <= MAX_DESCRIPTION_CHARACTERS);
}
