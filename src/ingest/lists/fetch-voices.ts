import { codeOf, UpstreamError } from '../../domain/errors.ts';
import type { VoiceSource } from '../../domain/snapshot.ts';
import { httpStatusOf } from '../../domain/upstream-errors.ts';
import type { Provider, Settings } from '../provider.ts';
import { readListedOn, toListPages } from './bundled-pages.ts';
import { hasBundledFallback, missingVariables, plannedSource } from './list-source.ts';
import { type ListAccess, liveLists } from './live-pages.ts';
import { readLists } from './read-lists.ts';
import { type ListedVoices, readRecords, type TracedVoice } from './read-records.ts';

/** Voices of a provider's list, and the source of the list: `live` or `bundled`. */
export interface FetchedVoices extends ListedVoices {
  readonly source: Exclude<VoiceSource, 'kept'>;
  /** UTC day on which the list was recorded, if the list is a bundled list. */
  readonly listedOn?: string;
}

/**
 * Reads a provider's live or bundled list, as the source mode decides. `onVoice` is called for each voice before deduplication. If a list is read a
 * second time, `onVoice` is called again for the same voices.
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
    const lists = liveLists(provider, settings, access, signal);
    return {
      source: 'live',
      ...(await readLists(provider, lists, { maxVoices: access.maxVoices, onVoice })),
    };
  } catch (error) {
    if (hasBundledFallback(provider) && isListAbsent(error))
      return readBundledVoices(provider, access, onVoice);
    throw error;
  }
}

/**
 * Reads a provider's bundled list. Without `onVoice`, the list that the build has enriched is read, because reading that list is faster.
 * @throws {UpstreamError} if the provider has no bundled list, or the list is broken
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
  const listedOn = await readListedOn(provider.id);
  const pages = toListPages(bundledPages(provider.id));
  const list = await readRecords(provider, pages, onVoice);
  return { source: 'bundled', ...list, ...(listedOn !== undefined && { listedOn }) };
}

/** Reports whether an error means that there is no live list: a command is not installed, or the host responded with 401, 403, 404 or 405. */
function isListAbsent(error: unknown): boolean {
  if (error instanceof Error && codeOf(error.cause) === 'ENOENT') return true;
  return [401, 403, 404, 405].includes(httpStatusOf(error) ?? 0);
}

/** Returns the error `not_configured`. The message names the variables that the live list needs, or says that no list is bundled. */
export function notConfiguredError(provider: Provider, settings: Settings): UpstreamError {
  const variables = missingVariables(provider, settings).join(' and ');
  const message = variables
    ? `set ${variables} to ask ${provider.name}`
    : `no list of ${provider.name} is bundled`;
  return new UpstreamError('not_configured', message);
}
