import * as z from 'zod';
import type { Provider, Settings } from '../provider.ts';

/**
 * Source of the voice lists that an ingest reads. The mode `live` requests all lists, and `bundled` reads the lists in this package. The mode `auto`
 * requests the lists of providers whose settings are complete, and reads the bundled lists of all other providers.
 */
export const SourceMode = z.enum(['auto', 'live', 'bundled']);
export type SourceMode = z.infer<typeof SourceMode>;

/** Returns whether an ingest reads a provider's live or bundled list in a source mode; undefined if neither list is available. */
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

/** Reports whether the bundled list may replace the live list: no live list exists, a command prints the live list, or the live list is optional. */
export function hasBundledFallback(provider: Provider): boolean {
  const { list } = provider;
  return !hasHost(provider) || (list !== undefined && 'requests' in list && list.isOptional === true);
}

/** Reports whether a provider's list is requested from a host. A list without a host is printed by a command of this machine, such as `espeak-ng`. */
export function hasHost({ list }: Provider): boolean {
  return list !== undefined && !('command' in list);
}

/** Returns the name of the environment variable that replaces a provider's base URL: `azure` → `AZURE_BASE_URL`. */
export function baseUrlVariable({ id }: Provider): string {
  return `${id.toUpperCase().replaceAll('-', '_')}_BASE_URL`;
}

/** Returns the smallest set of environment variables that must still be set for the live list. Without a live list, the result is empty. */
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
