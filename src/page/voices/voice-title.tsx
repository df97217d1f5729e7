import type { Voice } from '../../domain/voice.ts';

/** Name of a voice, followed by its name in the script of its language. */
export function VoiceTitle({ voice: { name, local_name, language } }: { readonly voice: Voice }) {
  return (
    <>
      <bdi>{name}</bdi>{' '}
      {local_name !== undefined && (
        <bdi lang={language} class="voice-local-name">
          {local_name}
        </bdi>
      )}
    </>
  );
}
