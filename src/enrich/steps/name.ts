import { type Draft, withVoice } from '../draft.ts';
import { splitName } from '../knowledge/name-parts.ts';

/**
 * Adds the voice's name, made from the provider's display name or else from the native id: "Roger - Calm" → Roger, `en-US-JennyNeural` → Jenny.
 * Adds the name in the script of the native language as `local_name`, if the two names differ.
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
