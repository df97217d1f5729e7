import { MAX_IDS, MAX_LIMIT } from '../../domain/query-limits.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { pauseMs, usedShareOf } from './pace.ts';

/** Error for an API response with the HTTP status 429 or 503, which means that the client, or all clients together, send too many requests. */
export class LimitedError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`too many requests; again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type AnswerSource = ReturnType<typeof createAnswerSource>;

/** Creates functions that request JSON from the API and compute the pause before a search request. The browser's HTTP cache stores the responses. */
export function createAnswerSource() {
  /** Used share of the rate limit, from 0 to 1, as the latest response tells it. */
  let used = 0;

  /** Requests a path of the API and returns the JSON response. @throws {LimitedError | Error} if the API refuses the request or does not respond */
  async function askJson<T>(path: string, signal?: AbortSignal): Promise<T> {
    const response = await fetch(path, { signal: signal ?? null });
    used = usedShareOf(response.headers);
    if (response.status === 429 || response.status === 503)
      throw new LimitedError(Number(response.headers.get('Retry-After')) || 1);
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return response.json();
  }

  return {
    askJson,
    /** Returns the pause between a typed letter and the search request, in ms. */
    pauseMs: () => pauseMs(used),
  };
}

/** Requests voices by id, as many at once as one response has voices, and returns the responses in the order of the ids. */
export async function askVoices(
  source: AnswerSource,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly VoiceListResponse[]> {
  const answers: VoiceListResponse[] = [];
  const atOnce = Math.min(MAX_IDS, MAX_LIMIT);
  for (let at = 0; at < ids.length; at += atOnce) {
    const part = ids.slice(at, at + atOnce).join(',');
    const query = new URLSearchParams({ ids: part, limit: String(atOnce) });
    answers.push(await source.askJson<VoiceListResponse>(`/v1/voices?${query}`, signal));
  }
  return answers;
}
