import { setMaxListeners } from 'node:events';

/** Returns a signal that aborts with the first of the given ones. Any number of requests may listen to it without a warning. */
export function joinSignals(...signals: readonly AbortSignal[]): AbortSignal {
  const joined = AbortSignal.any([...signals]);
  setMaxListeners(Number.POSITIVE_INFINITY, joined);
  return joined;
}
