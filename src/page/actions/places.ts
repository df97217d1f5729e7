import { type PageSearch, toPagePath } from '../state/search-url.ts';
import { createTimer } from './timer.ts';

/** Target of scrolling: the beginning of the results, or a stored scroll position in pixels with the id of the voice that had the focus. */
export type Place = 'results' | { readonly scroll: number; readonly voice?: string | undefined };

/** Pause between scrolling and storing the position, in ms. Browsers limit the rate of history updates. */
const PAUSE_MS = 300;

/**
 * Creates the function that writes a search into the page's URL. Consecutive typed letters change the same history entry. A history entry stores its
 * scroll position, because the browser would restore the position before the voices are loaded.
 */
export function createAddress(followHistory: (place: Place) => void) {
  let isTyping = false;
  const pause = createTimer();
  const keep = () => {
    pause.stop();
    const voice = document.activeElement?.closest<HTMLElement>('.voice')?.dataset.voice;
    history.replaceState({ scroll: scrollY, voice }, '');
  };
  const keepSoon = () => pause.start(PAUSE_MS, keep);
  addEventListener('scroll', keepSoon, { passive: true });
  addEventListener('focusin', keepSoon);
  addEventListener('pagehide', keep);
  addEventListener('popstate', ({ state }) => {
    pause.stop();
    isTyping = false;
    followHistory(parsePlace(state) ?? { scroll: 0 });
  });
  return (search: PageSearch, isTyped: boolean): void => {
    const path = toPagePath(search);
    if (path !== location.pathname + location.search) {
      if (isTyped && isTyping) history.replaceState(null, '', path);
      else {
        keep();
        history.pushState(null, '', path);
      }
    }
    isTyping = isTyped;
  };
}

/** Parses the scroll position of a history entry; undefined if the entry has none. */
export function parsePlace(state: unknown): Exclude<Place, 'results'> | undefined {
  const { scroll, voice } = (state ?? {}) as Record<string, unknown>;
  if (typeof scroll !== 'number') return undefined;
  return { scroll, voice: typeof voice === 'string' ? voice : undefined };
}

/** Scrolls to a stored position and focuses the stored voice. For `results`, scrolls to the first result and focuses the heading of the results. */
export function goTo(place: Place): void {
  if (place === 'results') {
    document.querySelector<HTMLElement>('#results-title')?.focus({ preventScroll: true });
    document.querySelector('#voices')?.scrollIntoView({ behavior: 'instant', block: 'start' });
    return;
  }
  scrollTo({ top: place.scroll, behavior: 'instant' });
  if (place.voice === undefined) return;
  const row = document.querySelector(`.voice[data-voice="${CSS.escape(place.voice)}"]`);
  row?.querySelector<HTMLElement>('.voice-name a')?.focus({ preventScroll: true });
}
