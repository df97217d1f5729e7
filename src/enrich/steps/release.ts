import type { VoiceStatus } from '../../domain/voice.ts';
import { type Draft, withVoice } from '../draft.ts';
import { unusableReason } from './identity.ts';

/** Maximum number of models read from one voice's list; no known voice has more than five. */
const MAX_MODELS = 50;

/** Patterns of providers' terms for a stage of availability: "beta" → preview. A term that no pattern matches ("GA") means that the voice is current. */
const STATUSES: readonly (readonly [RegExp, VoiceStatus])[] = [
  [/^(?:private |public )?(?:alpha|beta|experimental|preview)$/i, 'preview'],
  [/^legacy$/i, 'legacy'],
  [/^(?:deprecated|retiring|sunset)$/i, 'deprecated'],
  [/^(?:retired|withdrawn)$/i, 'retired'],
];

/** Adds what a provider states of a voice's release: its models (if there are several), its stage (unless current), its grade, and technical figures. */
export function addRelease(draft: Draft): Draft {
  const { model, models = [], status = '', sampleRate, wordsPerMinute, speakers, grade } = draft.stated;
  const distinct = [...new Set(model === undefined ? models : [model, ...models])]
    .slice(0, MAX_MODELS)
    .filter((slug) => unusableReason('model', slug) === undefined)
    .sort();
  return withVoice(draft, {
    models: distinct.length > 1 ? distinct : undefined,
    sample_rate: sampleRate,
    words_per_minute: wordsPerMinute,
    speakers,
    provider_grade: grade,
    status: STATUSES.find(([wording]) => wording.test(status.trim()))?.[1],
  });
}
