import type { Voice } from '../../../domain/voice.ts';
import { useReader } from '../reader.tsx';

/** Buttons of a voice. Without a script there are none, because none could do anything. */
export function VoiceActions({ voice }: { readonly voice: Voice; readonly provider: string }) {
  const { texts } = useReader();
  return (
    <div class="voice-actions" data-voice={voice.id}>
      {voice.preview === true && (
        <button type="button" class="play" aria-label={`${texts.voice.preview}: ${voice.name}`} />
      )}
    </div>
  );
}
