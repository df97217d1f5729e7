import { type ReadonlySignal, signal } from '@preact/signals';
import type { PageActions } from '../state/page-actions.tsx';
import { MAX_COMPARED } from '../state/search-url.ts';
import { copyText } from './copy-text.ts';
import { createKeptIds, createKeptNames } from './kept.ts';
import { createPlayer } from './player.ts';
import { createTimer } from './timer.ts';

/** Time for which a page shows that a text was copied, in ms. */
const COPIED_MS = 2000;
/** Time for which a page shows a message, in ms: long enough to read a sentence. */
const TOLD_MS = 6000;

export function createActions(): PageActions {
  const hosts: Readonly<Record<string, readonly string[]>> = JSON.parse(document.body.dataset.hosts ?? '{}');
  const [copied, setCopied] = createPassing(COPIED_MS);
  const [told, tell] = createPassing(TOLD_MS);
  const compared = createKeptIds('compared', MAX_COMPARED);
  return {
    player: createPlayer(),
    favourites: createKeptIds('favourites'),
    compared,
    names: createKeptNames('compared-names', compared),
    copied,
    copy: async (text) => {
      if (await copyText(text)) setCopied(text);
    },
    told,
    tell,
    hostsOf: (provider) => hosts[provider] ?? [],
  };
}

/** Creates a text that is cleared after `lastsMs`, with the function that sets the text. */
function createPassing(
  lastsMs: number,
): readonly [text: ReadonlySignal<string | undefined>, set: (text: string) => void] {
  const passing = signal<string | undefined>(undefined);
  const pause = createTimer();
  const set = (text: string) => {
    passing.value = text;
    pause.start(lastsMs, () => {
      passing.value = undefined;
    });
  };
  return [passing, set];
}
