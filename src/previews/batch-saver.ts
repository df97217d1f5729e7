/** Sizes of a batch. */
export interface BatchLimits {
  readonly maxItems: number;
  /** Longest time that an item waits for its save, in ms. */
  readonly maxWaitMs: number;
}

/** Saver of work in batches, so that a process that is killed loses the last batch only. */
export interface BatchSaver {
  /** Counts a piece of work that is to be saved. */
  add(): void;
  /** Saves what is left. @throws the error of this save */
  flush(): Promise<void>;
}

/**
 * Creates the saver of a batch, which saves after a number of items or a time. At most one save is under way at a time. `onError` is called for a failed save, which the next one makes good
 * or `flush` reports.
 */
export function createBatchSaver(
  save: () => Promise<void>,
  { maxItems, maxWaitMs }: BatchLimits,
  onError: (error: unknown) => void,
): BatchSaver {
  let unsaved = 0;
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  function saveInTurn(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    unsaved = 0;
    last = last.catch(() => {}).then(save);
    return last;
  }
  const saveInBackground = () => void saveInTurn().catch(onError);

  return {
    add: () => {
      unsaved++;
      if (unsaved >= maxItems) saveInBackground();
      else timer ??= setTimeout(saveInBackground, maxWaitMs);
    },
    flush: () => saveInTurn(),
  };
}
