import { loadReader, type Reader } from '../state/reader.tsx';
import { languagePath } from '../state/search-url.ts';
import { isPageLanguage } from '../texts/index.ts';
import { takeOverIslands } from './take-over-islands.tsx';
import { takeOverReference } from './take-over-reference.ts';
import { takeOverSearch } from './take-over-search.tsx';

/** Ways to take over a view that the server has rendered; other views have islands. Pages work without it, but for sound and favourites. */
const takeOver: Readonly<Record<string, (load: () => Promise<Reader>) => Promise<void>>> = {
  search: takeOverSearch,
  reference: takeOverReference,
};

followLanguage();
const { lang } = document.documentElement;
await (takeOver[document.body.dataset.view ?? ''] ?? takeOverIslands)(() =>
  loadReader(isPageLanguage(lang) ? lang : 'en'),
);

/** Keeps the links to other languages on the address of the page, which changes with a search while the server's footer stays. */
function followLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    const follow = () => {
      link.href = languagePath(location.pathname + location.search, link.lang);
    };
    for (const event of ['pointerenter', 'focus', 'click']) link.addEventListener(event, follow);
  }
}
