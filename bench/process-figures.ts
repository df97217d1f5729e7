import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Descriptors that a process holds open. */
interface Descriptors {
  readonly open: number;
  readonly sockets: number;
}

/** Returns the time that a process has had a core. Linux counts it in hundredths of a second. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Returns the resident memory of a process, with all its threads. */
export function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

export function descriptorsOf(pid: number): Descriptors {
  const folder = `/proc/${pid}/fd`;
  const names = readdirSync(folder);
  return { open: names.length, sockets: names.filter((name) => isSocket(`${folder}/${name}`)).length };
}

/** A descriptor may be closed between the listing and this look. */
function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:');
  } catch {
    return false;
  }
}
