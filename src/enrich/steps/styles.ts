import { type Draft, factsInProse, labelsOf, withVoice } from '../draft.ts';
import { recognizeStyle } from '../knowledge/recognize-style.ts';

/** Maximum number of entries read from a voice's list of styles on request. No known voice has more. */
const MAX_STYLES = 100;

/**
 * Adds all styles of the voice, each once: first the styles of its usual sound, from the tagline in its name, its tags and the sentences of
 * its description, then the styles in which it can speak on request. Each source keeps the provider's order, because providers put the most
 * typical style first.
 */
export function addStyles(draft: Draft): Draft {
  const { styles = [] } = draft.stated;
  const labels = labelsOf(draft.stated).flatMap(recognizeStyle);
  const onRequest = styles.slice(0, MAX_STYLES).flatMap(recognizeStyle);
  const found = new Set([...labels, ...(factsInProse(draft.stated).styles ?? []), ...onRequest]);
  if (found.size === 0) return draft;
  const isStated = labels.length + onRequest.length > 0;
  return withVoice(draft, { styles: [...found] }, { styles: isStated ? 'stated' : 'derived' });
}
