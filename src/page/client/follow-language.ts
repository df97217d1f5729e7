import { languagePath } from '../state/search-url.ts';

/** Keeps the links to other languages on the address of the page, which changes with a search while the server's footer stays. */
export function followLanguage(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('.languages a');
  for (const link of links) {
    const follow = () => {
      link.href = languagePath(location.pathname + location.search, link.lang);
    };
    link.addEventListener('pointerenter', follow);
    link.addEventListener('focus', follow);
    link.addEventListener('click', follow);
  }
}
