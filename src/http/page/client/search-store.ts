import { type ReadonlySignal, signal } from '@preact/signals';
import type { VoiceListResponse } from '../../../domain/voice-list.ts';
import { type PageSearch, readSearch, toPagePath } from '../search-url.ts';
import { type AnswerSource, LimitedError } from './ask-answer.ts';

/** State of the last request: answered, under way, or why there is no answer. */
type Asking =
  | { readonly kind: 'answered' | 'asking' | 'offline' | 'failed' }
  | { readonly kind: 'limited'; readonly seconds: number };

/** A search with its answer, which may be that of the search before while a new one is asked for. */
export interface SearchStore {
  readonly search: ReadonlySignal<PageSearch>;
  readonly answer: ReadonlySignal<VoiceListResponse>;
  readonly asking: ReadonlySignal<Asking>;
  /** Shows a search, as a new entry of the history. */
  readonly show: (search: PageSearch) => void;
  /** Shows a search after a pause, while the reader types. All letters of one pause are one entry of the history. */
  readonly type: (text: string) => void;
  /** Asks again for the present search. */
  readonly retry: () => void;
}

/** Creates the store of the search view, which keeps the address of the page up to date and follows the browser's history. */
export function createSearchStore(
  source: AnswerSource,
  first: { readonly search: PageSearch; readonly answer: VoiceListResponse },
): SearchStore {
  const search = signal(first.search);
  const answer = signal(first.answer);
  const asking = signal<Asking>({ kind: 'answered' });
  let request = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isTyping = false;

  async function ask(): Promise<void> {
    request.abort();
    request = new AbortController();
    const { signal: mine } = request;
    asking.value = { kind: 'asking' };
    try {
      const found = await source.ask(search.value, mine);
      if (mine.aborted) return;
      answer.value = found;
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
    clearTimeout(pause);
    asking.value = { kind: 'limited', seconds };
    pause = setTimeout(() => (seconds > 1 ? waitSeconds(seconds - 1) : void ask()), 1000);
  }

  function show(next: PageSearch): void {
    clearTimeout(pause);
    isTyping = false;
    const path = toPagePath(next);
    if (path !== location.pathname + location.search) history.pushState(null, '', path);
    search.value = next;
    void ask();
  }

  function type(text: string): void {
    clearTimeout(pause);
    search.value = { ...search.value, search: text.trim(), offset: 0 };
    pause = setTimeout(() => {
      const path = toPagePath(search.value);
      if (isTyping) history.replaceState(null, '', path);
      else history.pushState(null, '', path);
      isTyping = true;
      void ask();
    }, source.pauseMs());
  }

  addEventListener('popstate', () => {
    clearTimeout(pause);
    isTyping = false;
    search.value = readSearch(new URLSearchParams(location.search));
    void ask();
  });
  addEventListener('online', () => void ask());
  return { search, answer, asking, show, type, retry: () => void ask() };
}
