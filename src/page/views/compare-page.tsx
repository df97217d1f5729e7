import { splitList } from '../../lib/list-entries.ts';
import { orUndefined } from '../../lib/or-undefined.ts';
import { ComparePlayers } from '../components/compare-players.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { Island, toShown } from '../components/island.tsx';
import { describeFacts } from '../facts/describe-facts.ts';
import { comparePath, MAX_COMPARED, voicePath } from '../state/search-url.ts';
import { CompareCards, CompareTable, type DescribedVoice } from '../voices/comparison.tsx';
import type { View } from './view.ts';

/** Page that compares voices side by side: `/compare?ids=azure/en-US-JennyNeural,piper/en_US-amy-low`. */
export const comparePage: View = {
  name: 'compare',
  path: '/compare',
  isHeard: true,
  render: ({ catalog, reader, query }) => {
    const { texts } = reader;
    const asked = [...new Set(splitList(query.getAll('ids').join(',')))].slice(0, MAX_COMPARED);
    // An unknown id, or the id of a removed voice, is shown as missing, so that the page can still compare the other voices.
    const found = asked.map((id) => orUndefined(() => catalog.find(id)));
    const voices = found.flatMap((voice): DescribedVoice[] =>
      voice ? [{ voice, facts: describeFacts(voice, reader) }] : [],
    );
    const names = voices.map(({ voice }) => voice.name).join(', ');
    const ids = voices.map(({ voice }) => voice.id);
    const shown = voices.map(({ voice }) => toShown(voice));
    const loudness = voices.flatMap(({ voice }) => voice.heard?.loudness ?? []).sort((a, b) => a - b)[0];
    const chosen = found[asked.indexOf(query.get('chosen') ?? '')];
    const most = { max: MAX_COMPARED, action: texts.voice.compareOf({ voice: '…' }) };
    const about = chosen ? texts.compare.chosen({ voice: chosen.name }) : texts.compare.about(most);
    return {
      title: `${[texts.compare.title, names].filter(Boolean).join(': ')} · ${texts.site.name}`,
      description: about,
      canonicalPath: ids.length > 0 ? comparePath(ids) : '/compare',
      content: (
        <>
          <header class="page-head">
            <h1>{texts.compare.title}</h1>
            <p class="lede">{texts.compare[ids.length === 0 ? 'none' : 'about'](most)}</p>
            {chosen && <p class="chosen">{about}</p>}
            {asked
              .filter((_, at) => !found[at])
              .map((id) => (
                <p key={id} class="notice">
                  <a href={voicePath(id)}>
                    <code dir="ltr">{id}</code>
                  </a>{' '}
                  {texts.compare.missing}
                </p>
              ))}
            {ids.length > 1 && (
              <div class="compare-copy">
                <Island name="compare-controls" props={{ voices: shown, loudness }} />
                <CopyButton text={ids.join('\n')} label={texts.favourites.copyAll} />
              </div>
            )}
          </header>
          {ids.length === 0 ? (
            <p class="next-step">
              <a href="/">{texts.errors.toSearch}</a>
            </p>
          ) : (
            <>
              {ids.length > 1 && (
                <Island name="compare-players" props={{ voices: shown }}>
                  <ComparePlayers voices={shown} />
                </Island>
              )}
              <CompareTable voices={voices} />
              <CompareCards voices={voices} />
            </>
          )}
          <Island name="player-status" props={{}} />
          <Island name="live-region" props={{}} />
        </>
      ),
    };
  },
};
