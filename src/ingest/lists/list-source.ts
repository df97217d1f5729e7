import * as z from 'zod';
import type { Provider, Settings } from '../provider.ts';

/** Where a run takes its lists from: `auto` asks each provider that can be asked, and else takes the bundled list. */
export const SourceMode = z.enum(['auto', 'live', 'bundled']);
export type SourceMode = z.infer<typeof SourceMode>;

/** Where a run will take this provider's list from; from nowhere where it cannot be asked and nothing may stand for it. */
export function plannedSource(
  provider: Provider,
  mode: SourceMode,
  settings: Settings,
): 'live' | 'bundled' | undefined {
  const canAsk = provider.list !== undefined && provider.isConfigured(settings);
  if (canAsk && mode !== 'bundled') return 'live';
  const mayStand = mode !== 'live' || isOptional(provider);
  return mayStand && provider.isBundled !== false ? 'bundled' : undefined;
}

/** Whether the bundled list may stand for a live one that is not there. */
export function isOptional({ list }: Provider): boolean {
  return list === undefined || 'program' in list || ('http' in list && list.http.isOptional === true);
}

/** The variable that points a provider at another host. */
export function baseUrlVariable({ id }: Provider): string {
  return `${id.toUpperCase().replaceAll('-', '_')}_BASE_URL`;
}

/** The fewest variables to set, besides those that are, for a provider to be asked; none where it can or never can be. */
export function variablesToSet(provider: Provider, settings: Settings): readonly string[] {
  if (!provider.list || provider.isConfigured(settings)) return [];
  const unset = Object.entries({ ...provider.settings, baseUrl: baseUrlVariable(provider) }).filter(
    ([name]) => !settings[name],
  );
  const pairs = unset.flatMap((one, index) => unset.slice(index + 1).map((other) => [one, other]));
  const enough = [...unset.map((one) => [one]), ...pairs].find((chosen) =>
    provider.isConfigured({ ...settings, ...Object.fromEntries(chosen) }),
  );
  return (enough ?? unset).map(([, variable]) => variable);
}
