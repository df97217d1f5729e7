import { BusyError } from '../../domain/errors.ts';
import type { IngestBase } from '../../storage/ingest-base.ts';
import { plannedSource } from '../lists/list-source.ts';
import type { Provider } from '../provider.ts';
import type { IngestEnvironment } from './ingest-environment.ts';

export interface ProviderChoice {
  readonly only?: readonly string[] | undefined;
  /** Minimum interval between two requests to a provider, in ms (default 0), including requests of other processes. */
  readonly minIntervalMs?: number | undefined;
}

export type ChosenProvider = ReturnType<typeof chooseProviders>[number];

/**
 * Chooses the providers whose voice lists a run reads. If no snapshot is stored, the providers that `only` excludes are read from their bundled lists. A
 * first run that names a single provider therefore yields a complete catalog, too.
 * @throws {BusyError} if every provider with a live list was requested within `minIntervalMs`, by this process or another one
 */
export function chooseProviders(
  { providers, mode, settings, now }: Pick<IngestEnvironment, 'providers' | 'mode' | 'settings' | 'now'>,
  { only = [], minIntervalMs = 0 }: ProviderChoice,
  base: IngestBase,
) {
  const isRecent = ({ id }: Provider) => {
    const lastAttempt = base.parts.get(id)?.status.last_attempt;
    if (lastAttempt === undefined) return false;
    // A time in the future does not count as recent. Otherwise, a time that a fast clock had stored would stop all ingests until that time.
    const ageMs = now().getTime() - Date.parse(lastAttempt);
    return ageMs >= 0 && ageMs < minIntervalMs;
  };
  const isAskable = (provider: Provider) =>
    plannedSource(provider, mode, settings[provider.id] ?? {}) === 'live';
  const named = providers.filter(({ id }) => only.length === 0 || only.includes(id));
  const askable = named.filter(isAskable);
  if (askable.length > 0 && askable.every(isRecent))
    throw new BusyError(
      'All providers were asked lately, by this process or another one. Nothing is asked again.',
    );
  const chosen = named.filter((provider) => !isAskable(provider) || !isRecent(provider));
  const isFirst = base.parts.size === 0;
  const others = isFirst ? providers.filter((provider) => !named.includes(provider)) : [];
  return [
    ...chosen.map((provider) => ({ provider, mode })),
    ...others.map((provider) => ({ provider, mode: 'bundled' as const })),
  ];
}
