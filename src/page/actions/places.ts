import { type PageSearch, toPagePath } from '../state/search-url.ts';
import { createTimer } from './timer.ts';

/** State of a history entry: the scroll position in pixels, and the id of the voice that had the focus. */
export interface KeptPlace {
  readonly scroll: number;
  readonly voice?: string | undefined;
}

/** Target of scrolling: the beginning of the results, or the stored position of a history entry. */
export type Place = 'results' | KeptPlace;

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
