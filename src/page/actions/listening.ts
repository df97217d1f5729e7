import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Texts } from '../texts/texts.ts';
import type { createActions } from './create-actions.ts';
import { createKeptVoices } from './kept.ts';
import type { SearchStore } from './search-store.ts';

/** Number of consecutive failed samples, or pages without a sample, after which listening ends. */
const MAX_FAILURES = 3;
/** Selector of the elements from which listening moves the focus to a voice. Text fields, filters and the bar at the lower edge keep the focus. */
const YIELDING = 'body, .voice *, #results-title';
/** Time in which the bar at the lower edge appears, in ms. Only then is it known whether the bar covers a voice. */
const BAR_MS = 100;

export type Listening = ReturnType<typeof createListening>;

/** Creates the listening mode of the search page: the samples of the results are played one after another, page by page. */
export function createListening(
  { player, favourites, tell }: Pick<ReturnType<typeof createActions>, 'player' | 'favourites' | 'tell'>,
  store: SearchStore,
  texts: Texts['listening'],
) {
  const isOn = signal(false);
  const dismissed = createKeptVoices('dismissed', undefined, true);
  const listIds = () => favourites.voices.value.map(({ id }) => id);
  const kept = signal<readonly string[]>([]);
  /** Ids of the favourites at the start. */
  let before: readonly string[] = [];
  /** Id of the voice that is played, or was played last. */
  let voice = '';
  let failures = 0;
  /** True while the first voice of the next response is to be played. */
  let isWaiting = false;

  effect(() => {
    voice = player.now.value.id ?? voice;
  });

  const rowsOfPage = () => [...document.querySelectorAll<HTMLElement>('.voice')];
  const hasSample = (row: HTMLElement) => row.querySelector('.play') !== null;
  const isToBePlayed = (row: HTMLElement) => hasSample(row) && !dismissed.has(row.dataset.voice ?? '');
  /** Returns the row of the current voice: the played voice in the listening mode, and otherwise the voice that has the focus. */
  const currentRow = () => {
    const focused = document.activeElement?.closest<HTMLElement>('.voice');
    const played = document.querySelector<HTMLElement>(`.voice[data-voice="${CSS.escape(voice)}"]`);
    return (isOn.value ? played : focused) ?? undefined;
  };

  function stop(): void {
    kept.value = isOn.value ? listIds().filter((id) => !before.includes(id)) : [];
    isOn.value = false;
    isWaiting = false;
    player.stop();
    // The bar disappears with its buttons.
    if (document.activeElement?.closest('.dock'))
      document.querySelector<HTMLElement>('.listen')?.focus({ preventScroll: true });
  }

  function play(row: HTMLElement): void {
    isWaiting = false;
    if (player.now.value.id !== row.dataset.voice || player.now.value.state === 'failed')
      row.querySelector<HTMLElement>('.play')?.click();
    if (document.activeElement?.matches(YIELDING)) row.querySelector<HTMLElement>('.voice-name a')?.focus();
    setTimeout(() => row.scrollIntoView({ block: 'nearest' }), BAR_MS);
  }

  /** Plays the next (1) or previous (-1) voice that has a sample. A voice that was dismissed is played only as the previous one. */
  function step(by: 1 | -1): void {
    const rows = rowsOfPage();
    const row = currentRow();
    const at = row ? rows.indexOf(row) : -1;
    const next =
      by > 0 ? rows.slice(at + 1).find(isToBePlayed) : rows.slice(0, Math.max(at, 0)).findLast(hasSample);
    if (next) play(next);
    else if (by > 0) turnPage();
  }

  function turnPage(): void {
    const { search, answer } = store.shown.value ?? {};
    isWaiting = true;
    player.stop();
    // A search that is being typed replaces the next page.
    if (!search || !answer || search !== store.search.value) return;
    if (answer.hasMore) store.show({ ...search, offset: answer.offset + answer.limit });
    else end(texts.finished);
  }

  function end(message: string): void {
    stop();
    tell(message);
  }

  function fail(): void {
    failures++;
    if (failures < MAX_FAILURES) step(1);
    else end(texts.ended);
  }

  player.whenDone((isFailed) => {
    if (!isOn.value) return;
    if (isFailed) return fail();
    failures = 0;
    step(1);
  });

  return {
    isOn: isOn as ReadonlySignal<boolean>,
    /** Ids of the voices that became favourites in the listening that ended last, until it is stopped again. */
    kept: kept as ReadonlySignal<readonly string[]>,
    isDismissed: dismissed.has,
    currentRow,
    step,
    stop,
    /** Starts with the voice that is playing, the voice that has the focus, or the first voice. If the mode is on, it ends. */
    toggle: () => {
      if (isOn.value) return stop();
      const focused = currentRow();
      isOn.value = true;
      before = listIds();
      failures = 0;
      if (/^(?:playing|loading)$/.test(player.now.value.state) && currentRow()) return;
      if (focused && hasSample(focused)) return play(focused);
      voice = focused?.dataset.voice ?? '';
      step(1);
    },
    /** Plays the first voice of a new response, if the last response was played to its end. */
    turn: () => {
      if (!isWaiting) return;
      const first = rowsOfPage().find(isToBePlayed);
      if (first) play(first);
      else fail();
    },
    /** Marks the current voice as a favourite, or takes the mark back. */
    keep: () => currentRow()?.querySelector<HTMLElement>('.voice-favourite')?.click(),
    /** Dismisses a voice, by default the current one, for as long as the tab lasts, or takes that back. */
    dismiss: (id = currentRow()?.dataset.voice) => {
      if (id === undefined) return;
      dismissed.toggle({ id, name: id });
      tell(dismissed.has(id) ? texts.dismissed : texts.restored);
      if (isOn.value && dismissed.has(id)) step(1);
    },
  };
}
