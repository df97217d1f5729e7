import { setMaxListeners } from 'node:events';

/**
 * Returns a signal that aborts with the first of the given signals. The listener limit is lifted, because many requests listen to the
 * signal.
 */
export function joinSignals(...signals: readonly AbortSignal[]): AbortSignal {
  const joined = AbortSignal.any([...signals]);
  setMaxListeners(Number.POSITIVE_INFINITY, joined);
  return joined;
}
