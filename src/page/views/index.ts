import { changesPage } from './changes-page.tsx';
import { comparePage } from './compare-page.tsx';
import { favouritesPage } from './favourites-page.tsx';
import { landingPage } from './landing-page.tsx';
import { objectsPage } from './objects-page.tsx';
import { referencePage } from './reference-page.tsx';
import { searchPage } from './search-page.tsx';
import { statusPage } from './status-page.tsx';
import type { View } from './view.ts';
import { voicePage } from './voice-page.tsx';

export const views: readonly View[] = [
  searchPage,
  voicePage,
  landingPage,
  changesPage,
  comparePage,
  favouritesPage,
  statusPage,
  referencePage,
  objectsPage,
];
