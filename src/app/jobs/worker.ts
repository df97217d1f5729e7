/** A thread that does one chore, answers with what came of it, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { OperatorError } from '../../domain/errors.ts';
import { providers } from '../../ingest/providers/index.ts';
import { parseConfig } from '../config.ts';
import { createDirectory } from '../context.ts';
import { type Chores, createChores } from './jobs.ts';
import {
  buffersIn,
  type Chore,
  type ChoreResult,
  type FromThread,
  type ThreadData,
  toFailure,
} from './messages.ts';

const { env, chore }: ThreadData = workerData;
const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort(new OperatorError('The service is stopping.')));

const directory = createDirectory(
  parseConfig(env, providers),
  {},
  {
    debug: (details, message) => post({ log: 'debug', details, message }),
    info: (details, message) => post({ log: 'info', details, message }),
    warn: (details, message) => post({ log: 'warn', details, message }),
    error: (details, message) => post({ log: 'error', details, message }),
  },
);
try {
  const result = await perform(createChores(directory), chore);
  post({ result }, buffersIn(result));
} catch (error) {
  post({ failure: toFailure(error) });
} finally {
  await directory.close();
  parentPort?.close();
}

function perform(chores: Chores, { name, current }: Chore): Promise<ChoreResult> {
  return name === 'loadNewer' ? chores.loadNewer(current, stopping.signal) : chores[name](stopping.signal);
}

function post(message: FromThread, transferred: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...transferred]);
}
