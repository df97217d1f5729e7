import { type Draft, withVoice } from '../draft.ts';
import { splitName } from '../knowledge/name-parts.ts';

/** Adds the voice's name, or else a name made from its id at the provider: "Roger - Calm" → Roger, `en-US-JennyNeural` → Jenny. */
export function addName(draft: Draft): Draft {
  const { name, nativeId } = draft.stated;
  const own = splitName(name).name;
  return own
    ? withVoice(draft, { name: own }, { name: 'stated' })
    : withVoice(draft, { name: splitName(nativeId).name || nativeId.trim() }, { name: 'derived' });
}
