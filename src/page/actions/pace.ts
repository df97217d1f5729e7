/** Pause between a typed letter and the search request, in ms. */
const PAUSE_MS = 150;
/** Pause in ms once {@link FAST_PART} is used. Two requests (search and completions) in this pause are 120 a minute, of the 300 that the API allows. */
const SLOW_MS = 1000;
/** Share of the rate limit that typed letters use at full pace. The rest lasts for slow requests and clicks until the rate limit's window ends. */
const FAST_PART = 0.6;

/** Returns the pause after a typed letter, in ms. `used` is the used share of the rate limit, from 0 to 1. */
export function pauseMs(used: number): number {
  return used > FAST_PART ? SLOW_MS : PAUSE_MS;
}

/** Returns the used share of the rate limit from the headers `RateLimit: "default";r=299;t=60` and `RateLimit-Policy: "default";q=300;w=60`; 0 without them. */
export function usedShareOf(headers: Headers): number {
  const [, left] = /r=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? [];
  const [, quota] = /q=(\d+)/.exec(headers.get('RateLimit-Policy') ?? '') ?? [];
  return left === undefined || quota === undefined ? 0 : 1 - Number(left) / Number(quota);
}
