import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { codeOf, messageOf, OperatorError } from '../../domain/errors.ts';
import type { IngestReport } from '../../ingest/run.ts';
import { distUrl } from '../../lib/dist-url.ts';
import type { Logger } from '../../lib/logger.ts';
import type { CheckReport } from '../../previews/check/check-samples.ts';
import { knownRecordings, type RecordingSources, refreshAll } from '../../previews/recording-sources.ts';
import type { Config } from '../config/config.ts';
import type { LoadedImage } from '../snapshot/load-snapshot.ts';
import type { Jobs, NewerImage } from './jobs.ts';
import {
  type Job,
  type JobResult,
  type ResultMessage,
  toError,
  type WorkerInput,
  type WorkerMessage,
} from './messages.ts';

const OUT_OF_MEMORY =
  'The catalog takes more memory than Node allows. Allow more, as with NODE_OPTIONS=--max-old-space-size=4096 (MB).';
const WORKER = distUrl('bundle/worker.js');

/**
 * Creates jobs that run in workers, so that the main thread can answer requests meanwhile. A job that reads a catalog has a thread, which passes the
 * catalog's image on without a copy. A job that writes to the store has a process, because the memory of a thread stays with its process for seconds or
 * for good. A job gets the main thread's list of recordings, so that a voice's field `preview` agrees with the preview links.
 */
export function createWorkerJobs(config: Config, logger: Logger, sources: RecordingSources): Jobs {
  const run = <Result>(job: Job, signal: AbortSignal) =>
    runInWorker<Result>({ config, job, recordings: knownRecordings(sources) }, logger, signal);
  return {
    load: (signal) => run<LoadedImage>({ name: 'load' }, signal),
    ingest: (signal) => run<IngestReport>({ name: 'ingest' }, signal),
    checkPreviews: (signal) => run<CheckReport>({ name: 'checkPreviews' }, signal),
    loadNewer: async (current, signal) => {
      await refreshAll(sources);
      return run<NewerImage | undefined>({ name: 'loadNewer', current }, signal);
    },
  };
}

async function runInWorker<Result>(input: WorkerInput, logger: Logger, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const { name } = input.job;
  const worker =
    name === 'ingest' || name === 'checkPreviews'
      ? startProcess(input)
      : new Worker(WORKER, { workerData: input, execArgv: ['--enable-source-maps'] });
  // A job that writes to the store is asked to stop and never terminated, because it has to release its lease (lock) first.
  const stop = () => void ('send' in worker ? worker.send('stop', () => {}) : worker.terminate());
  signal.addEventListener('abort', stop);
  try {
    return await resultOf<Result>(worker, name, logger, signal);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function startProcess(input: WorkerInput): ChildProcess {
  const child = fork(fileURLToPath(WORKER), {
    execArgv: [...process.execArgv, '--enable-source-maps'],
    serialization: 'advanced',
    // The command `mcp` speaks over its input and output.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send(input, () => {});
  return child;
}

function resultOf<Result>(
  worker: Worker | ChildProcess,
  job: Job['name'],
  logger: Logger,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    let isSettled = false;
    const settle = (end: () => void) => {
      isSettled = true;
      end();
    };
    worker.on('message', (message: WorkerMessage) => {
      if ('log' in message) logger[message.log](message.details, message.message);
      else if ('result' in message) settle(() => resolve(resultIn(message) as Promise<Result>));
      else settle(() => reject(toError(message.failure)));
    });
    worker.on('error', (error) => {
      // An error after the worker has posted its result is logged, because the promise is already settled and ignores a rejection.
      if (isSettled) logger.error({ job, reason: messageOf(error) }, 'worker failed');
      settle(() =>
        reject(codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? new OperatorError(OUT_OF_MEMORY) : error),
      );
    });
    worker.once('exit', (code: number | null, cause?: NodeJS.Signals) => {
      // V8 aborts a process without memory.
      const error =
        cause === 'SIGABRT'
          ? new OperatorError(OUT_OF_MEMORY)
          : new Error(`the worker ended with ${cause ?? code}`);
      settle(() => reject(signal.aborted ? signal.reason : error));
    });
  });
}

/** Returns the result of a job. The search index (`image`) is parsed from the transferred file. */
async function resultIn({ result, image }: ResultMessage): Promise<JobResult> {
  if (!image) return result;
  const { readImage } = await import('../../index/catalog/image-file.ts');
  return { ...result, image: await readImage(image.file, image.key) } as JobResult;
}
