import type { VoiceListResponse } from '../../../domain/voice-list.ts';
import { type PageSearch, toAnswerPath } from '../search-url.ts';

/** Answers that are kept, so that going back asks nothing. */
const KEPT_ANSWERS = 50;
/** Shortest pause after a letter before a search is asked for, in ms. */
const MIN_PAUSE_MS = 150;
/** State of the limit in a `RateLimit` header: requests that remain, and seconds until there are more. */
const RATE_LIMIT = /r=(\d+);t=(\d+)/;

/** Refusal of a request because the client has made too many. */
export class LimitedError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`too many requests; again in ${retryAfterSeconds} s`);
    this.name = 'LimitedError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Source of answers of the API. */
export interface AnswerSource {
  /** @throws {LimitedError | Error} if the API refuses or does not answer */
  readonly ask: (search: PageSearch, signal?: AbortSignal) => Promise<VoiceListResponse>;
  /** Asks for any JSON of the API, counted with the searches. */
  readonly askJson: <T>(path: string, signal?: AbortSignal) => Promise<T>;
  /** Returns the pause after a letter, in ms, which grows as the limit comes near. */
  readonly pauseMs: () => number;
}

/** Creates a source that keeps the last answers until the catalog changes, and spreads the requests that the limit leaves. */
export function createAnswerSource(): AnswerSource {
  const kept = new Map<string, VoiceListResponse>();
  let version: string | null = null;
  let pauseMs = MIN_PAUSE_MS;

  function readHeaders({ headers }: Response): void {
    const current = headers.get('X-Catalog-Version');
    if (current !== null && current !== version) kept.clear();
    version = current ?? version;
    const [, left = '', seconds = ''] = RATE_LIMIT.exec(headers.get('RateLimit') ?? '') ?? [];
    // Two requests follow a letter: the search and its completions.
    if (left !== '')
      pauseMs = Math.max(MIN_PAUSE_MS, (2 * 1000 * Number(seconds)) / Math.max(1, Number(left)));
  }

  async function askJson<T>(path: string, signal?: AbortSignal): Promise<T> {
    const response = await fetch(path, { signal: signal ?? null });
    readHeaders(response);
    if (response.status === 429) throw new LimitedError(Number(response.headers.get('Retry-After')) || 1);
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return response.json();
  }

  async function ask(search: PageSearch, signal?: AbortSignal): Promise<VoiceListResponse> {
    const path = toAnswerPath(search);
    const known = kept.get(path);
    if (known) return known;
    const answer = await askJson<VoiceListResponse>(path, signal);
    kept.set(path, answer);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest);
    return answer;
  }

  return { ask, askJson, pauseMs: () => pauseMs };
}
