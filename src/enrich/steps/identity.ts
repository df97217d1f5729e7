import { type Draft, withVoice } from '../draft.ts';

/**
 * Adds the voice's provider, model and ids, and the key by which duplicate voices are found: id `polly/Joanna/neural`,
 * key `polly|neural|joanna|en-us`. Runs after every step that changes the language, because the key and some providers'
 * ids contain the language.
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
