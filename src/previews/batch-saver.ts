export interface BatchLimits {
  readonly maxItems: number;
  /** Longest time for which an item may stay unsaved, in ms. */
  readonly maxWaitMs: number;
}

/** Function that saves all unsaved items; `isLast` is true for the final save. After a failed save, the next save must include the same items. */
export type Save = (isLast: boolean) => Promise<void>;

/**
 * Creates a saver of results in batches. If the process is killed, only the last batch is lost. The saver calls `save` as soon as `maxItems` items
 * are unsaved or `maxWaitMs` has passed. Saves never overlap. If a save in the background fails, `onError` is called.
 */
export function createBatchSaver(
  save: Save,
  { maxItems, maxWaitMs }: BatchLimits,
  onError: (error: unknown) => void,
) {
  let unsaved = 0;
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  function saveInTurn(isLast = false): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    unsaved = 0;
    last = last.catch(() => {}).then(() => save(isLast));
    return last;
  }
  const saveInBackground = () => void saveInTurn().catch(onError);

  return {
    add: () => {
      unsaved++;
      if (unsaved >= maxItems) saveInBackground();
      else timer ??= setTimeout(saveInBackground, maxWaitMs);
    },
    /** Saves all unsaved items, as the final save. @throws the error of `save` */
    flush: () => saveInTurn(true),
  };
}
