export interface BatchLimits {
  readonly maxItems: number;
  /** Longest time that an item stays unsaved, in ms. */
  readonly maxWaitMs: number;
}

/** Saver of results in batches, so that a killed process loses only the last batch. */
export interface BatchSaver {
  /** Counts one more unsaved item. */
  add(): void;
  /** Saves all unsaved items. @throws the error of this save */
  flush(): Promise<void>;
}

/**
 * Creates a batch saver. It calls `save` as soon as `maxItems` items are unsaved or `maxWaitMs` has passed. Calls of `save` never overlap. If a
 * save in the background fails, `onError` is called. If the save of `flush` fails, `flush` throws the error. After any failed save, the next
 * call of `save` must include the same items.
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
