import { UpstreamError } from '../../domain/errors.ts';
import { httpStatusOf, isExpiredTokenStatus } from '../../domain/upstream-errors.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { dedupe } from '../../enrich/dedupe.ts';
import type { Provider } from '../provider.ts';
import { addStrings, countDropped, emptyListError } from './dropped-records.ts';
import { type ListPage, type LiveList, SkippedListError } from './list-page.ts';
import {
  type ListContent,
  type ListedVoices,
  type ListOutcome,
  readList,
  type TracedVoice,
  type VoiceOrigin,
} from './read-records.ts';
import { createUnresolvedCounter } from './unresolved.ts';

/** Most voices of all lists of a provider, and the function that is called for each voice. */
interface ListsOptions {
  readonly maxVoices: number;
  readonly onVoice?: ((voice: TracedVoice) => void) | undefined;
}

/**
 * Reads the live lists of a provider one after another. A named list that fails costs only its own voices, because the
 * lists are independent; `lists` of the result has the outcome of each. `onVoice` is called for each voice before
 * duplicates are dropped, and again for a list that is read a second time.
 * @throws {UpstreamError} if an unnamed list fails, the run is stopped, or no list gives a voice
 */
export async function readLists(
  provider: Provider,
  lists: readonly LiveList[],
  { maxVoices, onVoice }: ListsOptions,
): Promise<ListedVoices> {
  const contents: ListContent[] = [];
  const outcomes: ListOutcome[] = [];
  for (const list of lists) {
    const { name } = list;
    const stop = outcomes.find(({ error }) => error?.notBefore)?.error;
    const left = maxVoices - contents.reduce((sum, { voices }) => sum + voices.length, 0);
    const result = stop ?? (await tryList(provider, list, { maxVoices: left, onVoice }));
    if (!(result instanceof Error)) contents.push(result);
    if (name !== undefined) outcomes.push({ name, ...outcomeOf(result) });
  }
  const merged = mergeContents(contents);
  if (merged.voices.length === 0) throw firstError(outcomes) ?? emptyListError(merged);
  return { ...merged, ...(outcomes.length > 0 && { lists: outcomes }) };
}

/**
 * Reads a list. Returns the error of a list that costs only its own voices.
 * @throws {UpstreamError} if an unnamed list fails or the run is stopped
 */
async function tryList(
  provider: Provider,
  { name: list, pages }: LiveList,
  options: ListsOptions,
): Promise<ListContent | UpstreamError | SkippedListError> {
  try {
    const content = await readTwice((onPage) =>
      readList(provider, counted(pages(), onPage), { list, ...options }),
    );
    if (content.voices.length === 0 && content.dropped.size > 0) throw emptyListError(content);
    return content;
  } catch (error) {
    if (error instanceof SkippedListError) return error;
    const isIndependent = list !== undefined && error instanceof UpstreamError;
    if (isIndependent && error.errorClass !== 'aborted') return error;
    throw error;
  }
}

/**
 * Reads a list, and once more from its first page if it breaks in a way that a new start may mend: a page that is no
 * JSON or no list, a page token that expired, or pages that changed under way so that they form a circle.
 */
async function readTwice<T>(read: (onPage: () => void) => Promise<T>): Promise<T> {
  let pages = 0;
  try {
    return await read(() => pages++);
  } catch (error) {
    const isMalformed = error instanceof UpstreamError && error.errorClass === 'malformed';
    const isExpired = pages > 0 && isExpiredTokenStatus(httpStatusOf(error));
    if (!isMalformed && !isExpired) throw error;
    return read(() => {});
  }
}

async function* counted(pages: AsyncIterable<ListPage>, onPage: () => void): AsyncIterable<ListPage> {
  for await (const page of pages) {
    onPage();
    yield page;
  }
}

function outcomeOf(result: ListContent | UpstreamError | SkippedListError): Omit<ListOutcome, 'name'> {
  if (result instanceof SkippedListError) return { outcome: 'skipped' };
  if (result instanceof UpstreamError) return { outcome: 'failed', error: result };
  // An empty list is like an absent one, because it is more often a fault of one model or account than the end of all its voices.
  return { outcome: result.voices.length > 0 ? 'read' : 'skipped' };
}

/** Returns the error that states when the provider may be asked again, or else the first error. */
function firstError(outcomes: readonly ListOutcome[]): UpstreamError | undefined {
  const errors = outcomes.flatMap(({ error }) => error ?? []);
  return errors.find(({ notBefore }) => notBefore) ?? errors[0];
}

function mergeContents(contents: readonly ListContent[]) {
  const voices = dedupe(contents.flatMap((content) => content.voices));
  const origins = originsOf(voices, contents);
  const dropped = new Map<string, number>();
  const droppedStrings = new Set<string>();
  const unresolved = createUnresolvedCounter();
  for (const content of contents) {
    for (const [reason, count] of content.dropped) countDropped(dropped, reason, count);
    addStrings([...content.droppedStrings], droppedStrings);
    for (const value of content.unresolved) unresolved.add(value);
  }
  const records = contents.reduce((sum, content) => sum + content.records, 0);
  const surplus = contents.reduce((sum, content) => sum + content.surplus, 0);
  return { voices, records, surplus, dropped, droppedStrings, unresolved: unresolved.counts(), origins };
}

/** Returns the origin of each voice by id. A voice that was merged of several has the origin of the one whose id it keeps. */
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
