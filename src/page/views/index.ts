import { comparePage } from './compare-page.tsx';
import { favouritesPage } from './favourites-page.tsx';
import { objectsPage, referencePage } from './reference-page.tsx';
import { searchPage } from './search-page.tsx';
import { statusPage } from './status-page.tsx';
import type { View } from './view.ts';
import { voicePage } from './voice-page.tsx';

export const views: readonly View[] = [
  searchPage,
  voicePage,
  comparePage,
  favouritesPage,
  statusPage,
  referencePage,
  objectsPage,
];
