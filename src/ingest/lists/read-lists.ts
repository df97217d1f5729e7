import { UpstreamError } from '../../domain/errors.ts';
import { httpStatusOf, isExpiredTokenStatus } from '../../domain/upstream-errors.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { dedupe } from '../../enrich/dedupe.ts';
import type { Provider } from '../provider.ts';
import { addStrings, countDropped, emptyListError } from './dropped-records.ts';
import type { LiveList } from './live-pages.ts';
import {
  type ListContent,
  type ListedVoices,
  type ListOutcome,
  type ReadOptions,
  readList,
  type VoiceOrigin,
} from './read-records.ts';
import { createUnresolvedCounter } from './unresolved.ts';

/**
 * Reads the live lists of a provider one after another. `maxVoices` applies to each list, because lists may share voices. If a provider has several lists,
 * each has a name, and the failure of one affects only its own voices. The result has the outcome of each named list in `lists`. `onVoice` is called for
 * each voice before deduplication, and again if a list is read twice.
 * @throws {UpstreamError} if an unnamed list fails, the run is stopped, or no list yields a voice
 */
export async function readLists(
  provider: Provider,
  lists: readonly LiveList[],
  options: ReadOptions,
): Promise<ListedVoices> {
  const contents: ListContent[] = [];
  const outcomes: ListOutcome[] = [];
  for (const list of lists) {
    const { name } = list;
    const stop = outcomes.find(({ error }) => error?.notBefore)?.error;
    const result = stop ?? (await tryList(provider, list, options));
    if (!(result instanceof UpstreamError)) contents.push(result);
    if (name !== undefined) outcomes.push({ name, ...outcomeOf(result) });
  }
  const merged = mergeContents(contents);
  if (merged.voices.length === 0)
    throw firstError(outcomes) ?? emptyListError(merged.records, merged.dropped);
  return { ...merged, ...(outcomes.length > 0 && { lists: outcomes }) };
}

/** Reads a list. The error of a named list is returned, not thrown, because the failure affects only the voices of that list. */
async function tryList(
  provider: Provider,
  list: LiveList,
  options: ReadOptions,
): Promise<ListContent | UpstreamError> {
  try {
    const content = await readTwice(provider, list, options);
    const { voices, records, dropped } = content;
    if (voices.length === 0 && Object.keys(dropped).length > 0) throw emptyListError(records, dropped);
    return content;
  } catch (error) {
    const isIndependent = list.name !== undefined && error instanceof UpstreamError;
    if (isIndependent && error.errorClass !== 'aborted') return error;
    throw error;
  }
}

/**
 * Reads a list. After an error that a restart may fix, the list is read once more from its first page. Errors that a restart may fix are malformed
 * pages, expired page tokens, and pages that form a cycle.
 */
async function readTwice(
  provider: Provider,
  { name: list, pages }: LiveList,
  options: ReadOptions,
): Promise<ListContent> {
  let count = 0;
  const counted = async function* () {
    for await (const page of pages()) {
      count++;
      yield page;
    }
  };
  const read = () => readList(provider, counted(), { ...options, list });
  try {
    return await read();
  } catch (error) {
    const isMalformed = error instanceof UpstreamError && error.errorClass === 'malformed';
    const isExpired = count > 0 && isExpiredTokenStatus(httpStatusOf(error));
    if (!isMalformed && !isExpired) throw error;
    return read();
  }
}

function outcomeOf(result: ListContent | UpstreamError): Omit<ListOutcome, 'name'> {
  if (result instanceof UpstreamError) return { outcome: 'failed', error: result };
  // An empty list counts as skipped, because a fault at the provider is more likely than the removal of all voices.
  return { outcome: result.voices.length > 0 ? 'read' : 'skipped' };
}

/** Returns the first error with a `Retry-After` time, or else the first error. */
function firstError(outcomes: readonly ListOutcome[]): UpstreamError | undefined {
  const errors = outcomes.flatMap(({ error }) => error ?? []);
  return errors.find(({ notBefore }) => notBefore) ?? errors[0];
}

function mergeContents(contents: readonly ListContent[]) {
  const voices = dedupe(contents.flatMap((content) => content.voices));
  const origins = originsOf(voices, contents);
  const dropped: Record<string, number> = {};
  const droppedStrings = new Set<string>();
  const unresolved = createUnresolvedCounter();
  for (const content of contents) {
    for (const [reason, count] of Object.entries(content.dropped)) countDropped(dropped, reason, count);
    addStrings([...content.droppedStrings], droppedStrings);
    for (const value of content.unresolved) unresolved.add(value);
  }
  const records = contents.reduce((sum, content) => sum + content.records, 0);
  const surplus = contents.reduce((sum, content) => sum + content.surplus, 0);
  return { voices, records, surplus, dropped, droppedStrings, unresolved: unresolved.counts(), origins };
}

/** Returns each voice's origin (record and list) by voice id. A voice merged from several voices has the id and the origin of one of them. */
function originsOf(
  voices: readonly StoredVoice[],
  contents: readonly ListContent[],
): Map<string, VoiceOrigin> {
  const byVoice = new Map(contents.flatMap((content) => [...content.origins]));
  const byId = new Map([...byVoice].map(([{ id }, origin]) => [id, origin]));
  return new Map(
    voices.flatMap((voice) => {
      const origin = byVoice.get(voice) ?? byId.get(voice.id);
      return origin ? [[voice.id, origin] as const] : [];
    }),
  );
}
