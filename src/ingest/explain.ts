import { NotFoundError } from '../domain/errors.ts';
import type { VoiceSource } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import { type Contradiction, findContradictions } from '../enrich/contradictions.ts';
import type { StatedVoice, UnresolvedValue } from '../enrich/draft.ts';
import { enrich, type TracedStep, traceEnrichment } from '../enrich/enrich.ts';
import { fetchVoices } from './lists/fetch-voices.ts';
import type { ListAccess } from './lists/live-pages.ts';
import { type TracedVoice, toDraft } from './lists/read-records.ts';
import type { Provider } from './provider.ts';

/** Result of {@link explainVoice}: a voice's record in the provider's list, and every step from this record to the voice. */
export interface Explanation {
  readonly source: VoiceSource;
  /** Record of the voice in the provider's list, unchanged. */
  readonly record: unknown;
  /** Values that the provider's adapter reads from `record`, before enrichment. */
  readonly stated: StatedVoice;
  /** Steps of enrichment in order, each with the fields of the voice that the step set or changed. */
  readonly steps: readonly TracedStep[];
  readonly voice: StoredVoice;
  /** Values in `stated` that enrichment does not recognize, such as an unknown accent. */
  readonly unresolved: readonly UnresolvedValue[];
  /** Fields of which the record states different values. */
  readonly contradictions: readonly Contradiction[];
}

/**
 * Reads the provider's list and shows how one of its records becomes the voice `id`: the record's values, and the
 * effect of each enrichment step.
 * @throws {NotFoundError} if no record of the list yields a voice with this id
 * @throws {UpstreamError} if the provider's list cannot be used
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
  // Several records may yield a voice with this id. The record to explain is that of the voice which deduplication kept in `voices`.
  const traced = candidates.find(({ voice }) => voices.includes(voice));
  if (!traced)
    throw new NotFoundError(
      'voice_not_found',
      `No record in the ${source} list of ${provider.id} yields the voice ${id}.`,
    );
  const draft = toDraft(provider, traced.stated);
  const unresolved: UnresolvedValue[] = [];
  enrich(draft, (value) => unresolved.push(value));
  const contradictions = findContradictions(draft.stated);
  return { source, ...traced, steps: traceEnrichment(draft), unresolved, contradictions };
}
