import { type PageSearch, toPagePath } from '../state/search-url.ts';
import { createTimer } from './timer.ts';

/** State of an entry in the browser's history: the scroll position in pixels, and the id of the voice that had the focus. */
export interface KeptPlace {
  readonly scroll: number;
  readonly voice?: string | undefined;
}

/** Place to which the page scrolls: the first result, or the scroll position that an entry of the browser's history stores. */
export type Place = 'results' | KeptPlace;

/** Pause between scrolling and storing the scroll position, in ms. The pause is needed, because browsers limit the rate of history updates. */
const PAUSE_MS = 300;

/**
 * Creates the function that writes a search into the page's URL. Consecutive typed letters change the same entry of the browser's history. A history entry
 * stores the scroll position, because the browser by itself would restore the position before the voices are loaded.
 */
export function createAddress(followHistory: (place: Place) => void) {
  let isTyping = false;
  const pause = createTimer();
  const keep = () => {
    pause.stop();
    const voice = document.activeElement?.closest<HTMLElement>('.voice')?.dataset.voice;
    history.replaceState({ scroll: scrollY, voice } satisfies KeptPlace, '');
  };
  const keepSoon = () => pause.start(PAUSE_MS, keep);
  addEventListener('scroll', keepSoon, { passive: true });
  addEventListener('focusin', keepSoon);
  addEventListener('pagehide', keep);
  addEventListener('popstate', ({ state }: { readonly state: KeptPlace | null }) => {
    pause.stop();
    isTyping = false;
    followHistory(state ?? { scroll: 0 });
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

/** Scrolls to a stored position and focuses the stored voice. If `place` is `results`, scrolls to the first result and focuses the results' heading. */
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
