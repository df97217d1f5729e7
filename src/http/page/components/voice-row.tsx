import type { Voice } from '../../../domain/voice.ts';
import { useReader } from '../reader.tsx';
import { voicePath } from '../search-url.ts';
import { VoiceActions } from './voice-actions.tsx';
import { VoiceFacts } from './voice-facts.tsx';

/** One voice of a result. */
export function VoiceRow({ voice, provider }: { readonly voice: Voice; readonly provider: string }) {
  const { texts } = useReader();
  const { id, name, local_name, language, description, styles = [] } = voice;
  return (
    <li class="voice">
      <VoiceActions voice={voice} provider={provider} />
      <div class="voice-text">
        <h3 class="voice-name">
          <a href={voicePath(id)}>
            <bdi>{name}</bdi>
            {local_name !== undefined && (
              <bdi lang={language} class="voice-local-name">
                {local_name}
              </bdi>
            )}
          </a>
        </h3>
        <VoiceFacts voice={voice} provider={provider} />
        {styles.length > 0 ? (
          <p class="voice-styles">{styles.join(', ')}</p>
        ) : (
          description !== undefined && (
            <p class="voice-styles" dir="auto">
              {description}
            </p>
          )
        )}
        {voice.preview !== true && <p class="voice-silent">{texts.voice.noPreview}</p>}
      </div>
    </li>
  );
}
