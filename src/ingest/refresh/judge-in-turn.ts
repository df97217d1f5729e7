import type { ProviderPart } from '../../domain/snapshot.ts';
import type { IngestBase } from '../../storage/ingest-base.ts';
import { judgeProvider } from '../judge/judge-provider.ts';
import type { Attempt, Judgement, JudgeOptions } from '../judge/judgement.ts';

/** Settings by which an attempt is judged, apart from the room that the other providers leave. */
export type TurnOptions = Omit<JudgeOptions, 'room'>;

/**
 * Returns a function that judges attempts one after another, each with the room that the providers of the base and the judgements before leave
 * in a catalog of `maxVoices`. A list with no more voices than its provider has always has room, so that a smaller `maxVoices` loses nothing.
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
