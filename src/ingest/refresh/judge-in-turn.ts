import type { ProviderPart } from '../../domain/snapshot.ts';
import type { IngestBase } from '../../storage/ingest-base.ts';
import { judgeProvider } from '../judge/judge-provider.ts';
import type { Attempt, Judgement, JudgeOptions } from '../judge/judgement.ts';

/** Settings with which an attempt is judged, except `room`, because `room` depends on the other providers. */
export type TurnOptions = Omit<JudgeOptions, 'room'>;

/**
 * Returns a function that judges attempts one after another. The room of an attempt is `maxVoices` minus the voices of all other providers,
 * as stored in the base or as judged before. A provider always has room for its present number of voices, so that lowering `maxVoices`
 * removes no voices.
 */
export function judgeInTurn(
  base: IngestBase,
  maxVoices: number,
): (attempt: Attempt, before: ProviderPart | undefined, options: TurnOptions) => Judgement {
  const counts = new Map([...base.parts].map(([slug, { status }]) => [slug, status.voices]));
  return (attempt, before, options) => {
    const slug = attempt.provider.id;
    const own = counts.get(slug) ?? 0;
    const others = [...counts.values()].reduce((sum, count) => sum + count, -own);
    const judgement = judgeProvider(attempt, before, { ...options, room: Math.max(own, maxVoices - others) });
    counts.set(slug, judgement.part?.voices.length ?? 0);
    return judgement;
  };
}
