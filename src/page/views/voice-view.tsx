import type { ProviderDetails } from '../../domain/metadata.ts';
import type { ProviderStatus } from '../../domain/snapshot.ts';
import type { StoredVoice, Voice } from '../../domain/voice.ts';
import type { StatedModel } from '../../providers/models.ts';
import type { Snippet } from '../../providers/snippets/snippet.ts';
import { CopyIsland, Island, VoiceIsland } from '../components/island.tsx';
import { isPlayed } from '../components/play-button.tsx';
import type { Fact } from '../facts/describe-facts.ts';
import type { AlikeVoice } from '../facts/find-alike.ts';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import { AlikeVoices } from '../voices/alike-voices.tsx';
import { FactList } from '../voices/fact-list.tsx';
import { LifecycleNote } from '../voices/lifecycle-note.tsx';
import { ModelFactList } from '../voices/model-fact-list.tsx';
import { OtherWays } from '../voices/other-ways.tsx';
import { ProviderLinks } from '../voices/provider-links.tsx';
import { SnippetList } from '../voices/snippet-list.tsx';
import { VoiceFacts } from '../voices/voice-facts.tsx';
import { VoiceHistory } from '../voices/voice-history.tsx';
import { VoiceTitle } from '../voices/voice-title.tsx';

interface VoiceViewProps {
  readonly voice: StoredVoice;
  readonly facts: readonly Fact[];
  /** Model that speaks with the voice, if its facts are known. */
  readonly model: StatedModel | undefined;
  readonly details: ProviderDetails | undefined;
  readonly pricing: string | undefined;
  readonly status: ProviderStatus | undefined;
  readonly snippets: readonly Snippet[];
  /** Voices of the same speaker under other models. */
  readonly sisters: readonly Voice[];
  readonly alike: readonly AlikeVoice[];
  readonly nameOf: (provider: string) => string;
}

/** Page of one voice: its facts, use and history, and similar voices. */
export function VoiceView(props: VoiceViewProps) {
  const { voice, facts, model, details, pricing, status, snippets, sisters, alike, nameOf } = props;
  const { texts } = useReader();
  return (
    <article class="voice-page">
      <VoiceHead {...props} />
      <div class="voice-columns">
        <div class="voice-use">
          <UseVoice voice={voice} provider={nameOf(voice.provider)} details={details} pricing={pricing} />
          {snippets.length > 0 && (
            <section id="speak">
              <h2>{texts.voicePage.snippets}</h2>
              <SnippetList snippets={snippets} />
            </section>
          )}
          {sisters.length > 0 && <Sisters voices={sisters} />}
        </div>
        <div>
          <section>
            <h2>{texts.voicePage.facts}</h2>
            <FactList facts={facts} />
          </section>
          {model && <ModelFactList model={model} />}
          <VoiceHistory
            firstSeen={voice.first_seen}
            lastSeen={status?.last_success ?? status?.listed_on}
            isListed
          />
        </div>
      </div>
      {alike.length > 0 && (
        <section id="similar">
          <h2>{texts.voicePage.similar}</h2>
          <AlikeVoices voices={alike} nameOf={nameOf} />
        </section>
      )}
      <Island name="dock" props={{}} />
    </article>
  );
}

function VoiceHead({ voice, model, details, snippets, sisters, alike, nameOf }: VoiceViewProps) {
  const provider = nameOf(voice.provider);
  return (
    <header class="voice voice-head">
      <div class="voice-text">
        <h1>
          <VoiceTitle voice={voice} />
        </h1>
        <LifecycleNote voice={voice} model={model} />
        <VoiceFacts voice={voice} provider={provider} />
        {voice.description !== undefined && (
          <p class="lede" dir="auto">
            {voice.description}
          </p>
        )}
        {isPlayed(voice) ? (
          <Sample voice={voice} />
        ) : (
          <OtherWays
            details={details}
            sisters={sisters}
            hasSnippets={snippets.length > 0}
            hasAlike={alike.some((each) => isPlayed(each.voice))}
          />
        )}
      </div>
      <VoiceIsland voice={voice} provider={provider} />
    </header>
  );
}

/** Audio element for browsers without a script. */
function Sample({ voice: { sample_url } }: { readonly voice: StoredVoice }) {
  if (sample_url === undefined) return null;
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what the samples say */}
      <audio controls preload="none" src={sample_url} />
    </noscript>
  );
}

interface UseVoiceProps {
  readonly voice: StoredVoice;
  readonly provider: string;
  readonly details: ProviderDetails | undefined;
  readonly pricing: string | undefined;
}

/** Ids and links for using the voice in a program. */
function UseVoice({ voice, provider, details, pricing }: UseVoiceProps) {
  const { texts } = useReader();
  const { id, provider_voice_id } = voice;
  const ids = [
    [texts.voicePage.idFor({ provider }), provider_voice_id],
    [texts.voicePage.idHere, id],
  ] as const;
  return (
    <section id="use">
      <h2>{texts.voicePage.use}</h2>
      <ul class="use-voice">
        {ids.map(
          ([label, text]) =>
            text !== undefined && (
              <li key={label}>
                <p class="id-label">{label}</p>
                <div class="copied-text">
                  <code dir="ltr">{text}</code>
                  <CopyIsland text={text} label={texts.voice.copy} of={text} />
                </div>
              </li>
            ),
        )}
        <li>
          <a href={`/v1/voices/${encodeURIComponent(id)}`}>{texts.voicePage.asRequest}</a>
        </li>
        {details && <ProviderLinks details={details} pricing={pricing} />}
      </ul>
    </section>
  );
}

function Sisters({ voices }: { readonly voices: readonly Voice[] }) {
  const { texts } = useReader();
  return (
    <section>
      <h2>{texts.voicePage.models}</h2>
      <ul class="sisters">
        {voices.map(({ id, model_id }) => (
          <li key={id}>
            <a href={voicePath(id)}>{model_id ?? id}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
