import { loadReader, type Reader } from '../state/reader.tsx';
import { languagePath } from '../state/search-url.ts';
import { isPageLanguage } from '../texts/index.ts';
import { takeOverSearch } from './search-app.tsx';
import { takeOverIslands } from './take-over-islands.tsx';
import { takeOverReference } from './take-over-reference.ts';

/**
 * Functions that make a server-rendered view interactive, by view; every other view has islands. Without a script, pages work except for
 * sound and favourites.
 */
const takeOver: Readonly<Record<string, (load: () => Promise<Reader>) => Promise<void>>> = {
  search: takeOverSearch,
  reference: takeOverReference,
};

followLanguage();
const { lang } = document.documentElement;
await (takeOver[document.body.dataset.view ?? ''] ?? takeOverIslands)(() =>
  loadReader(isPageLanguage(lang) ? lang : 'en'),
);

/**
 * Updates the links to other languages before use, because a search changes the page's URL, but not the footer that the server rendered.
 */
function followLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    const follow = () => {
      link.href = languagePath(location.pathname + location.search, link.lang);
    };
    for (const event of ['pointerenter', 'focus', 'click']) link.addEventListener(event, follow);
  }
}
