import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

type Kind = 'tcp' | 'tcp6';
/** Bytes in the send queue of each connection, by its two addresses as the kernel's table writes them. */
type Queues = ReadonlyMap<string, number>;
type Ends = Pick<Socket, 'localAddress' | 'localPort' | 'remoteAddress' | 'remotePort'>;

/** Line of a connection in the kernel's table: number, both addresses with their ports, state, and the two queues in hexadecimal. */
const CONNECTION = /^ *\d+: (\S+ \S+) \S+ ([\dA-F]{8}):/gm;

/**
 * Creates the lookup of the bytes that the system holds for the peer of a socket; undefined where it does not tell, as elsewhere than on
 * Linux. The table has all connections of the system, so that those which ask at the same time share one read of it.
 */
export function createSendQueues(
  readTable = (kind: Kind) => readFile(`/proc/self/net/${kind}`, 'latin1'),
): (socket: Ends) => Promise<number | undefined> {
  const underWay = new Map<Kind, Promise<Queues>>();

  function read(kind: Kind): Promise<Queues> {
    const queues = readTable(kind)
      .catch(() => '')
      .then(toQueues)
      .finally(() => underWay.delete(kind));
    underWay.set(kind, queues);
    return queues;
  }

  return async ({ localAddress, localPort, remoteAddress, remotePort }) => {
    if (!localAddress || !localPort || !remoteAddress || !remotePort) return undefined;
    const remote = toKernelAddress(remoteAddress);
    const kind = remote.length === 8 ? 'tcp' : 'tcp6';
    const queues = await (underWay.get(kind) ?? read(kind));
    return queues.get(
      `${toKernelAddress(localAddress)}:${toPort(localPort)} ${remote}:${toPort(remotePort)}`,
    );
  };
}

function toQueues(table: string): Queues {
  return new Map(
    Array.from(table.matchAll(CONNECTION), ([, ends = '', queue = '']) => [ends, Number.parseInt(queue, 16)]),
  );
}

/** Writes an address as the table of the kernel does: in hexadecimal, each group of four bytes in reverse. */
function toKernelAddress(text: string): string {
  const bytes = ipaddr.parse(text).toByteArray();
  let address = '';
  for (let group = 0; group < bytes.length; group += 4)
    address += Buffer.from(bytes.slice(group, group + 4).reverse()).toString('hex');
  return address.toUpperCase();
}

function toPort(port: number): string {
  return port.toString(16).toUpperCase().padStart(4, '0');
}
