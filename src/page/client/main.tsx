import { type ComponentChild, createElement, type FunctionComponent, render } from 'preact';
import { ActionsProvider, type PageActions } from '../actions/actions.tsx';
import { handleCopyButtons } from '../actions/copy-text.ts';
import { createActions } from '../actions/create-actions.ts';
import { ComparePlayers } from '../components/compare-players.tsx';
import type { Islands } from '../components/island.tsx';
import { LiveRegion, PlayerStatus } from '../components/player-controls.tsx';
import { VoiceActions } from '../components/voice-actions.tsx';
import { loadReader, type Reader, ReaderProvider } from '../state/reader.tsx';
import { comparePath, languagePath } from '../state/search-url.ts';
import { isPageLanguage } from '../texts/index.ts';
import { CompareControls } from './compare-controls.tsx';
import { Dock } from './dock.tsx';
import { FavouritesApp } from './favourites-app.tsx';
import { takeOverSearch } from './search-app.tsx';

const COMPONENTS: { readonly [Name in keyof Islands]: (props: Islands[Name]) => ComponentChild } = {
  'voice-actions': VoiceActions,
  'compare-controls': CompareControls,
  'compare-players': ComparePlayers,
  favourites: FavouritesApp,
  dock: Dock,
  'player-status': PlayerStatus,
  'live-region': LiveRegion,
};

handleCopyButtons();
followLanguage();
const { lang } = document.documentElement;
const { view = '', providers = '[]' } = document.body.dataset;
// This script adds sound, favourites and other functions to a page that the server has already rendered as HTML.
await (view === 'search' ? takeOverSearch : takeOverIslands)(() =>
  loadReader(isPageLanguage(lang) ? lang : 'en', new Map(JSON.parse(providers))),
);

/** Updates a language link in the footer before the user follows the link. The server's link is outdated, because a search changes the page's URL. */
function followLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    const follow = () => {
      link.href = languagePath(location.pathname + location.search, link.lang);
    };
    for (const event of ['pointerenter', 'focus', 'click']) link.addEventListener(event, follow);
  }
}

/** Renders the islands of a page (the parts that need a script). All islands of a page share one player and the values that the browser stores. */
async function takeOverIslands(loadReader: () => Promise<Reader>): Promise<void> {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  if (islands.length === 0) return;
  const reader = await loadReader();
  const actions = createActions();
  if (document.body.dataset.view === 'compare') followComparison(actions.compared);
  for (const island of islands) {
    const { island: name = '', props = '{}' } = island.dataset;
    const component = COMPONENTS[name as keyof Islands] as FunctionComponent<object>;
    // Islands are rendered instead of hydrated, because hydration does not update attributes, and some attributes depend on values in the browser's storage.
    render(
      <ReaderProvider value={reader}>
        <ActionsProvider value={actions}>{createElement(component, JSON.parse(props))}</ActionsProvider>
      </ReaderProvider>,
      island,
    );
  }
}

/** Redirects the comparison page without ids to a comparison of the stored voices. A link that removes a voice also removes it from the stored voices. */
function followComparison({ voices, remove }: PageActions['compared']): void {
  if (!new URLSearchParams(location.search).has('ids') && voices.value.length > 0)
    location.replace(comparePath(voices.value.map(({ id }) => id)));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-removed]'))
    link.addEventListener('click', () => remove(link.dataset.removed ?? ''));
}
