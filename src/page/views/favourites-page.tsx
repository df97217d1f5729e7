import { SearchQuery } from '../../domain/query.ts';
import { splitList } from '../../lib/list-entries.ts';
import { Island } from '../components/island.tsx';
import { MAX_LIST_NAME, MAX_SHARED } from '../state/search-url.ts';
import { VoiceRow } from '../voices/voice-rows.tsx';
import type { View } from './view.ts';

/** Page of a shared list of favourites, or of the user's favourites, which the server does not render, because the browser stores them. */
export const favouritesPage: View = {
  name: 'favourites',
  path: '/favourites',
  isHeard: true,
  render: ({ catalog, reader: { texts }, query }) => {
    const ids = [...new Set(splitList(query.get('ids') ?? ''))].slice(0, MAX_SHARED);
    const name = query.get('name')?.trim().slice(0, MAX_LIST_NAME) ?? '';
    const answer =
      ids.length > 0
        ? catalog.search(SearchQuery.parse({ ids: ids.join(','), limit: MAX_SHARED }))
        : undefined;
    const title = (answer && name) || texts.site.favourites;
    return {
      title: `${title} · ${texts.site.name}`,
      description: texts.favourites.about,
      content: (
        <>
          <header class="page-head">
            <h1>
              <bdi>{title}</bdi>
            </h1>
            <p class="lede">{answer ? texts.favourites.shared : texts.favourites.about}</p>
          </header>
          {!answer && (
            <noscript>
              <p class="notice">{texts.favourites.needScript}</p>
            </noscript>
          )}
          <Island name="favourites" props={{ shared: answer && { ids, name, answer } }}>
            {answer && (
              <ol class="voices">
                {answer.voices.map((voice) => (
                  <VoiceRow key={voice.id} voice={voice} />
                ))}
              </ol>
            )}
          </Island>
          <Island name="dock" props={{}} />
        </>
      ),
    };
  },
};
