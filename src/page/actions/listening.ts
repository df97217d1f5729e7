import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Texts } from '../texts/texts.ts';
import type { createActions } from './create-actions.ts';
import { createKeptVoices } from './kept.ts';
import type { SearchStore } from './search-store.ts';

/** Number of consecutive failures after which listening ends. A failure is a sample that does not play, or a page of results without a sample. */
const MAX_FAILURES = 3;
/** CSS selector of focused elements that lose the focus to the played voice. Text fields, filters and the bar at the lower edge keep the focus. */
const YIELDING = 'body, #main, .listen, .voice *, #results-title';
/** Time in which the bar at the window's lower edge appears, in ms. The page scrolls to a voice after this time, because the bar may cover the voice. */
const BAR_MS = 100;

export type Listening = ReturnType<typeof createListening>;

/** Creates the listening mode of the search page, which plays the samples of all results one after another, page by page. */
export function createListening(
  { player, favourites, tell }: Pick<ReturnType<typeof createActions>, 'player' | 'favourites' | 'tell'>,
  store: SearchStore,
  listening: Texts['listening'],
) {
  const isOn = signal(false);
  const dismissed = createKeptVoices('dismissed', undefined, true);
  const listIds = () => favourites.voices.value.map(({ id }) => id);
  const kept = signal<readonly string[]>([]);
  /** Ids of the voices that were favourites when listening started. */
  let before: readonly string[] = [];
  /** Id of the voice whose sample plays or played last; at the start of listening, the id of the focused voice. */
  let voice = '';
  let failures = 0;
  /** Direction in which a page is turned: 1 if the first voice of the next API response is to be played, -1 if the last; 0 if no page is turned. */
  let turning: 1 | -1 | 0 = 0;

  effect(() => {
    voice = player.now.value.id ?? voice;
  });

  const rowsOfPage = () => [...document.querySelectorAll<HTMLElement>('.voice')];
  const hasSample = (row: HTMLElement) => row.querySelector('.play') !== null;
  const isToBePlayed = (row: HTMLElement) => hasSample(row) && !dismissed.has(row.dataset.voice ?? '');
  /** Returns the row of the current voice: in the listening mode, the voice that plays or played last; otherwise, the voice that has the focus. */
  const currentRow = () => {
    const focused = document.activeElement?.closest<HTMLElement>('.voice');
    const played = document.querySelector<HTMLElement>(`.voice[data-voice="${CSS.escape(voice)}"]`);
    return (isOn.value ? played : focused) ?? undefined;
  };

  function stop(): void {
    kept.value = isOn.value ? listIds().filter((id) => !before.includes(id)) : [];
    isOn.value = false;
    turning = 0;
    player.stop();
    // If the focus is in the bar at the lower edge, the button that starts listening gets the focus, because the bar's buttons disappear.
    if (document.activeElement?.closest('.dock'))
      document.querySelector<HTMLElement>('.listen')?.focus({ preventScroll: true });
  }

  function play(row: HTMLElement): void {
    turning = 0;
    if (player.now.value.id !== row.dataset.voice || player.now.value.state === 'failed')
      row.querySelector<HTMLElement>('.play')?.click();
    if (document.activeElement?.matches(YIELDING)) row.querySelector<HTMLElement>('.voice-name a')?.focus();
    setTimeout(() => row.scrollIntoView({ block: 'nearest' }), BAR_MS);
  }

  /** Plays the next (1) or previous (-1) voice that has a sample. A dismissed voice (marked as unwanted by the user) is played only as the previous voice. */
  function step(by: 1 | -1): void {
    const rows = rowsOfPage();
    const row = currentRow();
    const at = row ? rows.indexOf(row) : -1;
    const next =
      by > 0 ? rows.slice(at + 1).find(isToBePlayed) : rows.slice(0, Math.max(at, 0)).findLast(hasSample);
    if (next) play(next);
    else turnPage(by);
  }

  function turnPage(by: 1 | -1): void {
    const { search, answer } = store.shown.value ?? {};
    if (by < 0 && answer?.offset === 0) return;
    turning = by;
    player.stop();
    // If the user is typing another search, no other page is requested, because listening continues with the results of that search.
    if (!search || !answer || search !== store.search.value) return;
    if (by < 0 || answer.hasMore)
      store.show({ ...search, offset: Math.max(0, answer.offset + by * answer.limit) });
    else end(listening.finished);
  }

  function end(message: string): void {
    stop();
    tell(message);
  }

  function fail(): void {
    failures++;
    if (failures < MAX_FAILURES) step(1);
    else end(listening.ended);
  }

  player.whenDone((isFailed) => {
    if (!isOn.value) return;
    if (isFailed) return fail();
    failures = 0;
    step(1);
  });

  return {
    isOn: isOn as ReadonlySignal<boolean>,
    /** Ids of the voices that the user made favourites during the latest listening; empty after `stop` is called a second time. */
    kept: kept as ReadonlySignal<readonly string[]>,
    isDismissed: dismissed.has,
    currentRow,
    step,
    stop,
    /** Ends the listening mode if it is on; otherwise starts it with the voice that plays, the voice that has the focus, or the first voice. */
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
    /** Plays the first or last voice of a new API response if listening has turned the page. */
    turn: () => {
      if (turning === 0) return;
      const rows = rowsOfPage();
      const row = turning > 0 ? rows.find(isToBePlayed) : rows.findLast(hasSample);
      if (row) play(row);
      else fail();
    },
    /** Adds the current voice to the favourites, or removes the voice if it is a favourite. */
    keep: () => currentRow()?.querySelector<HTMLElement>('.voice-favourite')?.click(),
    /** Dismisses a voice (by default the current voice) until the tab is closed, or restores a voice that is already dismissed. */
    dismiss: (id = currentRow()?.dataset.voice) => {
      if (id === undefined) return;
      dismissed.toggle({ id, name: id });
      tell(dismissed.has(id) ? listening.dismissed : listening.restored);
      if (isOn.value && dismissed.has(id)) step(1);
    },
  };
}
