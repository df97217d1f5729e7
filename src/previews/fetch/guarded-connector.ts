import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { RefusedAddressError } from './sample-errors.ts';

/** Resolves a host name to all of its IP addresses, as `dns.lookup` does. */
export type LookupAll = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

interface GuardOptions {
  readonly isAllowed: (address: string) => boolean;
  /** Time limit for opening a connection, in ms. */
  readonly timeoutMs: number;
  readonly lookup?: LookupAll | undefined;
}

const privateAddress = () => new RefusedAddressError('private address');

/**
 * Creates a connector of undici that connects to allowed IP addresses only. A host name is resolved once, and the connection uses the
 * checked addresses, so that DNS rebinding to a private address has no effect.
 */
export function createGuardedConnector({
  isAllowed,
  timeoutMs,
  lookup = systemLookup,
}: GuardOptions): buildConnector.connector {
  const connect = buildConnector({
    timeout: timeoutMs,
    lookup: toGuardedLookup(lookup, isAllowed),
  });
  return (options, callback) => {
    // An IP address literal is checked here, because Node does not pass it to the lookup.
    const host = options.hostname.replaceAll(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isAllowed(host)) return callback(privateAddress(), null);
    connect(options, callback);
  };
}

function toGuardedLookup(lookup: LookupAll, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(privateAddress(), []);
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
}
