import type { Voice } from '../../domain/voice.ts';
import { VoiceIsland } from '../components/island.tsx';
import type { FactField } from '../facts/fact-fields.ts';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import type { Texts } from '../texts/texts.ts';
import { VoiceFacts } from './voice-facts.tsx';

/** Voice with the fields in which it agrees with and differs from the page's voice; both absent if it was not compared. */
interface ListedVoice {
  readonly voice: Voice;
  readonly agrees?: readonly string[];
  readonly differs?: readonly string[];
}

interface AlikeVoicesProps {
  readonly voices: readonly ListedVoice[];
  readonly nameOf: (provider: string) => string;
}

/** List of similar voices, each with the fields that differ and agree. */
export function AlikeVoices({ voices, nameOf }: AlikeVoicesProps) {
  const { texts } = useReader();
  return (
    <ul class="voices alike">
      {voices.map(({ voice, agrees = [], differs = [] }) => (
        <li key={voice.id} class="voice">
          <div class="voice-text">
            <h3 class="voice-name">
              <a href={voicePath(voice.id)}>
                <bdi>{voice.name}</bdi>
              </a>
            </h3>
            <VoiceFacts voice={voice} provider={nameOf(voice.provider)} />
            <div class="voice-likeness">
              <Fields of={differs.filter((field) => field !== 'name')} describe={texts.voicePage.differs} />
              <Fields of={agrees} describe={texts.voicePage.agrees} />
            </div>
          </div>
          <VoiceIsland voice={voice} provider={nameOf(voice.provider)} />
        </li>
      ))}
    </ul>
  );
}

interface FieldsProps {
  readonly of: readonly string[];
  readonly describe: Texts['voicePage']['agrees'];
}

function Fields({ of, describe }: FieldsProps) {
  const { texts, formatList } = useReader();
  if (of.length === 0) return null;
  const names = of.map((field) => texts.voicePage.fields[field as FactField] ?? field);
  return <p class="voice-styles">{describe({ fields: formatList(names) })}</p>;
}
