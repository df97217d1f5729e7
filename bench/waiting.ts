import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

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
