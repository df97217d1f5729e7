import { type ComponentChild, createElement, type FunctionComponent, render } from 'preact';
import { CopyButton } from '../components/copy-button.tsx';
import type { Islands } from '../components/island.tsx';
import { LiveRegion, PlayerStatus } from '../components/player-status.tsx';
import { VoiceActions } from '../components/voice-actions.tsx';
import { ActionsProvider } from '../state/page-actions.tsx';
import { type Reader, ReaderProvider } from '../state/reader.tsx';
import { comparePath } from '../state/search-url.ts';
import { createActions } from './create-actions.ts';
import { Dock } from './dock.tsx';
import { FavouritesApp } from './favourites-app.tsx';
import type { KeptIds } from './kept.ts';

const COMPONENTS: { readonly [Name in keyof Islands]: (props: Islands[Name]) => ComponentChild } = {
  'voice-actions': VoiceActions,
  'copy-button': CopyButton,
  favourites: FavouritesApp,
  dock: Dock,
  'player-status': PlayerStatus,
  'live-region': LiveRegion,
};

/** Renders the islands of a page. All islands share one player and the values that the browser stores. */
export async function takeOverIslands(loadReader: () => Promise<Reader>): Promise<void> {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  if (islands.length === 0) return;
  const reader = await loadReader();
  const actions = createActions();
  if (document.body.dataset.view === 'compare') followComparison(actions.compared);
  for (const island of islands) {
    const { island: name = '', props = '{}' } = island.dataset;
    const component = COMPONENTS[name as keyof Islands] as FunctionComponent<object>;
    // Islands are rendered instead of hydrated, because hydration would not update attributes that depend on stored values.
    render(
      <ReaderProvider value={reader}>
        <ActionsProvider value={actions}>{createElement(component, JSON.parse(props))}</ActionsProvider>
      </ReaderProvider>,
      island,
    );
  }
}

/** Stores the compared voices of the URL in the browser. A URL without the parameter `ids` redirects to the stored voices. */
function followComparison(compared: KeptIds): void {
  const ids = new URLSearchParams(location.search).get('ids');
  if (ids === null) {
    if (compared.ids.value.length > 0) location.replace(comparePath(compared.ids.value));
    return;
  }
  compared.clear();
  for (const id of new Set(ids.split(',').filter(Boolean))) compared.toggle(id);
}
