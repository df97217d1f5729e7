import { type Age, type Gender, MAX_DESCRIPTION_CHARACTERS } from '../../domain/voice.ts';
import { type Draft, factsInProse, labelsOf, withVoice } from '../draft.ts';
import { styleWordsIn } from '../knowledge/recognize-style.ts';

/** Nouns for a grown speaker and for a child, by gender. */
const NOUNS: Readonly<Record<Gender, readonly [grown: string, child: string]>> = {
  Female: ['woman', 'girl'],
  Male: ['man', 'boy'],
  Neutral: ['voice', 'child'],
  'Non-binary': ['voice', 'child'],
};
/** Words for an age, after the speaker. A child is told by the noun, and an adult is what one expects. */
const AGE_WORDS: Readonly<Partial<Record<Age, string>>> = {
  young: 'young',
  'middle-aged': 'middle-aged',
  old: 'older',
};
/** Maximum number of words for the character, because a person would not write more. */
const MAX_WORDS = 4;

/**
 * Adds the voice's description, as a person would write it: character, region, gender, age ("Warm, grounded Boston woman, older"). The
 * provider's sentences are never published, because they are the provider's text. A voice whose character is unknown is described by the
 * styles that can be asked for; without these it has no description, because the line would repeat other fields only.
 */
export function addDescription(draft: Draft): Draft {
  const { accent, age, gender = 'Neutral', styles_on_request = [] } = draft.voice;
  const noun = NOUNS[gender][age === 'child' ? 1 : 0];
  const ageWord = age && AGE_WORDS[age];
  const speaker = [accent, noun].filter(Boolean).join(' ') + (ageWord ? `, ${ageWord}` : '');
  const own = styleWordsIn([...labelsOf(draft.stated), ...(factsInProse(draft.stated).styles ?? [])]);
  const line =
    longestLine(own, (words) => `${words.join(', ')} ${speaker}`) ??
    longestLine(styles_on_request, (words) => `${speaker}; on request ${words.join(', ')}`);
  if (!line) return draft;
  const description = line.charAt(0).toUpperCase() + line.slice(1);
  return withVoice(draft, { description }, { description: 'derived' });
}

/** Returns the line with as many of the first words as fit; undefined if no word fits. */
function longestLine(
  words: readonly string[],
  toLine: (words: readonly string[]) => string,
): string | undefined {
  const lines = words.slice(0, MAX_WORDS).map((_, index) => toLine(words.slice(0, index + 1)));
  return lines.findLast((line) => line.length <= MAX_DESCRIPTION_CHARACTERS);
}
