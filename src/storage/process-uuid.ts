import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from '../domain/errors.ts';

/** Boot id and process namespace of this process; undefined on systems other than Linux, where a pid is no reliable identity. */
export const PROCESS_NAMESPACE = processNamespace();

/** Hash of host name, boot id and process namespace, because a pid is unique only on one host and within one namespace. */
const PLACE = createHash('sha256').update(`${hostname()} ${PROCESS_NAMESPACE}`).digest('hex').slice(0, 8);
/** Pattern of a version 8 UUID, whose layout RFC 9562 leaves to the program: {@link PLACE}, random digits, and the pid. */
const PROCESS_UUID = /([\da-f]{8})-[\da-f]{4}-8[\da-f]{3}-[\da-f]{4}-[\da-f]{4}([\da-f]{8})/;

/** Creates a UUID that identifies this process, so that other processes can remove the files that this process leaves behind if it is killed. */
export function createProcessUuid(): string {
  const random = randomUUID();
  return `${PLACE}${random.slice(8, 14)}8${random.slice(15, 28)}${process.pid.toString(16).padStart(8, '0')}`;
}

/** Reports whether the process that wrote its UUID into a lock file has ended; a process of another host or namespace counts as running. */
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
