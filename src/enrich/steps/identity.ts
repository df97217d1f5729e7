import type { StoredVoice } from '../../domain/voice.ts';
import { hasHidden } from '../../lib/plain-text.ts';
import { type Draft, withVoice } from '../draft.ts';

/** Maximum length of an id in UTF-16 code units. The bound is four times the length of the longest known id, and short enough for URLs. */
const MAX_LENGTH = 256;
/** Pattern of a text without a visible character. */
const BLANK = /^[\s\p{Cf}]+$/u;

/**
 * Adds the voice's provider, its model, its ids (`polly/Joanna/neural`), and `uniqueKey`, a key for finding duplicate voices: `polly|neural|joanna|en-us`.
 * `uniqueKey` contains the language, and so do the ids of some providers. The step `identity` runs before `home nation`, so that a region that `home
 * nation` adds to the language does not change an id.
 */
export function addIdentity(draft: Draft): Draft {
  const { provider, idParts, stated, voice } = draft;
  const { nativeId, model } = stated;
  const parts = { model, language: voice.language };
  return withVoice(draft, {
    id: [provider, nativeId, ...idParts.map((part) => parts[part])].filter(Boolean).join('/'),
    provider,
    provider_voice_id: nativeId,
    model_id: model,
    uniqueKey: [provider, model ?? '', nativeId, voice.language].join('|').toLowerCase(),
  });
}

/** Returns the reason why an id or the model of a voice cannot be used; undefined if ids and model are usable. */
export function unusableIdReason(voice: StoredVoice): string | undefined {
  const { id, provider_voice_id = id, model_id = '' } = voice;
  if (BLANK.test(provider_voice_id)) return 'id: blank';
  return (
    unusableReason('id', id) ?? unusableReason('id', provider_voice_id) ?? unusableReason('model', model_id)
  );
}

/**
 * Returns the reason why an id or model slug cannot be published; undefined if it can be. An id or model with a hidden character is refused, because two
 * different ids would look equal. A hidden character is not removed, because requests need the exact bytes.
 */
export function unusableReason(field: string, value: string): string | undefined {
  if (value.length > MAX_LENGTH) return `${field}: longer than ${MAX_LENGTH} characters`;
  return hasHidden(value) ? `${field}: contains a hidden character` : undefined;
}
