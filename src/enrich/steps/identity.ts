import { type Draft, withVoice } from '../draft.ts';

/**
 * Adds the public id, the native id, and the key by which duplicates are found. The language must be final, because
 * the key contains it, and the public ids of some providers do as well.
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
