import type { Voice } from '../../domain/voice.ts';
import { Island } from '../state/island.tsx';
import { VoiceActions, type VoiceActionsProps } from './voice-actions.tsx';

/** Buttons of a voice on a page that the server has rendered. */
export function VoiceIsland({
  voice,
  provider,
  canCompare,
}: Pick<VoiceActionsProps, 'voice' | 'provider' | 'canCompare'>) {
  const { id, name, language, language_name, gender, preview } = voice;
  // Properties are in the page as JSON, so that they have no field that no button needs.
  const needed: Voice = { id, name, language, language_name, gender, preview, provider: voice.provider };
  return (
    <Island
      name="voice-actions"
      props={{ voice: needed, provider, ...(canCompare === false && { canCompare }) }}
    >
      <VoiceActions voice={needed} provider={provider} />
    </Island>
  );
}
