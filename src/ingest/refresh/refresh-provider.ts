import type { IngestBase } from '../../storage/ingest-base.ts';
import type { Attempt, Judgement } from '../judge/judgement.ts';
import type { ProviderReport } from '../judge/report.ts';
import type { ListAccess } from '../lists/live-pages.ts';
import type { ChosenProvider } from './choose-providers.ts';
import { fetchProvider, type StoredFacts } from './fetch-provider.ts';
import { judgeInTurn, type TurnOptions } from './judge-in-turn.ts';

export interface RefreshContext extends ListAccess {
  /** Largest share of a provider's voices that may be missing from its new list, from 0 to 1. */
  readonly maxShrink: number;
  readonly now: () => Date;
}

export interface RefreshOptions {
  /** Slugs of the providers whose new list is accepted. */
  readonly accept?: readonly string[] | undefined;
  /** Slugs of the providers to refresh; empty for all. */
  readonly only?: readonly string[] | undefined;
  readonly signal: AbortSignal;
  /** Called after a provider's list has been judged. */
  readonly onDone?: ((report: ProviderReport) => void) | undefined;
}

/** Attempt to read a provider's list, and its judgement against the base snapshot of the run. */
export interface RefreshedProvider {
  readonly attempt: Attempt;
  readonly options: TurnOptions;
  readonly judgement: Judgement;
}

/** Returns a function that reads one provider's list and judges it against the stored part (voices and ledger). */
export function refreshProvider(
  context: RefreshContext,
  { only = [], accept = [], signal, onDone }: RefreshOptions,
  base: IngestBase,
): (chosen: ChosenProvider) => Promise<RefreshedProvider> {
  /**
   * Returns the stored data for the next request. For a provider in `only` or `accept`, `Retry-After` is ignored, because the maintainer
   * has asked for it explicitly.
   */
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
