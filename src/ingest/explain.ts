import { isDeepStrictEqual } from 'node:util';
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
  const kept = voices.find((voice) => voice.id === id);
  // Several records may yield a voice with the id `id`. In `voices`, deduplication keeps only one voice per id. If the provider has one record per
  // language, the kept voice is a copy that has the languages of all records of the voice.
  const isKept = ({ voice }: TracedVoice) =>
    voice === kept || isDeepStrictEqual({ ...voice, other_languages: kept?.other_languages }, kept);
  const traced = candidates.find(isKept);
  if (!kept || !traced)
    throw new NotFoundError(
      'voice_not_found',
      `No record in the ${source} list of ${provider.id} yields the voice ${id}.`,
    );
  const draft = toDraft(provider, traced.stated);
  const unresolved: UnresolvedValue[] = [];
  enrich(draft, (value) => unresolved.push(value));
  const { other_languages } = kept;
  const merging = { step: 'languages of its other records', set: { other_languages } };
  return {
    source,
    ...traced,
    voice: kept,
    /** Steps of enrichment in order, each with the fields of the voice that the step set or changed. */
    steps: [...traceEnrichment(draft), ...(kept === traced.voice ? [] : [merging])],
    /** Values of the record that enrichment does not recognize, such as an unknown accent. */
    unresolved,
    /** Fields for which the record states contradictory values. */
    contradictions: findContradictions(draft.stated),
  };
}
