import { Listr } from 'listr2';
import type { CliIo } from './io.ts';
import { deferred } from './progress.ts';

/** Progress display of work on a known number of items. */
export interface CountProgress {
  /** Shows the state of the work: `312 of 1000, 3 dead`. */
  show(text: string): void;
  end(): Promise<void>;
}

/** Minimum interval between two progress lines if stdout is not a terminal, in ms. */
const LINE_INTERVAL_MS = 5000;

/** Creates a display: a live line on a terminal, else a line every few seconds. If `isShown` is false, nothing is displayed. */
export function createCountProgress(io: CliIo, title: string, isShown: boolean): CountProgress {
  if (!isShown) return { show: () => {}, end: async () => {} };
  return io.isTerminal ? liveProgress(title) : lineProgress(io, title);
}

function lineProgress(io: CliIo, title: string): CountProgress {
  let shownAt = performance.now();
  return {
    show: (text) => {
      if (performance.now() - shownAt < LINE_INTERVAL_MS) return;
      shownAt = performance.now();
      io.err(`${title}: ${text}`);
    },
    end: async () => {},
  };
}

function liveProgress(title: string): CountProgress {
  let show = (_text: string) => {};
  const ended = deferred<void>();
  const list = new Listr(
    [
      {
        title,
        task: async (_context, task) => {
          show = (text) => {
            task.title = `${title}: ${text}`;
          };
          await ended.promise;
        },
      },
    ],
    { registerSignalListeners: false },
  );
  const shown = list.run();
  return {
    show: (text) => show(text),
    end: async () => {
      ended.resolve();
      await shown;
    },
  };
}
