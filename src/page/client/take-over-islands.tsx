import { type ComponentChild, createElement, type FunctionComponent, render } from 'preact';
import { CopyButton } from '../components/copy-button.tsx';
import { LiveRegion } from '../components/live-region.tsx';
import { PlayerStatus } from '../components/player-status.tsx';
import type { Islands } from '../state/island.tsx';
import { ActionsProvider } from '../state/page-actions.tsx';
import { ReaderProvider } from '../state/reader.tsx';
import { VoiceActions } from '../voices/voice-actions.tsx';
import { createActions } from './create-actions.ts';
import { Dock } from './dock.tsx';
import { FavouritesApp } from './favourites-app.tsx';
import { followComparison } from './follow-comparison.ts';
import { loadReader } from './load-reader.ts';

const COMPONENTS: { readonly [Name in keyof Islands]: (props: Islands[Name]) => ComponentChild } = {
  'voice-actions': VoiceActions,
  'copy-button': CopyButton,
  favourites: FavouritesApp,
  dock: Dock,
  'player-status': PlayerStatus,
  'live-region': LiveRegion,
};

/** Takes over the islands of a page. They share one player, and what the browser keeps. */
export async function takeOverIslands(): Promise<void> {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  if (islands.length === 0) return;
  const reader = await loadReader();
  const actions = createActions();
  if (document.body.dataset.view === 'compare') followComparison(actions.compared);
  for (const island of islands) {
    const { island: name = '', props = '{}' } = island.dataset;
    const component = COMPONENTS[name as keyof Islands] as FunctionComponent<object>;
    // Rendered and not hydrated, because hydration would leave attributes that depend on what the browser keeps.
    render(
      <ReaderProvider value={reader}>
        <ActionsProvider value={actions}>{createElement(component, JSON.parse(props))}</ActionsProvider>
      </ReaderProvider>,
      island,
    );
  }
}
