import { type ReadonlySignal, signal } from '@preact/signals';
import { MAX_COMPARED } from '../state/search-url.ts';
import { copyText } from './copy-text.ts';
import { createKeptVoices } from './kept.ts';
import { createPlayer } from './player.ts';
import { createTimer } from './timer.ts';

/** Time for which a page shows that a text was copied, in ms. */
const COPIED_MS = 2000;
/** Time for which a page shows a message, in ms: long enough to read a sentence. */
const TOLD_MS = 6000;

export function createActions() {
  const hosts: Readonly<Record<string, readonly string[]>> = JSON.parse(document.body.dataset.hosts ?? '{}');
  const [copied, setCopied] = createPassing(COPIED_MS);
  const [told, tell] = createPassing(TOLD_MS);
  return {
    player: createPlayer(),
    favourites: createKeptVoices('favourites'),
    compared: createKeptVoices('compared', MAX_COMPARED),
    /** Text copied in the last {@link COPIED_MS}; undefined if there is none. */
    copied,
    /** Copies a text to the clipboard, and sets `copied`. */
    copy: async (text: string) => {
      if (await copyText(text)) setCopied(text);
    },
    /** Message that the page shows; undefined if there is none. */
    told,
    /** Shows a message, which screen readers speak. */
    tell,
    hostsOf: (provider: string) => hosts[provider] ?? [],
  };
}

/** Creates a signal whose text is cleared after `lastsMs`, and the function that sets the text. */
function createPassing(lastsMs: number) {
  const passing = signal<string>();
  const pause = createTimer();
  const set = (text: string) => {
    passing.value = text;
    pause.start(lastsMs, () => {
      passing.value = undefined;
    });
  };
  return [passing as ReadonlySignal<string | undefined>, set] as const;
}
