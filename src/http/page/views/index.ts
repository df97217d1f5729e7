import { searchPage } from './search-page.tsx';
import type { View } from './view.ts';

/** All pages. */
export const views: readonly View[] = [searchPage];
