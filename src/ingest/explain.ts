import { NotFoundError } from '../domain/errors.ts';
import { findContradictions } from '../enrich/contradictions.ts';
import type { UnresolvedValue } from '../enrich/draft.ts';
import { enrich, traceEnrichment } from '../enrich/enrich.ts';
import { fetchVoices } from './lists/fetch-voices.ts';
import type { ListAccess } from './lists/live-pages.ts';
import { type TracedVoice, toDraft } from './lists/read-records.ts';
import type { Provider } from './provider.ts';

export type Explanation = Awaited<ReturnType<typeof explainVoice>>;

/**
 * Returns how a record of a provider's list is converted into the voice with this id.
 * @throws {NotFoundError} if no record yields the voice
 * @throws {UpstreamError} if the list cannot be used
 */
export async function explainVoice(provider: Provider, id: string, access: ListAccess, signal: AbortSignal) {
  const candidates: TracedVoice[] = [];
  const { source, voices } = await fetchVoices(provider, access, signal, (traced) => {
    if (traced.voice.id === id) candidates.push(traced);
  });
  // Several records may yield a voice with this id. The explained record is the one whose voice deduplication has kept in `voices`.
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
    /** Values of the record that enrichment does not recognize, such as an unknown accent. */
    unresolved,
    /** Fields for which the record states contradictory values. */
    contradictions: findContradictions(draft.stated),
  };
}
