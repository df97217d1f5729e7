import type { NotFoundError } from '../../domain/errors.ts';
import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { Catalog } from '../../index/catalog.ts';
import { Island } from '../components/island.tsx';
import { describeFacts } from '../facts/describe-facts.ts';
import { providerNameIn } from '../facts/providers.ts';
import { type Reader, useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import { AlikeVoices } from '../voices/alike-voices.tsx';
import { FactList } from '../voices/fact-list.tsx';
import { VoiceHistory } from '../voices/voice-history.tsx';
import { VoiceTitle } from '../voices/voice-title.tsx';
import type { RenderedView } from './view.ts';

/** Renders the page of a voice that its provider no longer lists, or of an unknown id. */
export function renderMissingVoice(
  catalog: Catalog,
  reader: Reader,
  id: string,
  { code, replacements }: NotFoundError,
): RenderedView {
  const { texts } = reader;
  const entry = code === 'voice_removed' ? catalog.findRemoved(id) : undefined;
  const voices = replacements.map((each) => catalog.find(each));
  const nameOf = (slug: string) => providerNameIn(catalog.metadata, slug);
  const title = entry ? (entry.last_known?.name ?? id) : texts.voicePage.unknown;
  return {
    status: entry ? 410 : 404,
    title: `${title} · ${texts.site.name}`,
    description: entry ? texts.voicePage.removed : texts.voicePage.unknown,
    canonicalPath: voicePath(id),
    content: (
      <article class="voice-page">
        {entry ? (
          <RemovedVoice id={id} entry={entry} nameOf={nameOf} />
        ) : (
          <header class="page-head">
            <h1>{texts.voicePage.unknown}</h1>
            <p>
              <code dir="ltr">{id}</code>
            </p>
          </header>
        )}
        {voices.length > 0 && (
          <section>
            <h2>{entry ? texts.voicePage.successors : texts.voicePage.meant}</h2>
            <AlikeVoices voices={voices.map((voice) => ({ voice }))} nameOf={nameOf} />
          </section>
        )}
        <p class="next-step">
          <a href={`/?search=${encodeURIComponent(entry?.last_known?.name ?? id)}`}>
            {texts.voicePage.searchFor}
          </a>
        </p>
        <Island name="dock" props={{}} />
      </article>
    ),
  };
}

interface RemovedVoiceProps {
  readonly id: string;
  readonly entry: LedgerEntry;
  readonly nameOf: (provider: string) => string;
}

function RemovedVoice({ id, entry, nameOf }: RemovedVoiceProps) {
  const reader = useReader();
  const { texts } = reader;
  const { first_seen, last_seen, removed_at, last_known } = entry;
  // Fields that a newer release has stored are unknown here and are not shown.
  const voice = last_known as StoredVoice | undefined;
  return (
    <>
      <header class="page-head">
        <h1>{voice ? <VoiceTitle voice={voice} /> : <bdi>{id}</bdi>}</h1>
        <p class="notice">{texts.voicePage.removed}</p>
      </header>
      <div class="voice-columns">
        {voice && (
          <section>
            <h2>{texts.voicePage.lastKnown}</h2>
            <FactList facts={describeFacts(voice, nameOf(voice.provider), reader)} />
          </section>
        )}
        <VoiceHistory firstSeen={first_seen} lastSeen={last_seen} removedAt={removed_at} />
      </div>
    </>
  );
}
