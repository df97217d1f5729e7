import type { Voice } from '../../domain/voice.ts';
import { VoiceIsland } from '../components/island.tsx';
import type { FactField } from '../facts/fact-fields.ts';
import type { Alike } from '../facts/find-alike.ts';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import type { Texts } from '../texts/texts.ts';
import { VoiceFacts } from './voice-facts.tsx';

interface AlikeVoicesProps {
  readonly voices: readonly Voice[];
  /** For each voice, by id: the fields in which it equals or differs from the voice of the page; absent on a page that is not about one voice. */
  readonly likeness?: Alike['likeness'];
}

export function AlikeVoices({ voices, likeness }: AlikeVoicesProps) {
  const { texts, formatList } = useReader();
  const tell = (fields: readonly string[], describe: Texts['voicePage']['agrees']) => {
    const told = fields.filter((field) => field !== 'name');
    const names = told.map((field) => texts.voicePage.fields[field as FactField] ?? field);
    return names.length > 0 && <p class="voice-styles">{describe({ fields: formatList(names) })}</p>;
  };
  return (
    <ul class="voices alike">
      {voices.map((voice) => {
        const { agrees = [], differs = [] } = likeness?.get(voice.id) ?? {};
        return (
          <li key={voice.id} class="voice">
            <div class="voice-text">
              <h3 class="voice-name">
                <a href={voicePath(voice.id)}>
                  <bdi>{voice.name}</bdi>
                </a>
              </h3>
              <VoiceFacts voice={voice} />
              <div class="voice-likeness">
                {tell(differs, texts.voicePage.differs)}
                {tell(agrees, texts.voicePage.agrees)}
              </div>
            </div>
            <VoiceIsland voice={voice} />
          </li>
        );
      })}
    </ul>
  );
}
