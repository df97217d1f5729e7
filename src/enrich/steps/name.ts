import { type Draft, withVoice } from '../draft.ts';
import { splitName } from '../knowledge/name-parts.ts';

/** Adds the name, made from the provider's display name or else its voice id, and a different name in the native script as `local_name`. */
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
