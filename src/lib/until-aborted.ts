/** Returns a promise that settles like `work`, or rejects with the signal's reason when it aborts, even if `work` ignores the signal. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    // `then` is called first, because otherwise, if the signal has already aborted, a later failure of `work` would be an unhandled rejection.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}
