import { NotFoundError } from '../domain/errors.ts';
import type { VoiceSource } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { StatedVoice, UnresolvedValue } from '../enrich/draft.ts';
import { enrich, type TracedStep, traceEnrichment } from '../enrich/enrich.ts';
import { fetchVoices } from './lists/fetch-voices.ts';
import type { ListAccess } from './lists/live-pages.ts';
import { type TracedVoice, toDraft } from './lists/read-records.ts';
import type { Provider } from './provider.ts';

/** Derivation of a voice, from its provider's record to its fields. */
export interface Explanation {
  readonly source: VoiceSource;
  /** Record of the voice in the provider's list, unchanged. */
  readonly record: unknown;
  /** Values that the adapter maps the record to. */
  readonly stated: StatedVoice;
  /** Steps of enrichment with the fields that each one set. */
  readonly steps: readonly TracedStep[];
  readonly voice: StoredVoice;
  /** Stated values that enrichment does not recognize. */
  readonly unresolved: readonly UnresolvedValue[];
}

/**
 * Reads the list of a voice's provider again and traces the voice through adapter and enrichment.
 * @throws {NotFoundError} if no record of the list yields this id
 * @throws {UpstreamError} if no list can be used
 */
export async function explainVoice(
  provider: Provider,
  id: string,
  access: ListAccess,
  signal: AbortSignal,
): Promise<Explanation> {
  const candidates: TracedVoice[] = [];
  const { source, voices } = await fetchVoices(provider, access, signal, (traced) => {
    if (traced.voice.id === id) candidates.push(traced);
  });
  // The voice that deduplication kept is explained, because several records may yield one id.
  const traced = candidates.find(({ voice }) => voices.includes(voice));
  if (!traced)
    throw new NotFoundError(
      'voice_not_found',
      `No record in the ${source} list of ${provider.id} yields the voice ${id}.`,
    );
  const draft = toDraft(provider, traced.stated);
  const unresolved: UnresolvedValue[] = [];
  enrich(draft, (value) => unresolved.push(value));
  return { source, ...traced, steps: traceEnrichment(draft), unresolved };
}
