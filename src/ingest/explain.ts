import { NotFoundError } from '../domain/errors.ts';
import type { VoiceSource } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { StatedVoice, UnresolvedValue } from '../enrich/draft.ts';
import { enrich, type TracedStep, traceEnrichment } from '../enrich/enrich.ts';
import { fetchVoices } from './lists/fetch-voices.ts';
import type { ListAccess } from './lists/live-pages.ts';
import { toDraft, type VoiceOrigin } from './lists/read-records.ts';
import type { Provider } from './provider.ts';

/** How a voice came to be what it is. */
export interface Explanation {
  readonly source: VoiceSource;
  /** The provider's own record. */
  readonly record: unknown;
  /** What our adapter reads in it. */
  readonly stated: StatedVoice;
  readonly steps: readonly TracedStep[];
  readonly voice: StoredVoice;
  readonly unresolved: readonly UnresolvedValue[];
}

/**
 * Reads the list of the voice's provider anew and follows the voice from its record to its fields.
 * @throws {NotFoundError} where the list makes no voice of that id
 * @throws {UpstreamError} where there is no usable list
 */
export async function explainVoice(
  provider: Provider,
  id: string,
  access: ListAccess,
  signal: AbortSignal,
): Promise<Explanation> {
  const origins: VoiceOrigin[] = [];
  const { source, voices } = await fetchVoices(provider, access, signal, (origin) => {
    if (origin.voice.id === id) origins.push(origin);
  });
  // Of several records of one id, that of the voice that was kept.
  const origin = origins.find(({ voice }) => voices.includes(voice));
  if (!origin)
    throw new NotFoundError(
      'voice_not_found',
      `No record of the ${source} list of ${provider.id} makes ${id}.`,
    );
  const draft = toDraft(provider, origin.stated);
  const unresolved: UnresolvedValue[] = [];
  enrich(draft, (value) => unresolved.push(value));
  return { source, ...origin, steps: traceEnrichment(draft), unresolved };
}
