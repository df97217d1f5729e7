import { MAX_DESCRIPTION_CHARACTERS } from '../../domain/voice.ts';
import { type Draft, factsInProse, labelsOf, withVoice } from '../draft.ts';
import { styleWordsIn } from '../knowledge/recognize-style.ts';

/**
 * Adds the voice's description, such as "Warm, deep, authoritative": the style words of its tagline and tags, or else the styles found in
 * the provider's description. The provider's sentences are never published, because they are the provider's text and repeat other fields.
 * Styles on request are left out, because they do not describe the voice's usual sound.
 */
export function addDescription(draft: Draft): Draft {
  const labels = styleWordsIn(labelsOf(draft.stated));
  const read = factsInProse(draft.stated).styles ?? [];
  const line = joinWords(labels.length > 0 ? labels : read);
  if (!line) return draft;
  const description = line.charAt(0).toUpperCase() + line.slice(1);
  return withVoice(draft, { description }, { description: labels.length > 0 ? 'stated' : 'derived' });
}

/** Joins words to one line of at most {@link MAX_DESCRIPTION_CHARACTERS}. Leaves out the words that do not fit. */
function joinWords(words: readonly string[]): string {
  let line = '';
  for (const word of words) {
    const longer = line ? `${line}, ${word}` : word;
    if (longer.length > MAX_DESCRIPTION_CHARACTERS) return line;
    line = longer;
  }
  return line;
}
