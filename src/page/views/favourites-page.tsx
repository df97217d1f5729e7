import { SearchQuery } from '../../domain/query.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { splitList } from '../../lib/list-entries.ts';
import { Island } from '../components/island.tsx';
import { favouritesPath, MAX_LIST_NAME, MAX_SHARED } from '../state/search-url.ts';
import { VoiceRow } from '../voices/voice-rows.tsx';
import type { View } from './view.ts';

/** Returns the voices of a shared list in the order of the list, which its sender chose. */
function findShared({ search }: Catalog, ids: readonly string[]): VoiceListResponse {
  const answer = search(SearchQuery.parse({ ids: ids.join(','), limit: MAX_SHARED }));
  return { ...answer, voices: answer.voices.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) };
}

/** Page of a shared list of favourites, or of the user's favourites, which the server does not render, because the browser stores them. */
export const favouritesPage: View = {
  name: 'favourites',
  path: '/favourites',
  isHeard: true,
  render: ({ catalog, reader: { texts }, query }) => {
    const ids = [...new Set(splitList(query.get('ids') ?? ''))].slice(0, MAX_SHARED);
    const name = query.get('name')?.trim().slice(0, MAX_LIST_NAME) ?? '';
    const answer = ids.length > 0 ? findShared(catalog, ids) : undefined;
    const title = (answer && name) || texts.site.favourites;
    return {
      title: `${title} · ${texts.site.name}`,
      description: answer ? texts.favourites.shared : texts.favourites.about,
      ...(answer && {
        canonicalPath: favouritesPath(ids, name),
        sharedTitle: `${title}: ${texts.search.count({ voices: answer.total })}`,
      }),
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
