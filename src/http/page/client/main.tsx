import { takeOverSearch } from './take-over-search.tsx';

/** Takes over the view that the server has rendered. Pages work without it, but for sound and favourites. */
const takeOver: Readonly<Record<string, () => Promise<void>>> = { search: takeOverSearch };

await takeOver[document.body.dataset.view ?? '']?.();
