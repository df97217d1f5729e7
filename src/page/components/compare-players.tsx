import type { Voice } from '../../domain/voice.ts';
import { VoicePlay } from './voice-actions.tsx';

/** Row of the compared voices, each with a button that plays its sample from the current position. The row stays visible while users scroll the page. */
export function ComparePlayers({ voices }: { readonly voices: readonly Voice[] }) {
  return (
    <ul class="compare-players">
      {voices.map((voice, at) => (
        <li key={voice.id}>
          <VoicePlay voice={voice} isSwitch />
          <span>
            {at + 1} <bdi>{voice.name}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
