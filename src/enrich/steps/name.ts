import { type Draft, withVoice } from '../draft.ts';
import { splitName } from '../knowledge/name-parts.ts';

/**
 * Adds the voice's name, which is made from the display name, or from the voice's id if the display name is empty. If the name in the native script
 * differs, it becomes `local_name`.
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
