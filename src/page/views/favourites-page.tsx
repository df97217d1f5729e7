import { Island } from '../components/island.tsx';
import type { View } from './view.ts';

/** Page of the user's favourites. The server renders only the frame, because the favourites are stored in the browser. */
export const favouritesPage: View = {
  name: 'favourites',
  path: '/favourites',
  isHeard: true,
  render: ({ reader: { texts } }) => ({
    title: `${texts.site.favourites} · ${texts.site.name}`,
    description: texts.favourites.about,
    content: (
      <>
        <header class="page-head">
          <h1>{texts.site.favourites}</h1>
          <p class="lede">{texts.favourites.about}</p>
        </header>
        <noscript>
          <p class="notice">{texts.favourites.needScript}</p>
        </noscript>
        <Island name="favourites" props={{}} />
        <Island name="dock" props={{}} />
      </>
    ),
  }),
};
