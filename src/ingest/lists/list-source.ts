import * as z from 'zod';
import type { Provider, Settings } from '../provider.ts';

/**
 * Source of a run's lists: `live` asks providers, `bundled` reads the bundled lists, and `auto` asks the configured
 * providers and reads the bundled lists of all others.
 */
export const SourceMode = z.enum(['auto', 'live', 'bundled']);
export type SourceMode = z.infer<typeof SourceMode>;

/** Returns the source that a run will read a provider's list from; undefined if the provider must be skipped. */
export function plannedSource(
  provider: Provider,
  mode: SourceMode,
  settings: Settings,
): 'live' | 'bundled' | undefined {
  const canAsk = provider.list !== undefined && provider.isConfigured(settings);
  if (canAsk && mode !== 'bundled') return 'live';
  const mayUseBundled = mode !== 'live' || hasBundledFallback(provider);
  return mayUseBundled && provider.isBundled !== false ? 'bundled' : undefined;
}

/**
 * Reports whether the bundled list may replace an absent live list: for a provider that has no live list, or whose
 * live list comes from a subprocess or an optional HTTP list.
 */
export function hasBundledFallback({ list }: Provider): boolean {
  return list === undefined || 'subprocess' in list || ('http' in list && list.http.isOptional === true);
}

/** Returns the name of the variable that points a provider at another host: `AZURE_BASE_URL`. */
export function baseUrlVariable({ id }: Provider): string {
  return `${id.toUpperCase().replaceAll('-', '_')}_BASE_URL`;
}

/**
 * Returns the smallest set of unset variables that lets a provider be asked. Returns an empty list if it can be asked
 * already or publishes no list.
 */
export function missingVariables(provider: Provider, settings: Settings): readonly string[] {
  if (!provider.list || provider.isConfigured(settings)) return [];
  const unset = Object.entries({ ...provider.settings, baseUrl: baseUrlVariable(provider) }).filter(
    ([name]) => !settings[name],
  );
  const pairs = unset.flatMap((one, index) => unset.slice(index + 1).map((other) => [one, other]));
  const smallest = [...unset.map((one) => [one]), ...pairs].find((chosen) =>
    provider.isConfigured({ ...settings, ...Object.fromEntries(chosen) }),
  );
  return (smallest ?? unset).map(([, variable]) => variable);
}
