import { followLanguage } from './follow-language.ts';
import { takeOverIslands } from './take-over-islands.tsx';
import { takeOverReference } from './take-over-reference.ts';
import { takeOverSearch } from './take-over-search.tsx';

/** Ways to take over a view that the server has rendered; other views have islands. Pages work without it, but for sound and favourites. */
const takeOver: Readonly<Record<string, () => Promise<void>>> = {
  search: takeOverSearch,
  reference: takeOverReference,
};

followLanguage();
await (takeOver[document.body.dataset.view ?? ''] ?? takeOverIslands)();
