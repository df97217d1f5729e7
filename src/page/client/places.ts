import { createTimer } from './timer.ts';

/** Scroll position on the page: the first result, or a stored position with the focused voice. */
export type Place = 'results' | { readonly scroll: number; readonly voice?: string | undefined };

/** Pause between scrolling and storing the scroll position, in ms, because browsers limit the rate of history updates. */
const PAUSE_MS = 300;

/** Scroll positions of the entries in the browser's history. */
export interface Places {
  /** Adds an entry to the history, and stores the scroll position in the previous entry. */
  readonly push: (path: string) => void;
  /** Parses the scroll position of a history entry; undefined if the entry has none. */
  readonly parse: (state: unknown) => Place | undefined;
}

/**
 * Creates the store of scroll positions by history entry. The browser's own restoration would run too early, before the voices of an older
 * search are loaded.
 */
export function createPlaces(): Places {
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
  addEventListener('popstate', pause.stop);
  return {
    push: (path) => {
      keep();
      history.pushState(null, '', path);
    },
    parse: parsePlace,
  };
}

function parsePlace(state: unknown): Place | undefined {
  const { scroll, voice } = (state ?? {}) as Record<string, unknown>;
  if (typeof scroll !== 'number') return undefined;
  return { scroll, voice: typeof voice === 'string' ? voice : undefined };
}

/** Scrolls to a position. The focus moves to the voice that had it, or to the heading of the results. */
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
