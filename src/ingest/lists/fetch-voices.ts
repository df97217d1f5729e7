import { UpstreamError } from '../../domain/errors.ts';
import type { VoiceSource } from '../../domain/snapshot.ts';
import type { Provider, Settings } from '../provider.ts';
import { isOptional, plannedSource, variablesToSet } from './list-source.ts';
import { asPages, type ListAccess, livePages } from './live-pages.ts';
import { readPages, type VoiceOrigin, type VoicesOfList } from './read-records.ts';
import { ProgramMissingError } from './subprocess.ts';
import { statusOf } from './upstream-errors.ts';

/** A provider's list as voices. */
export interface FetchedVoices extends VoicesOfList {
  readonly source: Exclude<VoiceSource, 'kept'>;
}

/**
 * Asks a provider for its voices, or reads its bundled list. `onVoice` is told of each voice, those included that turn
 * out to be doubles.
 * @throws {UpstreamError} where there is no usable list.
 */
export async function fetchVoices(
  provider: Provider,
  access: ListAccess,
  signal: AbortSignal,
  onVoice?: (origin: VoiceOrigin) => void,
): Promise<FetchedVoices> {
  const settings = access.settings[provider.id] ?? {};
  const source = plannedSource(provider, access.mode, settings);
  if (source === undefined) throw notConfigured(provider, settings);
  if (source === 'bundled') return readBundled(provider, access, onVoice);
  try {
    const pages = livePages(provider, settings, access, signal);
    return { source: 'live', ...(await readPages(provider, pages, onVoice ?? (() => {}))) };
  } catch (error) {
    if (isOptional(provider) && saysNoList(error)) return readBundled(provider, access, onVoice);
    throw error;
  }
}

/** Reads the list that ships with the service: the compiled one, unless the origin of each voice is asked for. */
export async function readBundled(
  provider: Provider,
  { bundled, compiled }: Pick<ListAccess, 'bundled' | 'compiled'>,
  onVoice?: (origin: VoiceOrigin) => void,
): Promise<FetchedVoices> {
  if (provider.isBundled === false)
    throw new UpstreamError('not_configured', `no list of ${provider.name} is bundled`);
  const list = onVoice ? undefined : await compiled?.(provider.id);
  if (list) return { source: 'bundled', ...list };
  const pages = asPages(bundled(provider.id));
  return { source: 'bundled', ...(await readPages(provider, pages, onVoice ?? (() => {}))) };
}

/** What hosts without the list answer; a program that is not installed says so in its own way. */
function saysNoList(error: unknown): boolean {
  if (error instanceof ProgramMissingError) return true;
  return [401, 403, 404, 405].includes(statusOf(error) ?? 0);
}

function notConfigured(provider: Provider, settings: Settings): UpstreamError {
  const variables = variablesToSet(provider, settings).join(' and ');
  const message = variables
    ? `set ${variables} to ask ${provider.name}`
    : `no list of ${provider.name} is bundled`;
  return new UpstreamError('not_configured', message);
}
