import type { NotFoundError } from '../../domain/errors.ts';
import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { Island } from '../components/island.tsx';
import { describeFacts } from '../facts/describe-facts.ts';
import { type Reader, useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import { AlikeVoices } from '../voices/alike-voices.tsx';
import { FactList, VoiceHistory } from '../voices/fact-list.tsx';
import { VoiceTitle } from '../voices/voice-facts.tsx';
import type { RenderedView } from './view.ts';

/** Renders the page of a voice that its provider no longer lists, or of an unknown id. */
export function renderMissingVoice(
  { find, findRemoved }: Catalog,
  { texts }: Reader,
  id: string,
  { code, replacements }: NotFoundError,
): RenderedView {
  const { voicePage } = texts;
  const entry = code === 'voice_removed' ? findRemoved(id) : undefined;
  const { name = id } = entry?.last_known ?? {};
  return {
    status: entry ? 410 : 404,
    title: `${entry ? name : voicePage.unknown} · ${texts.site.name}`,
    description: entry ? voicePage.removed : voicePage.unknown,
    canonicalPath: voicePath(id),
    content: (
      <article class="voice-page">
        {entry ? (
          <RemovedVoice id={id} entry={entry} />
        ) : (
          <header class="page-head">
            <h1>{voicePage.unknown}</h1>
            <p>
              <code dir="ltr">{id}</code>
            </p>
          </header>
        )}
        {replacements.length > 0 && (
          <section>
            <h2>{entry ? voicePage.successors : voicePage.meant}</h2>
            <AlikeVoices voices={replacements.map(find)} />
          </section>
        )}
        <p class="next-step">
          <a href={`/?search=${encodeURIComponent(name)}`}>{voicePage.searchFor}</a>
        </p>
        <Island name="dock" props={{}} />
      </article>
    ),
  };
}

function RemovedVoice({ id, entry }: { readonly id: string; readonly entry: LedgerEntry }) {
  const reader = useReader();
  const { voicePage } = reader.texts;
  // A newer release may have stored the voice with fields that the type `StoredVoice` lacks. The page does not show the unknown fields.
  const voice = entry.last_known as StoredVoice | undefined;
  return (
    <>
      <header class="page-head">
        <h1>{voice ? <VoiceTitle voice={voice} /> : <bdi>{id}</bdi>}</h1>
        <p class="notice">{voicePage.removed}</p>
      </header>
      <div class="voice-columns">
        {voice && (
          <section>
            <h2>{voicePage.lastKnown}</h2>
            <FactList facts={describeFacts(voice, reader)} />
          </section>
        )}
        <VoiceHistory
          days={[
            [voicePage.firstSeen, entry.first_seen],
            [voicePage.lastSeen, entry.last_seen],
            [voicePage.removedOn, entry.removed_at],
          ]}
        />
      </div>
    </>
  );
}
