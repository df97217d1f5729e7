import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from '../domain/errors.ts';

/** Boot id and process namespace of this process; undefined except on Linux. A pid alone does not identify a process. */
export const PROCESS_NAMESPACE = processNamespace();

/** Hash of host name, boot id and process namespace. A pid is unique only on one host and within one namespace. */
const PLACE = createHash('sha256').update(`${hostname()} ${PROCESS_NAMESPACE}`).digest('hex').slice(0, 8);
/** Pattern of a UUID with {@link PLACE}, random digits, and the pid. RFC 9562 leaves the layout of version 8 to the program. */
const PROCESS_UUID = /([\da-f]{8})-[\da-f]{4}-8[\da-f]{3}-[\da-f]{4}-[\da-f]{4}([\da-f]{8})/;

/** Creates a UUID that identifies this process. If this process is killed, other processes recognize its leftover files by the UUID. */
export function createProcessUuid(): string {
  const random = randomUUID();
  return `${PLACE}${random.slice(8, 14)}8${random.slice(15, 28)}${process.pid.toString(16).padStart(8, '0')}`;
}

/** Reports whether the process whose UUID `text` contains has ended. A process of another host or namespace counts as running. */
export function hasEnded(text: string): boolean {
  const [, place, pid = ''] = PROCESS_UUID.exec(text) ?? [];
  return PROCESS_NAMESPACE !== undefined && place === PLACE && !isRunning(Number.parseInt(pid, 16));
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The error EPERM means that the process exists and belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}

function processNamespace(): string | undefined {
  try {
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${bootId} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}
