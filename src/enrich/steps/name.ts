import { type Draft, withVoice } from '../draft.ts';
import { splitName } from '../knowledge/name-parts.ts';

/**
 * Adds the voice's name, or else a name made from its id at the provider: "Roger - Calm" → Roger, `en-US-JennyNeural` → Jenny.
 * Adds the name in the voice's own script, if it is another one.
 */
export function addName(draft: Draft): Draft {
  const { name, localName = '', nativeId } = draft.stated;
  const own = splitName(name).name;
  const published = own || splitName(nativeId).name || nativeId.trim();
  const local = splitName(localName).name;
  return withVoice(
    draft,
    { name: published, local_name: local && local !== published ? local : undefined },
    { name: own ? 'stated' : 'derived' },
  );
}
