import type { Voice } from '../../domain/voice.ts';
import { VoiceActions } from '../components/voice-actions.tsx';
import { useReader } from '../state/reader.tsx';
import { voicePath } from '../state/search-url.ts';
import { VoiceFacts } from './voice-facts.tsx';
import { VoiceTitle } from './voice-title.tsx';

interface VoiceRowProps {
  readonly voice: Voice;
  /** Voices of the same speaker under other models. */
  readonly others: readonly Voice[];
  readonly provider: string;
  /** -1 if the tab key skips the row. */
  readonly tabIndex?: number | undefined;
  readonly onFocus?: () => void;
}

/** Row of a result: one speaker with all models. */
export function VoiceRow({ voice, others, provider, tabIndex, onFocus }: VoiceRowProps) {
  const { texts } = useReader();
  const { id, description, styles = [] } = voice;
  return (
    <li class="voice" data-voice={id} onFocusCapture={onFocus}>
      <VoiceActions voice={voice} provider={provider} tabIndex={tabIndex}>
        <div class="voice-text">
          <h3 class="voice-name">
            <a href={voicePath(id)} tabIndex={tabIndex}>
              <VoiceTitle voice={voice} />
            </a>
          </h3>
          <VoiceFacts voice={voice} provider={provider} />
          {styles.length > 0 ? (
            <p class="voice-styles" lang="en">
              {styles.join(', ')}
            </p>
          ) : (
            description !== undefined && (
              <p class="voice-styles" dir="auto">
                {description}
              </p>
            )
          )}
          {others.length > 0 && (
            <p class="voice-models">
              {texts.voice.otherModels}{' '}
              {others.map((other) => (
                <a key={other.id} href={voicePath(other.id)} tabIndex={tabIndex}>
                  {other.model_id ?? other.id}
                </a>
              ))}
            </p>
          )}
        </div>
      </VoiceActions>
    </li>
  );
}
