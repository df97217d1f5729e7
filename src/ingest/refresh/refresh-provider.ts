import type { IngestBase } from '../../storage/ingest-base.ts';
import type { Attempt, Judgement } from '../judge/judgement.ts';
import type { ProviderReport } from '../judge/report.ts';
import type { ListAccess } from '../lists/live-pages.ts';
import type { ChosenProvider } from './choose-providers.ts';
import { fetchProvider, type StoredFacts } from './fetch-provider.ts';
import { judgeInTurn, type TurnOptions } from './judge-in-turn.ts';

/** Collaborators and settings for refreshing providers. */
export interface RefreshContext extends ListAccess {
  /** Largest share of its voices that a provider may lose, from 0 to 1. */
  readonly maxShrink: number;
  readonly now: () => Date;
}

/** Options of a run that concern the refresh of each provider. */
export interface RefreshOptions {
  /** Slugs of the providers whose new list is accepted. */
  readonly accept?: readonly string[] | undefined;
  /** Slugs of the providers that the maintainer named; empty for all. */
  readonly only?: readonly string[] | undefined;
  readonly signal: AbortSignal;
  /** Called when a provider's list is judged. */
  readonly onDone?: ((report: ProviderReport) => void) | undefined;
}

/** A provider's list, and its judgement by the base of the run. */
export interface RefreshedProvider {
  readonly attempt: Attempt;
  readonly options: TurnOptions;
  readonly judgement: Judgement;
}

/** Returns the function that reads one provider's list and judges it by the stored part. */
export function refreshProvider(
  context: RefreshContext,
  { only = [], accept = [], signal, onDone }: RefreshOptions,
  base: IngestBase,
): (chosen: ChosenProvider) => Promise<RefreshedProvider> {
  /** Returns what the next request depends on. A provider that the maintainer names is asked although it asked not to be. */
  const storedFacts = (slug: string): StoredFacts | undefined => {
    const part = base.parts.get(slug);
    if (!part || ![...only, ...accept].includes(slug)) return part;
    const { not_before: _, ...memory } = part.memory;
    return { status: part.status, memory };
  };
  const judge = judgeInTurn(base, context.maxVoices);
  return async ({ provider, mode }) => {
    const isAccepted = accept.includes(provider.id);
    const options = { mode, maxShrink: context.maxShrink, isAccepted };
    const own = { ...context, mode, isAccepted };
    const attempt = await fetchProvider(provider, own, storedFacts(provider.id), signal);
    const judgement = judge(attempt, await base.readPart(provider.id), options);
    onDone?.(judgement.report);
    return { attempt, options, judgement };
  };
}
