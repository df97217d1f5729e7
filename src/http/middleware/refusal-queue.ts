import type { Socket } from 'node:net';

/** Fewest first refusals in a turn, and the share of those that are due. All of them at once would leave no time for the requests that are served. */
const MIN_REFUSALS = 4;
const REFUSALS_SHARE = 1 / 64;
/** Fewest repeated refusals in a turn (one in 16 turns), and the share of those that are due: of connections that asked again before they were told to. */
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
 * because a client that goes on at once would take a quarter of the time for refusals alone. It waits for no longer than `retryAfterMs`,
 * because others may share its connection: those of a pool that goes on would else wait for many seconds.
 */
export function createRefusalQueue(retryAfterMs: number, now: () => number): RefusalQueue {
  const toldAt = new WeakMap<Socket, number>();
  const first: (() => void)[] = [];
  const repeated: { readonly addedAt: number; readonly tell: () => void }[] = [];
  let dueRepeated = 0;

  /** Takes the share of repeated refusals of this turn, and all that have waited for `retryAfterMs`. */
  function takeRepeated(): readonly (() => void)[] {
    dueRepeated += Math.max(MIN_REPEATED, repeated.length * REPEATED_SHARE);
    const share = Math.floor(dueRepeated);
    dueRepeated %= 1;
    const endAt = now() - retryAfterMs;
    let count = Math.min(share, repeated.length);
    while ((repeated[count]?.addedAt ?? Number.POSITIVE_INFINITY) <= endAt) count++;
    return repeated.splice(0, count).map(({ tell }) => tell);
  }

  return {
    add: (tell, client) => {
      const addedAt = now();
      const isRepeated = client !== undefined && addedAt - (toldAt.get(client) ?? -Infinity) < retryAfterMs;
      const told = () => {
        if (client) toldAt.set(client, now());
        tell();
      };
      if (isRepeated) repeated.push({ addedAt, tell: told });
      else first.push(told);
    },
    tellSome: () => {
      const count = Math.max(MIN_REFUSALS, Math.ceil(first.length * REFUSALS_SHARE));
      const told = [...first.splice(0, count), ...takeRepeated()];
      for (const tell of told) tell();
      return first.length + repeated.length > 0;
    },
  };
}
