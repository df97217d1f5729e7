import type { Voice } from '../../domain/voice.ts';
import { IDLE, useActions } from '../state/page-actions.tsx';
import { useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';

interface PlayButtonProps {
  readonly voice: Voice;
  readonly provider: string;
  readonly tabIndex?: number | undefined;
}

/** Returns whether pages play a preview of a voice. */
export function isPlayed({ preview, preview_on_page }: Voice): boolean {
  return preview === true && preview_on_page !== false;
}

/** Button that plays a voice's sample. The button's label contains the name of the voice, because a list has many play buttons. */
export function PlayButton({ voice, provider, tabIndex }: PlayButtonProps) {
  const { texts, names } = useReader();
  const actions = useActions();
  const { id, name, language, language_name } = voice;
  const now = actions?.player.now.value;
  const { state, progress } = now?.id === id ? now : IDLE;
  const spoken = names.ofLanguage(language) ?? language_name ?? language;
  const verb = state === 'playing' || state === 'loading' ? texts.player.stop : texts.player.play;
  return (
    <button
      type="button"
      class={`play ${state}`}
      aria-label={texts.player.named({ verb, voice: name, language: spoken, provider })}
      // Without a script there is no sound, so that the title with the hosts is absent.
      title={
        actions &&
        (state === 'failed'
          ? texts.player.failedOf({ voice: name })
          : describeHosts(actions.hostsOf(voice.provider), texts))
      }
      tabIndex={tabIndex}
      style={state === 'playing' ? { '--progress': progress } : undefined}
      onClick={() => actions?.player.toggle({ id, name })}
    />
  );
}

function describeHosts([first, ...others]: readonly string[], { player }: Texts): string {
  if (first === undefined) return player.hostsHere;
  return player.hosts({ hosts: others.reduce((hosts, host) => player.hostsOr({ hosts, host }), first) });
}
