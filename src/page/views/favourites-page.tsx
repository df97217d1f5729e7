import { splitList } from '../../lib/list-entries.ts';
import { Island } from '../components/island.tsx';
import { MAX_LIST_NAME } from '../state/search-url.ts';
import type { View } from './view.ts';

/** Page of the user's favourites, or of a shared list. The server renders no voices of this page, because the browser stores the favourites. */
export const favouritesPage: View = {
  name: 'favourites',
  path: '/favourites',
  isHeard: true,
  render: ({ reader: { texts }, query }) => {
    const isShared = splitList(query.get('ids') ?? '').length > 0;
    const name = (isShared && query.get('name')?.trim().slice(0, MAX_LIST_NAME)) || texts.site.favourites;
    return {
      title: `${name} · ${texts.site.name}`,
      description: texts.favourites.about,
      content: (
        <>
          <header class="page-head">
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <p class="lede">{isShared ? texts.favourites.shared : texts.favourites.about}</p>
          </header>
          <noscript>
            <p class="notice">{texts.favourites.needScript}</p>
          </noscript>
          <Island name="favourites" props={{}} />
          <Island name="dock" props={{}} />
        </>
      ),
    };
  },
};
