/** State of the API's rate limit for this browser. */
export interface Budget {
  readonly quota: number;
  /** Number of requests that the rate limit still allows: the number in the latest API response, minus the requests that the page has sent since then. */
  readonly left: number;
  /** Time at which the rate limit's current window (counting period) ends, in ms since the epoch. */
  readonly resetAt: number;
}

/** Shortest pause between a typed letter and the search request, in ms. */
const PAUSE_MS = 150;
/** Number of API requests per typed letter: one for the search, and one for the completions. */
const REQUESTS_PER_LETTER = 2;
/** Share of the rate limit's quota that typed letters use without extra delay: 60 of 300 requests, or 30 letters. */
const FREE_PART = 0.2;
/** Share of the quota that is spread evenly over the rest of the window after `FREE_PART` is used. The rest of the quota is kept for clicks. */
const SPREAD_PART = 0.6;

/** Returns the pause after a typed letter, in ms. The pause is as short as the rate limit allows. `last` is the time of the page's latest API request. */
export function pauseMs(budget: Budget | undefined, last: number, now: number): number {
  return budget ? Math.max(PAUSE_MS, last + spacingMs(budget, last, now) - now) : PAUSE_MS;
}

/** Returns the pause between searches, in ms, at which the quota lasts until the window ends. If too few requests are left, the pause ends with the window. */
function spacingMs({ quota, left, resetAt }: Budget, last: number, now: number): number {
  const reserved = quota * (1 - FREE_PART - SPREAD_PART);
  if (now >= resetAt || left > quota - quota * FREE_PART) return PAUSE_MS;
  if (left - reserved < REQUESTS_PER_LETTER) return resetAt - last;
  return (REQUESTS_PER_LETTER * (resetAt - now)) / (left - reserved);
}

/** Parses the HTTP headers `RateLimit: "default";r=299;t=60` and `RateLimit-Policy: "default";q=300;w=60`; undefined if a header is absent. */
export function parseBudget(headers: Headers, now: number): Budget | undefined {
  const [, left, seconds] = /r=(\d+);t=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? [];
  const [, quota] = /q=(\d+)/.exec(headers.get('RateLimit-Policy') ?? '') ?? [];
  if (left === undefined || seconds === undefined || quota === undefined) return undefined;
  return { quota: Number(quota), left: Number(left), resetAt: now + Number(seconds) * 1000 };
}
