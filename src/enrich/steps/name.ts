import { type Draft, withVoice } from '../draft.ts';
import { splitName } from '../knowledge/name-parts.ts';

/** Adds the name, made from the display name or, if that is empty, the voice id. A different name in the native script is added as `local_name`. */
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
