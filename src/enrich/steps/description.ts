import { MAX_DESCRIPTION_CHARACTERS } from '../../domain/voice.ts';
import { type Draft, factsInProse, labelsOf, withVoice } from '../draft.ts';
import { styleWordsIn } from '../knowledge/recognize-style.ts';

/**
 * Adds the voice's description: the words for its character in its tagline and tags, or else the styles that its
 * description in sentences names: "Warm, deep, authoritative". Sentences are never published, because they are the
 * provider's, and repeat what other fields of the voice say. The styles in which a voice can speak on request are not its
 * character.
 */
export function addDescription(draft: Draft): Draft {
  const labels = styleWordsIn(labelsOf(draft.stated));
  const read = factsInProse(draft.stated).styles ?? [];
  const line = joinWords(labels.length > 0 ? labels : read);
  if (!line) return draft;
  const description = line.charAt(0).toUpperCase() + line.slice(1);
  return withVoice(draft, { description }, { description: labels.length > 0 ? 'stated' : 'derived' });
}

/** Joins words to one line. Words beyond {@link MAX_DESCRIPTION_CHARACTERS} are left out. */
function joinWords(words: readonly string[]): string {
  let line = '';
  for (const word of words) {
    const longer = line ? `${line}, ${word}` : word;
    if (longer.length > MAX_DESCRIPTION_CHARACTERS) return line;
    line = longer;
  }
  return line;
}
