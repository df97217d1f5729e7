import { takeOverIslands } from './take-over-islands.tsx';
import { takeOverSearch } from './take-over-search.tsx';

/** Takes over the view that the server has rendered. Pages work without it, but for sound and favourites. */
await (document.body.dataset.view === 'search' ? takeOverSearch() : takeOverIslands());
