import type { PageActions } from '../page-actions.tsx';
import { MAX_COMPARED } from '../search-url.ts';
import { createKeptIds } from './kept-ids.ts';
import { createPlayer } from './player.ts';

/** Creates the actions of a page. */
export function createActions(): PageActions {
  const hosts: Readonly<Record<string, readonly string[]>> = JSON.parse(document.body.dataset.hosts ?? '{}');
  return {
    player: createPlayer(),
    favourites: createKeptIds('favourites'),
    compared: createKeptIds('compared', MAX_COMPARED),
    copy: (text) => void navigator.clipboard?.writeText(text),
    hostsOf: (provider) => hosts[provider] ?? [],
  };
}
