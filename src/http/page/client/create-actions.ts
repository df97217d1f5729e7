import { signal } from '@preact/signals';
import type { PageActions } from '../page-actions.tsx';
import { MAX_COMPARED } from '../search-url.ts';
import { copyText } from './copy-text.ts';
import { createKeptIds } from './kept-ids.ts';
import { createPlayer } from './player.ts';

/** Time for which a page tells that it has copied a text, in ms. */
const COPIED_MS = 2000;

/** Creates the actions of a page. */
export function createActions(): PageActions {
  const hosts: Readonly<Record<string, readonly string[]>> = JSON.parse(document.body.dataset.hosts ?? '{}');
  return {
    player: createPlayer(),
    favourites: createKeptIds('favourites'),
    compared: createKeptIds('compared', MAX_COMPARED),
    ...createCopying(),
    hostsOf: (provider) => hosts[provider] ?? [],
  };
}

function createCopying(): Pick<PageActions, 'copied' | 'copy'> {
  const copied = signal<string | undefined>(undefined);
  let pause: ReturnType<typeof setTimeout> | undefined;
  return {
    copied,
    copy: async (text) => {
      if (!(await copyText(text))) return;
      clearTimeout(pause);
      copied.value = text;
      pause = setTimeout(() => {
        copied.value = undefined;
      }, COPIED_MS);
    },
  };
}
