import type { StoredVoice } from '../../domain/voice.ts';
import { type Draft, withVoice } from '../draft.ts';

/** Longest id, in UTF-16 code units: four times the longest known one, and short enough for URLs. */
const MAX_ID_LENGTH = 256;
/** Text without a visible character. */
const BLANK = /^[\s\p{Cf}]+$/u;
/**
 * Control characters, line separators, and the marks, overrides and isolates of the Unicode bidirectional algorithm. An
 * id with one of them is shown as another id, or changes the terminal that it is printed to.
 */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Adds the voice's provider, model and ids, and the key by which duplicate voices are found: id `polly/Joanna/neural`,
 * key `polly|neural|joanna|en-us`. Key and some providers' ids contain the language. The step runs before the language
 * gets the region of its home nation, so that an id does not change when a language gets or loses a home nation.
 */
export function addIdentity(draft: Draft): Draft {
  const { provider, idParts, stated, voice } = draft;
  const { nativeId, model, formerIds = [] } = stated;
  const parts = { model, language: voice.language };
  return withVoice(draft, {
    id: [provider, nativeId, ...idParts.map((part) => parts[part])].filter(Boolean).join('/'),
    provider,
    provider_voice_id: nativeId,
    model_id: model,
    uniqueKey: [provider, model ?? '', nativeId, voice.language].join('|').toLowerCase(),
    former_ids: formerIds.length > 0 ? formerIds.map((id) => `${provider}/${id}`) : undefined,
  });
}

/** Returns the reason why the native id or the public id of a voice cannot be used; undefined if both can. */
export function unusableIdReason({ id, provider_voice_id = id }: StoredVoice): string | undefined {
  if (BLANK.test(provider_voice_id)) return 'id: blank';
  if (Math.max(id.length, provider_voice_id.length) > MAX_ID_LENGTH)
    return `id: longer than ${MAX_ID_LENGTH} characters`;
  if (CONTROL.test(id) || CONTROL.test(provider_voice_id))
    return 'id: contains a control or bidirectional character';
  return undefined;
}
