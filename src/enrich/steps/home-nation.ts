import { type Draft, withVoice } from '../draft.ts';
import { recognizeAccent } from '../knowledge/recognize-accent.ts';
import { accentOfLocale } from '../knowledge/regional-accent.ts';
import { withRegion } from '../knowledge/resolve-locale.ts';
import { homeNationOf } from '../knowledge/subtags.ts';

/**
 * Adds region and accent to a voice whose language belongs to one nation: `ja` → `ja-JP`, Japanese. A voice with the accent of another nation is not
 * changed. The step `home nation` runs after the step `identity`, so that the added region does not change the voice's id.
 */
export function addHomeNation(draft: Draft): Draft {
  const { language, accent } = draft.voice;
  const region = language && homeNationOf(language);
  if (!region) return draft;
  const nation = recognizeAccent(accent, language)?.region ?? region;
  if (nation !== region) return draft;
  const tag = withRegion(language, region);
  return withVoice(
    draft,
    { language: tag, accent: accent ?? accentOfLocale(tag) },
    { language: 'derived', ...(accent === undefined && { accent: 'derived' }) },
  );
}
