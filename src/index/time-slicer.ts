import { setImmediate } from 'node:timers/promises';

/** Longest piece of work at a time; requests wait no longer than this and what goes on at the end of it. */
const SLICE_MS = 2;
/** The clock is read once for so many items. */
const ITEMS_PER_LOOK = 32;

/** Lets requests have their turn during long work. */
export interface Pace {
  /** Waits for the next turn. */
  nextTurn(): Promise<void>;
  /** Waits for the next turn, if this one has taken long. */
  breathe(): Promise<void>;
  /** Does `work` for 0 to `count` − 1, in as many turns as it takes. */
  each(count: number, work: (index: number) => void): Promise<void>;
}

export function createPace(): Pace {
  let startedAt = performance.now();

  async function nextTurn(): Promise<void> {
    await setImmediate();
    startedAt = performance.now();
  }

  async function breathe(): Promise<void> {
    if (performance.now() - startedAt >= SLICE_MS) await nextTurn();
  }

  return {
    nextTurn,
    breathe,
    each: async (count, work) => {
      for (let start = 0; start < count; start += ITEMS_PER_LOOK) {
        const end = Math.min(count, start + ITEMS_PER_LOOK);
        for (let index = start; index < end; index++) work(index);
        await breathe();
      }
    },
  };
}
