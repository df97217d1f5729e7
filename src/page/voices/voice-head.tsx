import type { StoredVoice, Voice } from '../../domain/voice.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import type { StatedModel } from '../../providers/models.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { VoiceIsland } from '../components/island.tsx';
import { isPlayed } from '../components/player-controls.tsx';
import type { AudioFacts } from '../facts/audio-facts.ts';
import type { Alike } from '../facts/find-alike.ts';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import { LifecycleNote } from './fact-list.tsx';
import { VoiceFacts, VoiceTitle } from './voice-facts.tsx';

interface VoiceHeadProps extends Omit<Alike, 'likeness'> {
  readonly catalog: Catalog;
  readonly voice: StoredVoice;
  readonly audio: AudioFacts | undefined;
  /** Model that speaks with the voice; undefined if no facts about the model are known. */
  readonly model: StatedModel | undefined;
  readonly hasSnippets: boolean;
}

/** Head of a voice's page: the voice's name and facts, and its sample or links to other ways to hear the voice. */
export function VoiceHead(props: VoiceHeadProps) {
  const { catalog, voice, audio, model } = props;
  const src = audio?.src ?? voice.sample_url;
  return (
    <header class="voice voice-head">
      <div class="voice-text">
        <h1>
          <VoiceTitle voice={voice} />
        </h1>
        <LifecycleNote voice={voice} model={model} catalog={catalog} />
        <VoiceFacts voice={voice} />
        {voice.description !== undefined && (
          <p class="lede" dir="auto">
            {voice.description}
          </p>
        )}
        {audio?.text !== undefined && (
          <p class="voice-styles">
            <q dir="auto">{audio.text}</q>
          </p>
        )}
        {!isPlayed(voice) && <OtherWays {...props} />}
        {isPlayed(voice) && src !== undefined && (
          <noscript>
            {/* biome-ignore lint/a11y/useMediaCaption: most samples have no transcript */}
            <audio controls preload="none" src={src} />
          </noscript>
        )}
      </div>
      <VoiceIsland voice={voice} />
    </header>
  );
}

/** Links to other ways to hear a voice that has no sample: the speaker's other models, code snippets, similar voices and documentation. */
function OtherWays({ voice, sisters, alike, hasSnippets }: VoiceHeadProps) {
  const { voicePage } = useReader().texts;
  const facts = PROVIDER_FACTS.get(voice.provider);
  const links: (readonly [href: string | false | undefined, text: string])[] = [
    ...sisters
      .filter(isPlayed)
      .map(
        ({ id, model_id = id }: Voice) => [voicePath(id), voicePage.sampleAs({ model: model_id })] as const,
      ),
    [hasSnippets && '#speak', voicePage.snippets],
    [alike.some(isPlayed) && '#similar', voicePage.similar],
    [facts?.documentation, voicePage.documentation({ provider: facts?.name ?? '' })],
  ];
  const known = links.flatMap(([href, text]) => (href ? [{ href, text }] : []));
  if (known.length === 0) return null;
  return (
    <div class="other-ways" id="sample">
      <p>{voicePage.noSample}</p>
      <ul>
        {known.map(({ href, text }) => (
          <li key={href}>
            <a href={href} rel={href.startsWith('http') ? 'noreferrer' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
