/** Worker (thread or process): runs one job, posts its result or its failure, and ends. */
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { OperatorError } from '../domain/errors.ts';
import type { CatalogImage } from '../index/catalog/image.ts';
import { writeImage } from '../index/catalog/image-file.ts';
import type { Logger } from '../lib/logger.ts';
import { toFixedSources } from '../previews/recording-sources.ts';
import { createContext } from './compose/compose.ts';
import { type Jobs, jobsIn } from './jobs/jobs.ts';
import {
  type Job,
  type JobResult,
  toFailure,
  type WorkerInput,
  type WorkerMessage,
} from './jobs/messages.ts';
import type { Context } from './snapshot/context.ts';

const { config, job, recordings }: WorkerInput = parentPort
  ? workerData
  : (await once(process, 'message'))[0];
const stopping = new AbortController();
const stop = () => stopping.abort(new OperatorError('The service is stopping.'));
(parentPort ?? process).once('message', stop);
if (!parentPort) {
  // Terminals and supervisors also send their signals to this process, but it stops only when the service asks for it, or has died.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.once('disconnect', stop);
}

// The job `load` keeps its priority, because the start of the service waits for it. Other jobs get a lower priority, because they compete with
// requests for the CPU.
if (job.name !== 'load') lowerPriority();
try {
  const recordingSources = toFixedSources(recordings);
  const context = await createContext(config, { logger: postingLogger(), recordingSources });
  try {
    const result = await run(jobsIn(context), job);
    const image = result && 'image' in result ? result.image : undefined;
    if (image) await postImage({ ...result, image: undefined } as JobResult, image, context);
    else post({ result });
  } finally {
    await context.close();
  }
} catch (error) {
  post({ failure: toFailure(error) });
} finally {
  parentPort?.close();
  // Without a reference, the channel stays open until the last message is written, and then the process ends.
  process.channel?.unref();
}

function run(jobs: Jobs, { name, current }: Job): Promise<JobResult> {
  return name === 'loadNewer' ? jobs.loadNewer(current, stopping.signal) : jobs[name](stopping.signal);
}

/** Sends a job's result with the search index as a file. The index file is also stored, so that the next start need not build the index again. */
async function postImage(result: JobResult, image: CatalogImage, { images }: Context): Promise<void> {
  const { key } = image;
  const file = await writeImage(image);
  await images.keepOwn(key, file);
  post({ result, image: { key, file } }, [file.buffer]);
}

/**
 * Lowers the CPU priority of this thread, so that an ingest or the build of a catalog does not delay the answers to requests. The priority is lowered
 * only on Linux, because setpriority(2) changes the calling thread alone there (see "C library/kernel differences" in its manual page), and the whole
 * process on other systems.
 */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // If a sandbox forbids the change, the job runs at normal priority.
  }
}

function postingLogger(): Logger {
  return {
    debug: (details, message) => post({ log: 'debug', details, message }),
    info: (details, message) => post({ log: 'info', details, message }),
    warn: (details, message) => post({ log: 'warn', details, message }),
    error: (details, message) => post({ log: 'error', details, message }),
  };
}

function post(message: WorkerMessage, transferred: readonly ArrayBuffer[] = []): void {
  if (parentPort) parentPort.postMessage(message, [...transferred]);
  // Without a callback, a message to a service that has died would end the process before it has released its lease.
  else process.send?.(message, undefined, undefined, () => {});
}
