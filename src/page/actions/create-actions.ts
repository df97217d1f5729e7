import { type ReadonlySignal, signal } from '@preact/signals';
import { MAX_COMPARED } from '../state/search-url.ts';
import { COPIED_MS, copyText } from './copy-text.ts';
import { createKeptSwitch, createKeptVoices } from './kept.ts';
import { createPlayer } from './player.ts';
import { createTimer } from './timer.ts';

/** Time for which a page shows a message, in ms: long enough to read a sentence. */
const TOLD_MS = 6000;

export function createActions() {
  const hosts: Readonly<Record<string, readonly string[]>> = JSON.parse(document.body.dataset.hosts ?? '{}');
  const told = signal<string>();
  const pause = createTimer();
  const tell = (message: string, lastsMs = TOLD_MS) => {
    told.value = message;
    pause.start(lastsMs, () => {
      told.value = undefined;
    });
  };
  return {
    player: createPlayer(),
    /** Setting by which users switch off keyboard shortcuts that are single characters. */
    keys: createKeptSwitch('keys'),
    favourites: createKeptVoices('favourites'),
    compared: createKeptVoices('compared', MAX_COMPARED),
    /** Copies a text to the clipboard, and shows a message if the copy succeeds. */
    copy: async (text: string, message: string) => {
      if (await copyText(text)) tell(message, COPIED_MS);
    },
    /** Message that the page shows at the moment; undefined if the page shows no message. */
    told: told as ReadonlySignal<string | undefined>,
    /** Shows a message for `lastsMs` ms, and lets screen readers speak the message. */
    tell,
    hostsOf: (provider: string) => hosts[provider] ?? [],
  };
}
