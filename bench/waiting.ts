import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 10;
/** For a server to start, or to take up a snapshot. */
const PATIENCE_MS = 120_000;

/** The next message of a child process. @throws where it ends before. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as Message),
      once(child, 'close', { signal }).then(([code, by]) => {
        throw new Error(`${child.spawnargs.slice(0, 8).join(' ')} ended: ${code ?? by}`);
      }),
    ]);
  } finally {
    waiting.abort();
  }
}

/** Waits until something is true. Its signal ends what a look waits for. @throws {DOMException} where it never comes true */
export async function until(isTrue: (signal: AbortSignal) => boolean | Promise<boolean>): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (!(await isTrue(patience))) {
    patience.throwIfAborted();
    await sleep(POLL_MS);
  }
}
