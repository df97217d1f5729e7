import type { PageActions } from '../page-actions.tsx';
import { createKeptIds } from './kept-ids.ts';
import { createPlayer } from './player.ts';

/** Voices that are compared at a time: as many as stand side by side. */
const MAX_COMPARED = 4;

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
