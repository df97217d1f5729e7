/** Process of the hostile clients: those that hang up, that never read, that send or read slowly, and a flood of one address. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { readSlowly } from '../dump-reader.ts';
import { createRawClient, toGet } from '../flood/raw-client.ts';
import { runOpenLoop } from '../flood/run-open-loop.ts';
import { createRandom } from '../random.ts';

export interface HostileOrder {
  readonly port: number;
  /** Requests of the flood per second. */
  readonly floodPerSecond: number;
}

const [{ port, floodPerSecond }] = (await once(process, 'message')) as [HostileOrder];
process.once('disconnect', () => process.exit());
const random = createRandom(2);
const HUNG_UP_PER_SECOND = 10;
const STALLED = 20;
const SLOW = 20;
/** Time for which a client reads nothing, in which it has to be cut. */
const STALL_MS = 120_000;
const LOOK_MS = 1000;
/** Above the connections that one address may have. */
const FLOODING = 150;
const SLOW_BYTES_PER_SECOND = 4096;
const PIPELINED = toGet('/v1/voices?limit=200').repeat(40);
const counts = { hungUp: 0, stalledCut: 0, slowCut: 0, readersCut: 0, refused: 0, flooded: 0, reset: 0 };

function open(localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  return socket;
}

/** Asks, and hangs up in the middle of the head, before the answer, or while a large answer comes. */
function hangUp(): void {
  const socket = open(`127.3.0.${1 + random.int(50)}`);
  const message = toGet(random.pick(['/v1/voices?limit=200', '/v1/voices.ndjson', '/v1/complete?q=a', '/']));
  socket.write(random.chance(0.3) ? message.slice(0, 20) : message);
  setTimeout(() => socket.destroy(), random.int(60));
  counts.hungUp++;
}

/** Asks for many pages and reads none. Looks later whether it was cut, because one that does not read does not learn of it, and begins anew. */
function stall(at: number): void {
  const socket = open(`127.4.0.${at + 1}`);
  socket.pause();
  socket.write(PIPELINED);
  setTimeout(() => {
    let isCut = true;
    const look = setTimeout(() => {
      isCut = false;
      socket.destroy();
    }, LOOK_MS);
    socket.once('close', () => {
      clearTimeout(look);
      if (isCut) counts.stalledCut++;
      stall(at);
    });
    socket.resume();
  }, STALL_MS);
}

/** Sends a head, one letter a second. Begins anew when it is cut. */
function sendSlowly(at: number): void {
  const socket = open(`127.5.0.${at + 1}`);
  let sent = 0;
  const timer = setInterval(() => socket.write(PIPELINED[sent++] ?? ''), 1000);
  socket.resume();
  socket.once('close', () => {
    clearInterval(timer);
    counts.slowCut++;
    setTimeout(() => sendSlowly(at), 1000);
  });
}

/** Reads a dump over a poor line, and leaves after a minute. */
function readDumpSlowly(at: number): void {
  const path = at % 2 === 0 ? '/v1/voices.csv' : '/v1/voices.ndjson';
  const reader = readSlowly(`http://127.0.0.1:${port}`, path, 'identity', SLOW_BYTES_PER_SECOND);
  setTimeout(() => {
    if (reader.isLost()) counts.readersCut++;
    reader.close();
    readDumpSlowly(at);
  }, 50_000 + random.int(20_000));
}

setInterval(hangUp, 1000 / HUNG_UP_PER_SECOND);
for (let at = 0; at < STALLED; at++) stall(at);
for (let at = 0; at < SLOW; at++) sendSlowly(at);
for (let at = 0; at < SLOW / 2; at++) readDumpSlowly(at);
setInterval(() => process.send?.(counts), 1000);

const flooding = Array.from({ length: FLOODING }, () => createRawClient(port, '127.2.0.1'));
await runOpenLoop(
  flooding,
  { perSecond: floodPerSecond },
  (client, _dueMs, onEnd) =>
    client.ask(toGet('/v1/voices'), (answer) => {
      counts.flooded++;
      if (answer?.status === 429) counts.refused++;
      if (!answer) counts.reset++;
      onEnd();
    }),
  new AbortController().signal,
);
