import type { Voice } from '../../../domain/voice.ts';
import { useActions } from '../page-actions.tsx';
import { useReader } from '../reader.tsx';
import { PlayButton } from './play-button.tsx';

export interface VoiceActionsProps {
  readonly voice: Voice;
  /** Name of the voice's provider. */
  readonly provider: string;
}

/** Buttons of a voice. Without a script the style hides them, because they could do nothing. */
export function VoiceActions({ voice, provider }: VoiceActionsProps) {
  const { texts } = useReader();
  const actions = useActions();
  const { id, name } = voice;
  const isFavourite = actions?.favourites.ids.value.includes(id) ?? false;
  const isCompared = actions?.compared.ids.value.includes(id) ?? false;
  return (
    <>
      <div class="voice-play">
        {voice.preview === true ? (
          <PlayButton voice={voice} provider={provider} />
        ) : (
          <span class="no-sample">{texts.voice.noPreview}</span>
        )}
      </div>
      <div class="voice-actions">
        <button
          type="button"
          class="quiet"
          aria-label={texts.voice.copyOf(name)}
          onClick={() => actions?.copy(id)}
        >
          {texts.voice.copy}
        </button>
        <button
          type="button"
          class="quiet"
          aria-pressed={isFavourite}
          aria-label={texts.voice.favouriteOf(name)}
          onClick={() => actions?.favourites.toggle(id)}
        >
          {isFavourite ? '★' : '☆'}
        </button>
        <button
          type="button"
          class="quiet"
          aria-pressed={isCompared}
          aria-label={texts.voice.compareOf(name)}
          onClick={() => actions?.compared.toggle(id)}
        >
          {texts.voice.compare}
        </button>
      </div>
    </>
  );
}
