import { type Draft, withVoice } from '../draft.ts';
import { labelsOf } from '../knowledge/name-parts.ts';
import { factsInProse } from '../knowledge/read-prose.ts';
import { recognizeStyle } from '../knowledge/recognize-style.ts';

/**
 * Adds the styles of the voice's usual sound. The sources are the display name ("Roger - Laid-Back"), the tags and the description. Styles that the
 * voice speaks on request are a separate field. Within a source, the provider's order is kept, because providers put the most typical style first.
 */
export function addStyles(draft: Draft): Draft {
  const { styles = [] } = draft.stated;
  const labels = labelsOf(draft.stated).flatMap(recognizeStyle);
  const own = new Set([...labels, ...(factsInProse(draft.stated).styles ?? [])]);
  const onRequest = new Set(styles.flatMap(recognizeStyle));
  return withVoice(
    draft,
    {
      styles: own.size > 0 ? [...own] : undefined,
      styles_on_request: onRequest.size > 0 ? [...onRequest] : undefined,
    },
    { styles: own.size === 0 ? undefined : labels.length > 0 ? 'stated' : 'derived' },
  );
}
