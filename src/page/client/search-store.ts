import { type ReadonlySignal, signal } from '@preact/signals';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { type PageSearch, parseSearch, toPagePath } from '../state/search-url.ts';
import { type AnswerSource, LimitedError } from './ask-answer.ts';
import { createPlaces, type Place } from './places.ts';
import { createTimer, type Timer } from './timer.ts';

/** State of the last request: answered, under way, or why there is no answer. */
type Asking =
  | { readonly kind: 'answered' | 'asking' | 'offline' | 'failed' }
  | { readonly kind: 'limited'; readonly seconds: number };

/** Answer with the search that it belongs to. */
interface Shown {
  readonly search: PageSearch;
  readonly answer: VoiceListResponse;
  /** Place to go to once the voices are there; absent if the reader stays in place. */
  readonly place?: Place | undefined;
  /** True if the reader is typing. A chosen filter and a sent form are one step each. */
  readonly isTyped: boolean;
}

/** A search with the last answer, which may be that of the search before while a new one is asked for. */
export interface SearchStore {
  readonly search: ReadonlySignal<PageSearch>;
  /** Last answer; undefined until the first. */
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly asking: ReadonlySignal<Asking>;
  /** Shows a search, as a new entry of the history. */
  readonly show: (search: PageSearch) => void;
  /** Shows another page of the result, from its beginning. */
  readonly turnTo: (search: PageSearch) => void;
  /** Shows a search after a pause, while the reader types. All letters are one entry of the history. */
  readonly type: (text: string) => void;
  /** Shows a search as typed, without a pause. */
  readonly submit: (text: string) => void;
  /** Asks again for the present search. */
  readonly retry: () => void;
}

/** Creates the store of the search view, which keeps the address of the page up to date and follows the browser's history. */
export function createSearchStore(source: AnswerSource): SearchStore {
  const search = signal(searchOfAddress());
  const pause = createTimer();
  const { shown, asking, ask } = createAsking(source, search, pause);
  const address = createAddress((place) => {
    search.value = searchOfAddress();
    void ask(place);
  });

  function show(next: PageSearch, place?: Place): void {
    search.value = next;
    address.write(next, false);
    void ask(place);
  }

  function type(text: string, pauseMs: number): void {
    search.value = { ...search.value, search: text.trim(), offset: 0 };
    pause.start(pauseMs, () => {
      address.write(search.value, true);
      void ask(undefined, pauseMs > 0);
    });
  }

  return {
    search,
    shown,
    asking,
    show: (next) => show(next),
    turnTo: (next) => show(next, 'results'),
    type: (text) => type(text, source.pauseMs()),
    submit: (text) => type(text, 0),
    retry: () => void ask(),
  };
}

/** Asks for the present search, and follows the connection. A newer request, and a pause before one, ends the older. */
function createAsking(source: AnswerSource, search: ReadonlySignal<PageSearch>, pause: Timer) {
  const shown = signal<Shown | undefined>(undefined);
  const asking = signal<Asking>({ kind: 'answered' });
  let request = new AbortController();

  async function ask(place?: Place, isTyped = false): Promise<void> {
    pause.stop();
    request.abort();
    request = new AbortController();
    const { signal: mine } = request;
    const asked = search.value;
    asking.value = { kind: 'asking' };
    try {
      const answer = await source.ask(asked, mine);
      if (mine.aborted) return;
      shown.value = { search: asked, answer, place, isTyped };
      asking.value = { kind: 'answered' };
    } catch (error) {
      if (!mine.aborted) fail(error);
    }
  }

  function fail(error: unknown): void {
    if (error instanceof LimitedError) waitSeconds(error.retryAfterSeconds);
    else asking.value = { kind: navigator.onLine ? 'failed' : 'offline' };
  }

  /** Counts the seconds until the limit has a request left, and asks again. */
  function waitSeconds(seconds: number): void {
    asking.value = { kind: 'limited', seconds };
    pause.start(1000, () => (seconds > 1 ? waitSeconds(seconds - 1) : void ask()));
  }

  addEventListener('offline', () => {
    asking.value = { kind: 'offline' };
  });
  addEventListener('online', () => void ask());
  return { shown, asking, ask };
}

/** Keeps the address of the page. Letters that follow one another change one entry of the history. */
function createAddress(followHistory: (place: Place) => void) {
  const places = createPlaces();
  let isTyping = false;
  addEventListener('popstate', ({ state }) => {
    isTyping = false;
    followHistory(places.parse(state) ?? { scroll: 0 });
  });
  return {
    write: (search: PageSearch, isTyped: boolean) => {
      const path = toPagePath(search);
      if (path !== location.pathname + location.search) {
        if (isTyped && isTyping) history.replaceState(null, '', path);
        else places.push(path);
      }
      isTyping = isTyped;
    },
  };
}

function searchOfAddress(): PageSearch {
  return parseSearch(new URLSearchParams(location.search));
}
