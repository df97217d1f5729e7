import { type ReadonlySignal, signal } from '@preact/signals';
import type { createPlayer } from './player.ts';

/** Number of consecutive failures after which listening ends, because the network or the host of the samples is then likely down. */
const MAX_FAILURES = 3;

export type Listening = ReturnType<typeof createListening>;

/**
 * Creates the listening mode of the search page: the samples of the results are played one after another, page by page. `tellEnd` is called after the
 * last sample of the last page.
 */
export function createListening(player: ReturnType<typeof createPlayer>, tellEnd: () => void) {
  const isOn = signal(false);
  const dismissed = signal<ReadonlySet<string>>(new Set());
  /** Id of the voice whose row was played last. */
  let voice: string | undefined;
  let failures = 0;
  let isTurning = false;

  const isHeard = (row: HTMLElement) =>
    row.querySelector('.play') !== null && !dismissed.value.has(row.dataset.voice ?? '');
  /** Returns the row that has the focus, or else the row that was played last. */
  const currentRow = () =>
    document.activeElement?.closest<HTMLElement>('.voice') ??
    document.querySelector<HTMLElement>(`.voice[data-voice="${CSS.escape(voice ?? '')}"]`) ??
    undefined;

  function stop(): void {
    isOn.value = false;
    isTurning = false;
    player.stop();
  }

  function play(row: HTMLElement): void {
    voice = row.dataset.voice;
    // A button of the bar keeps the focus, so that it can be pressed again.
    if (document.activeElement?.closest('.dock')) row.scrollIntoView({ block: 'center' });
    else row.querySelector<HTMLElement>('.voice-name a')?.focus();
    const { id, state } = player.now.value;
    if (id !== voice || state === 'failed') row.querySelector<HTMLElement>('.play')?.click();
  }

  /** Plays the next (1) or previous (-1) voice that has a sample. After the last voice of a page, the next page is loaded. */
  function step(by: 1 | -1): void {
    const rows = [...document.querySelectorAll<HTMLElement>('.voice')];
    const row = currentRow();
    const at = row ? rows.indexOf(row) : -1;
    const ahead = by > 0 ? rows.slice(at + 1) : rows.slice(0, Math.max(at, 0)).reverse();
    const next = ahead.find(isHeard);
    if (next) play(next);
    else if (by > 0) turnPage();
  }

  function turnPage(): void {
    const nextPage = document.querySelector<HTMLElement>('.pager [rel="next"]');
    isTurning = nextPage !== null;
    if (nextPage) nextPage.click();
    else {
      stop();
      tellEnd();
    }
  }

  player.whenDone((isFailed) => {
    failures = isFailed ? failures + 1 : 0;
    if (!isOn.value) return;
    if (failures < MAX_FAILURES) step(1);
    else isOn.value = false;
  });

  return {
    isOn: isOn as ReadonlySignal<boolean>,
    /** Ids of the voices that the user has dismissed. Listening passes over these voices. */
    dismissed: dismissed as ReadonlySignal<ReadonlySet<string>>,
    step,
    stop,
    /** Starts at the current row, or ends. */
    toggle: () => {
      if (isOn.value) return stop();
      isOn.value = true;
      failures = 0;
      const row = currentRow();
      if (row && isHeard(row)) play(row);
      else step(1);
    },
    /** Goes on with the first voice of a page that was loaded by {@link step}. */
    turn: () => {
      if (!isTurning) return;
      isTurning = false;
      voice = undefined;
      step(1);
    },
    /** Marks the current voice as a favourite, or takes the mark back. */
    keep: () => currentRow()?.querySelector<HTMLElement>('.voice-favourite')?.click(),
    /** Dismisses the current voice, or takes that back. */
    dismiss: () => {
      const id = currentRow()?.dataset.voice;
      if (id === undefined) return;
      const ids = new Set(dismissed.value);
      if (!ids.delete(id)) ids.add(id);
      dismissed.value = ids;
      if (isOn.value && ids.has(id) && player.now.value.id === id) step(1);
    },
  };
}
