import type { Socket } from 'node:net';

/** Fewest refusals in a turn, and the share of those that are due. All of them at once would leave no time for the requests that are served. */
const MIN_REFUSALS = 4;
const REFUSALS_SHARE = 1 / 64;
/** The same for connections that asked again before they were told to. */
const MIN_REPEATED = 1 / 16;
const REPEATED_SHARE = 1 / 1024;

/** Refusals that are due, and are told a few a turn. */
export interface RefusalQueue {
  /** Adds a refusal. `client` is the connection of one client; undefined for a connection of many. */
  add(tell: () => void, client: Socket | undefined): void;
  /** Tells some refusals. Returns whether others are due. */
  tellSome(): boolean;
}

/**
 * Creates a queue of refusals. A client that asks again before `retryAfterMs` gets its next refusal later than others get their first one,
 * because a client that goes on at once would take a quarter of the time for refusals alone.
 */
export function createRefusalQueue(retryAfterMs: number, now: () => number): RefusalQueue {
  const toldAt = new WeakMap<Socket, number>();
  const first: (() => void)[] = [];
  const repeated: (() => void)[] = [];
  let dueRepeated = 0;

  return {
    add: (tell, client) => {
      const isRepeated = client !== undefined && now() - (toldAt.get(client) ?? -Infinity) < retryAfterMs;
      (isRepeated ? repeated : first).push(() => {
        if (client) toldAt.set(client, now());
        tell();
      });
    },
    tellSome: () => {
      dueRepeated += Math.max(MIN_REPEATED, repeated.length * REPEATED_SHARE);
      const count = Math.max(MIN_REFUSALS, Math.ceil(first.length * REFUSALS_SHARE));
      const told = [...first.splice(0, count), ...repeated.splice(0, Math.floor(dueRepeated))];
      dueRepeated %= 1;
      for (const tell of told) tell();
      return first.length + repeated.length > 0;
    },
  };
}
