import { UpstreamError } from '../../domain/errors.ts';
import type { VoiceSource } from '../../domain/snapshot.ts';
import type { Provider, Settings } from '../provider.ts';
import { toListPages } from './list-page.ts';
import { hasBundledFallback, missingVariables, plannedSource } from './list-source.ts';
import { type ListAccess, livePages } from './live-pages.ts';
import { type ListedVoices, readRecords, type TracedVoice } from './read-records.ts';
import { CommandNotFoundError } from './subprocess.ts';
import { httpStatusOf } from './upstream-errors.ts';

/** Voices of a list, and the source that it was read from. */
export interface FetchedVoices extends ListedVoices {
  readonly source: Exclude<VoiceSource, 'kept'>;
}

/**
 * Reads a provider's voices from its live list, or from its bundled list as the source mode asks. `onVoice` is called
 * for each voice before duplicates are dropped.
 * @throws {UpstreamError} if no list can be used
 */
export async function fetchVoices(
  provider: Provider,
  access: ListAccess,
  signal: AbortSignal,
  onVoice?: (voice: TracedVoice) => void,
): Promise<FetchedVoices> {
  const settings = access.settings[provider.id] ?? {};
  const source = plannedSource(provider, access.mode, settings);
  if (source === undefined) throw notConfiguredError(provider, settings);
  if (source === 'bundled') return readBundledVoices(provider, access, onVoice);
  try {
    const pages = livePages(provider, settings, access, signal);
    return { source: 'live', ...(await readRecords(provider, pages, onVoice)) };
  } catch (error) {
    if (hasBundledFallback(provider) && isListAbsent(error))
      return readBundledVoices(provider, access, onVoice);
    throw error;
  }
}

/**
 * Reads a provider's voices from its bundled list, in compiled form unless `onVoice` asks for the record of each voice.
 * @throws {UpstreamError} if no list is bundled, or the bundled list is broken
 */
export async function readBundledVoices(
  provider: Provider,
  { bundledPages, compiledList }: Pick<ListAccess, 'bundledPages' | 'compiledList'>,
  onVoice?: (voice: TracedVoice) => void,
): Promise<FetchedVoices> {
  if (provider.isBundled === false)
    throw new UpstreamError('not_configured', `no list of ${provider.name} is bundled`);
  const compiled = onVoice ? undefined : await compiledList?.(provider.id);
  if (compiled) return { source: 'bundled', ...compiled };
  const pages = toListPages(bundledPages(provider.id));
  return { source: 'bundled', ...(await readRecords(provider, pages, onVoice)) };
}

/** Reports whether an error means that a host or machine has no list at all, rather than a broken one. */
function isListAbsent(error: unknown): boolean {
  if (error instanceof CommandNotFoundError) return true;
  return [401, 403, 404, 405].includes(httpStatusOf(error) ?? 0);
}

function notConfiguredError(provider: Provider, settings: Settings): UpstreamError {
  const variables = missingVariables(provider, settings).join(' and ');
  const message = variables
    ? `set ${variables} to ask ${provider.name}`
    : `no list of ${provider.name} is bundled`;
  return new UpstreamError('not_configured', message);
}
