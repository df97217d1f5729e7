import type { IngestBase } from '../../storage/ingest-base.ts';
import { judgeProvider } from '../judge/judge-provider.ts';
import type { Attempt, Judgement, JudgeOptions } from '../judge/judgement.ts';
import type { ProviderReport } from '../judge/report.ts';
import type { ChosenProvider, ProviderChoice } from './choose-providers.ts';
import { fetchProvider, type StoredFacts } from './fetch-provider.ts';
import type { RunEnvironment } from './ingest-environment.ts';

/** Options for deciding whether a fetched list is accepted, without `room` (number of voices that a provider may have), which each accepted list changes. */
type TurnOptions = Omit<JudgeOptions, 'room'>;

export interface RefreshOptions extends Pick<ProviderChoice, 'only'> {
  /** Slugs of the providers whose new list is accepted even if a plausibility check (`judge/list-gates.ts`) would reject it. */
  readonly accept?: readonly string[] | undefined;
  readonly onDone?: ((report: ProviderReport) => void) | undefined;
}

/** Attempt to read a provider's list, and its judgement against the base snapshot of the run. */
export type RefreshedProvider = Awaited<ReturnType<ReturnType<typeof refreshProvider>>>;

/** Returns a function that reads one provider's list and judges it against the stored part (voices and ledger). */
export function refreshProvider(
  environment: RunEnvironment,
  { only = [], accept = [], onDone }: RefreshOptions,
  base: IngestBase,
  signal: AbortSignal,
) {
  /** Returns the stored data for a provider's next request. If `only` or `accept` names the provider, its last `Retry-After` is ignored. */
  const storedFacts = (slug: string): StoredFacts | undefined => {
    const part = base.parts.get(slug);
    if (!part || ![...only, ...accept].includes(slug)) return part;
    const { not_before: _, ...memory } = part.memory;
    return { status: part.status, memory };
  };
  const { maxShrink, maxVoices } = environment;
  const judge = judgeInTurn(base, maxVoices);
  return async ({ provider, mode }: ChosenProvider) => {
    const options = { mode, maxShrink, isAccepted: accept.includes(provider.id) };
    const own = { ...environment, ...options };
    const attempt = await fetchProvider(provider, own, storedFacts(provider.id), signal);
    const judgement = await judge(attempt, options);
    onDone?.(judgement.report);
    return { attempt, options, judgement };
  };
}

/**
 * Returns a function that judges fetched lists one after another. Each list is compared with the stored voices and ledger of its provider. The maximum
 * number of a provider's voices (`room`) is `maxVoices` minus the voices of all other providers, as last judged or, before that, as stored. A provider
 * may always keep its present number of voices, because a lower `maxVoices` removes no voice.
 */
export function judgeInTurn(base: IngestBase, maxVoices: number) {
  const counts = new Map([...base.parts].map(([slug, { status }]) => [slug, status.voices]));
  return async (attempt: Attempt, options: TurnOptions): Promise<Judgement> => {
    const slug = attempt.provider.id;
    const before = await base.readPart(slug);
    const own = counts.get(slug) ?? 0;
    const others = [...counts.values()].reduce((sum, count) => sum + count, -own);
    const judgement = judgeProvider(attempt, before, { ...options, room: Math.max(own, maxVoices - others) });
    counts.set(slug, judgement.part?.voices.length ?? 0);
    return judgement;
  };
}
