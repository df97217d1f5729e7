import { MAX_IDS } from '../../domain/query-limits.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { type Budget, parseBudget, pauseMs } from './pace.ts';

/** Error for a request that the API refused with 429, because the client exceeds its rate limit. */
export class LimitedError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`too many requests; again in ${retryAfterSeconds} s`);
    this.name = 'LimitedError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type AnswerSource = ReturnType<typeof createAnswerSource>;

/** Creates the functions that request API responses and compute the pause between two requests. The browser's HTTP cache keeps the responses. */
export function createAnswerSource() {
  let budget: Budget | undefined;
  /** Time of the page's last API request, in ms since the epoch. */
  let askedAt = 0;

  /** Returns the JSON response of the API for a path. @throws {LimitedError | Error} if the API refuses or does not respond */
  async function askJson<T>(path: string, signal?: AbortSignal): Promise<T> {
    askedAt = Date.now();
    // The request is counted at once, because an aborted request also uses up the rate limit, but its response is never read.
    budget &&= { ...budget, left: budget.left - 1 };
    const response = await fetch(path, { signal: signal ?? null });
    budget = parseBudget(response.headers, Date.now()) ?? budget;
    if (response.status === 429) throw new LimitedError(Number(response.headers.get('Retry-After')) || 1);
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return response.json();
  }

  return {
    askJson,
    /** Returns the pause between a typed letter and its search request, in ms. The pause grows as the rate limit comes near. */
    pauseMs: () => pauseMs(budget, askedAt, Date.now()),
  };
}

/** Requests voices by id, at most {@link MAX_IDS} per request, and returns the responses in the order of the ids. */
export async function askVoices(
  source: AnswerSource,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly VoiceListResponse[]> {
  const answers: VoiceListResponse[] = [];
  for (let at = 0; at < ids.length; at += MAX_IDS) {
    const part = ids.slice(at, at + MAX_IDS).join(',');
    const query = new URLSearchParams({ ids: part, limit: String(MAX_IDS) });
    answers.push(await source.askJson<VoiceListResponse>(`/v1/voices?${query}`, signal));
  }
  return answers;
}
