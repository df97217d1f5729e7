import { PROVIDER_FACTS } from './provider-facts.ts';
import type { QualityTier } from './provider-row.ts';

/** Stages of a voice that is not simply released, from the more to the less useful one. */
const STAGES = ['preview', 'deprecated'] as const;
const STAGE_COUNT = STAGES.length + 1;

/** Fields of a voice that decide its quality rank. */
interface RatedVoice {
  readonly provider: string;
  readonly model_id?: string | undefined;
  /** Stage of the voice; absent for a released one. */
  readonly status?: (typeof STAGES)[number] | undefined;
  readonly preview?: boolean | undefined;
}

/** Number of quality ranks, which are whole numbers from 0. */
export const QUALITY_RANKS = 4 * STAGE_COUNT * 2;

/**
 * Returns the quality rank of a voice, 0 for the best. The tier of the model decides first, then the stage (released,
 * preview, deprecated), then whether a preview of the voice can be played.
 */
export function qualityOf({ provider, model_id, status, preview }: RatedVoice): number {
  const stage = status === undefined ? 0 : STAGES.indexOf(status) + 1;
  return ((tierOf(provider, model_id) - 1) * STAGE_COUNT + stage) * 2 + (preview ? 0 : 1);
}

/** Number of ranges of quality ranks. */
const QUALITY_RANGES = 4;

/**
 * Returns the range of a quality rank: 0 for released voices of the tiers 1 to 3, 1 for previews, 2 for deprecated voices, 3 for
 * tier 4. Voices of one range differ less than what people look for, so that providers take turns there.
 */
export function rangeOf(quality: number): number {
  const stage = Math.floor(quality / 2) % STAGE_COUNT;
  return quality >= 3 * STAGE_COUNT * 2 ? QUALITY_RANGES - 1 : stage;
}

/**
 * Tier of a model that no table names, in the middle of the neural ones: such a model is likelier newer than older than the models of the
 * tables, but must not outrank the best ones on a guess.
 */
const MIDDLE_TIER: QualityTier = 2;

/** Tiers by model, or one for all models, by provider. */
const TIERS = new Map(
  Array.from(PROVIDER_FACTS, ([provider, { tiers }]) => [
    provider,
    typeof tiers === 'number' ? tiers : new Map(Object.entries(tiers)),
  ]),
);

/** Returns the tier of a provider's model, by which models of different providers can be compared. */
export function tierOf(provider: string, model: string | undefined): QualityTier {
  const tiers = TIERS.get(provider);
  if (typeof tiers === 'number') return tiers;
  return tiers?.get(model ?? '') ?? MIDDLE_TIER;
}
