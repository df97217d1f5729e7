import { VoiceStatus } from '../domain/voice.ts';
import { PROVIDER_FACTS } from './provider-facts.ts';
import type { QualityTier } from './provider-row.ts';

/** Lifecycle stages of voices other than "current", from the most to the least useful. */
const STAGES: readonly VoiceStatus[] = VoiceStatus.options;
const STAGE_COUNT = STAGES.length + 1;
const DEPRECATED = STAGES.indexOf('deprecated') + 1;

interface RatedVoice {
  readonly provider: string;
  readonly model_id?: string | undefined;
  /** Lifecycle stage of the voice; absent for a current voice. */
  readonly status?: VoiceStatus | undefined;
  readonly preview?: boolean | undefined;
  readonly provider_grade?: string | undefined;
}

/** Pattern of the grades that put a voice one quality level below its model. Source: VOICES.md of Kokoro-82M, which grades from A to F, 2025. */
const LOW_GRADE = /^[D-F]/;

/** Returns a voice's quality rank (0 is best). The quality level of the model and the provider's grade count first, then the lifecycle stage, then a playable sample. */
export function qualityOf({ provider, model_id, status, preview, provider_grade = '' }: RatedVoice): number {
  const stage = status === undefined ? 0 : STAGES.indexOf(status) + 1;
  const level = Math.min(4, tierOf(provider, model_id) + (LOW_GRADE.test(provider_grade) ? 1 : 0));
  return ((level - 1) * STAGE_COUNT + stage) * 2 + (preview ? 0 : 1);
}

/** Range that {@link rangeOf} returns for voices of quality level 4 that are neither deprecated nor retired. */
const TIER_4_RANGE = DEPRECATED;

/**
 * Returns the range of a quality rank, from 0 (best) to 5. In quality levels 1 to 3, current voices have range 0, preview voices 1 and legacy voices
 * 2. In quality level 4, current, preview and legacy voices have range 3. Deprecated voices have range 4 and retired voices 5. Search results of one
 * range alternate between providers, because within a range users prefer variety to quality.
 */
export function rangeOf(quality: number): number {
  const stage = stageOf(quality);
  if (stage >= DEPRECATED) return stage + 1;
  return quality >= 3 * STAGE_COUNT * 2 ? TIER_4_RANGE : stage;
}

/** Reports whether a quality rank is that of a deprecated or retired voice. */
export function isEnded(quality: number): boolean {
  return stageOf(quality) >= DEPRECATED;
}

function stageOf(quality: number): number {
  return Math.floor(quality / 2) % STAGE_COUNT;
}

/** Quality level of a model that is missing in `tiers`: high, because the model is probably new, but below that of the provider's best model. */
const MIDDLE_TIER: QualityTier = 2;

const TIERS = new Map(
  Array.from(PROVIDER_FACTS, ([provider, { tiers }]) => [
    provider,
    typeof tiers === 'number' ? tiers : new Map(Object.entries(tiers)),
  ]),
);

/** Returns the quality level of a provider's model, from 1 (best) to 4. Quality levels of different providers are comparable. */
export function tierOf(provider: string, model: string | undefined): QualityTier {
  const tiers = TIERS.get(provider);
  if (typeof tiers === 'number') return tiers;
  return tiers?.get(model ?? '') ?? MIDDLE_TIER;
}
