import { NotFoundError } from '../domain/errors.ts';
import { findContradictions } from '../enrich/contradictions.ts';
import type { UnresolvedValue } from '../enrich/draft.ts';
import { enrich, traceEnrichment } from '../enrich/enrich.ts';
import { fetchVoices } from './lists/fetch-voices.ts';
import type { ListAccess } from './lists/live-pages.ts';
import { type TracedVoice, toDraft } from './lists/read-records.ts';
import type { Provider } from './provider.ts';

/** Result of {@link explainVoice}: a voice's record in the provider's list, and every step from this record to the voice. */
export type Explanation = Awaited<ReturnType<typeof explainVoice>>;

/**
 * Reads the provider's list and shows how one of its records becomes the voice `id`: the record's values, and the
 * effect of each enrichment step.
 * @throws {NotFoundError} if no record of the list yields a voice with this id
 * @throws {UpstreamError} if the provider's list cannot be used
 */
export async function explainVoice(provider: Provider, id: string, access: ListAccess, signal: AbortSignal) {
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
  return {
    source,
    ...traced,
    /** Steps of enrichment in order, each with the fields of the voice that the step set or changed. */
    steps: traceEnrichment(draft),
    /** Values in `stated` that enrichment does not recognize, such as an unknown accent. */
    unresolved,
    /** Fields of which the record states different values. */
    contradictions: findContradictions(draft.stated),
  };
}
