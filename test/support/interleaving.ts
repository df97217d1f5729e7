import type { BlobStore } from '../../src/storage/blob-store.ts';

/** Processes of a test that take turns at a store, one operation at a time, in a random order. */
export interface Interleaving {
  /** Runs `work` as a process. The process gets the store through which the process takes its turns. */
  run<T>(store: BlobStore, work: (store: BlobStore, takeTurn: () => Promise<void>) => Promise<T>): Promise<T>;
}

interface Process {
  readonly waiting: (() => void)[];
}

/**
 * Creates an interleaving of `count` processes. A turn is given as soon as every process that has not ended waits for
 * one, so that the seed alone decides the order. `onTurn` is called before each turn.
 */
export function createInterleaving(count: number, seed: number, onTurn: () => void = () => {}): Interleaving {
  const processes = new Set<Process>();
  const random = createRandom(seed);
  let expected = count;
  let isTaken = false;

  function giveTurn(): void {
    const all = [...processes];
    if (isTaken || all.length < expected || all.some(({ waiting }) => waiting.length === 0)) return;
    isTaken = true;
    onTurn();
    all[Math.floor(random() * all.length)]?.waiting.shift()?.();
  }

  /** Ends a turn after the process could reach its next operation. */
  function endTurn(): void {
    setImmediate(() => {
      isTaken = false;
      giveTurn();
    });
  }

  async function inTurn<T>(process: Process, action: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      process.waiting.push(resolve);
      giveTurn();
    });
    return action().finally(endTurn);
  }

  return {
    run: async (store, work) => {
      const process: Process = { waiting: [] };
      processes.add(process);
      const turned: BlobStore = {
        location: store.location,
        get: (...args) => inTurn(process, () => store.get(...args)),
        etag: (...args) => inTurn(process, () => store.etag(...args)),
        put: (...args) => inTurn(process, () => store.put(...args)),
        delete: (...args) => inTurn(process, () => store.delete(...args)),
        list: (...args) => inTurn(process, () => store.list(...args)),
      };
      try {
        return await work(turned, () => inTurn(process, async () => {}));
      } finally {
        processes.delete(process);
        expected--;
        giveTurn();
      }
    },
  };
}

/** Creates a linear congruential generator of numbers from 0 to 1, with the constants of Numerical Recipes. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
