import { type ReadonlySignal, signal } from '@preact/signals';
import type { CompletionResponse } from '../../domain/completion.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { type PageSearch, parseSearch, toAnswerPath, toQuery, WHOLE } from '../state/search-url.ts';
import { createAnswerSource, LimitedError } from './ask-answer.ts';
import { createAddress, type Place } from './places.ts';
import { createTimer, type Timer } from './timer.ts';

/** State of the latest search request: answered, pending (`asking`), or the reason of the failure. */
type Asking =
  | { readonly kind: 'answered' | 'asking' | 'offline' | 'failed' }
  | { readonly kind: 'limited'; readonly seconds: number };

interface Shown {
  readonly search: PageSearch;
  readonly answer: VoiceListResponse;
  /** Place to which the page scrolls after the voices are rendered; absent if the page must not scroll. */
  readonly place?: Place | undefined;
  /** True if the search was typed letter by letter; false for a chosen filter or a submitted form. */
  readonly isTyped: boolean;
}

/** State of the search page: the current search and the latest API response. During a request, the latest response still belongs to the previous search. */
export type SearchStore = ReturnType<typeof createSearchStore>;

/**
 * Creates the store that holds the state of the search page. The store writes the search into the page's URL, and reads the URL when users go back in the
 * browser's history. Among equally good results, voices of the languages in `readerLanguages` (comma-separated BCP-47 tags) come first.
 */
export function createSearchStore(readerLanguages?: string) {
  const source = createAnswerSource();
  const search = signal(searchOfAddress());
  const pause = createTimer();
  const askAnswer = (asked: PageSearch, signal: AbortSignal) =>
    source.askJson<VoiceListResponse>(toAnswerPath(asked, readerLanguages), signal);
  const { shown, asking, ask } = createAsking(askAnswer, search, pause);
  const writeAddress = createAddress((place) => {
    search.value = searchOfAddress();
    void ask(place);
  });

  function show(next: PageSearch, place?: Place): void {
    search.value = next;
    writeAddress(next, false);
    void ask(place);
  }

  function type(text: string, pauseMs: number): void {
    search.value = { ...search.value, search: text.trim(), offset: 0 };
    pause.start(pauseMs, () => {
      writeAddress(search.value, true);
      void ask(undefined, pauseMs > 0);
    });
  }

  return {
    readerLanguages,
    search: search as ReadonlySignal<PageSearch>,
    shown,
    asking,
    show: (next: PageSearch) => show(next),
    /** Shows another page of the results, and scrolls to the first voice of the new page. */
    turnTo: (next: PageSearch) => show(next, 'results'),
    /** Shows the search for a text that the user types, after a short pause. Consecutive letters share one entry of the browser's history. */
    type: (text: string) => type(text, source.pauseMs()),
    submit: (text: string) => type(text, 0),
    retry: () => void ask(),
    pauseMs: source.pauseMs,
    /** Returns completions of a text that fit the filters of the current search; an empty list if the request fails, because the page works without them. */
    complete: async (text: string, signal: AbortSignal) => {
      const filters = toQuery({ ...WHOLE, filters: search.value.filters });
      filters.set('q', text);
      const found = source.askJson<CompletionResponse>(`/v1/complete?${filters}`, signal);
      return found.then(({ completions }) => completions).catch(() => []);
    },
  };
}

/** Creates the function that aborts the previous search request and requests the current search. The browser's event `online` also starts a request. */
function createAsking(
  askAnswer: (search: PageSearch, signal: AbortSignal) => Promise<VoiceListResponse>,
  search: ReadonlySignal<PageSearch>,
  pause: Timer,
) {
  const shown = signal<Shown>();
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
      const answer = await askAnswer(asked, mine);
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

  /** Counts down the seconds until the rate limit allows another request, and then requests the current search. */
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

function searchOfAddress(): PageSearch {
  return parseSearch(new URLSearchParams(location.search));
}
