import { Worker } from 'node:worker_threads';
import { codeOf, messageOf, OperatorError } from '../../domain/errors.ts';
import type { Logger } from '../../domain/logger.ts';
import type { CatalogImage } from '../../index/image.ts';
import type { IngestReport } from '../../ingest/refresh/report.ts';
import type { Chores, Loaded } from './jobs.ts';
import { type Chore, type FromThread, type ThreadData, toError } from './messages.ts';

const TOO_LARGE =
  'The catalog takes more memory than Node allows. Allow more, as with NODE_OPTIONS=--max-old-space-size=4096 (MB).';
const THREAD = new URL('worker.js', import.meta.url);

/**
 * Does each chore in a thread of its own, with the settings in `env`: requests are answered meanwhile, and all memory that
 * it took is given back. An image comes over without being copied.
 */
export function createThreadedChores(env: ThreadData['env'], logger: Logger): Chores {
  async function run<Result>(chore: Chore, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    const worker = new Worker(THREAD, { workerData: { env: { ...env }, chore } satisfies ThreadData });
    // An ingest gives back its lease first; there is nothing else to be put in order.
    const stop = () => void (chore.name === 'ingest' ? worker.postMessage('stop') : worker.terminate());
    signal.addEventListener('abort', stop);
    let isAwaited = true;
    try {
      return await new Promise<Result>((resolve, reject) => {
        worker.on('message', (said: FromThread) => {
          if ('log' in said) logger[said.log](said.details, said.message);
          else if ('result' in said) resolve(said.result as Result);
          else reject(toError(said.failure));
        });
        worker.on('error', (error) => {
          if (!isAwaited) logger.error({ chore: chore.name, reason: messageOf(error) }, 'thread failed');
          reject(isOutOfMemory(error) ? new OperatorError(TOO_LARGE) : error);
        });
        worker.once('exit', (code) =>
          reject(signal.aborted ? signal.reason : new Error(`its thread ended with ${code}`)),
        );
      });
    } finally {
      isAwaited = false;
      signal.removeEventListener('abort', stop);
    }
  }

  return {
    load: (signal) => run<Loaded>({ name: 'load' }, signal),
    ingest: (signal) => run<IngestReport>({ name: 'ingest' }, signal),
    loadNewer: ({ version, builtAt }, signal) =>
      run<CatalogImage | undefined>({ name: 'loadNewer', current: { version, builtAt } }, signal),
  };
}

function isOutOfMemory(error: unknown): boolean {
  return codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY';
}
