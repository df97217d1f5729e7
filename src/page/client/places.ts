import { createTimer } from './timer.ts';

/** Place on the page: the beginning of the results, or where the reader was. */
export type Place = 'results' | { readonly scroll: number; readonly voice?: string | undefined };

/** Pause after scrolling before the place is kept, in ms, because browsers limit how often the history may be written. */
const PAUSE_MS = 300;

/** Places of the entries of the browser's history. */
export interface Places {
  /** Adds an entry to the history, and keeps the place that the reader leaves. */
  readonly push: (path: string) => void;
  /** Parses the place of an entry; undefined if it has none. */
  readonly parse: (state: unknown) => Place | undefined;
}

/** Creates the places of this page. The browser restores a place before the voices of an older search are there, so that the page does it. */
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

/** Goes to a place. The focus goes to the voice that had it, or to the heading of the results. */
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
