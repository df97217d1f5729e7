import type { ComponentChildren } from 'preact';
import type { Voice } from '../../domain/voice.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { isPlayed } from './player-controls.tsx';
import { VoiceActions, type VoiceActionsProps } from './voice-actions.tsx';

export interface Islands {
  readonly 'voice-actions': VoiceActionsProps;
  /** `loudness` is the loudness of the quietest sample in LUFS, because a browser can lower the volume of a sample, but not raise it. */
  readonly 'compare-controls': { readonly voices: readonly Voice[]; readonly loudness: number | undefined };
  readonly 'compare-players': { readonly voices: readonly Voice[] };
  /** `shared` is the list of a shared link, with the API response about its voices; absent for the favourites that the browser stores. */
  readonly favourites: {
    readonly shared?:
      | { readonly ids: readonly string[]; readonly name: string; readonly answer: VoiceListResponse }
      | undefined;
  };
  readonly dock: object;
  readonly 'player-status': object;
  readonly 'live-region': object;
}

interface IslandProps<Name extends keyof Islands> {
  readonly name: Name;
  readonly props: Islands[Name];
  /** Content that the page shows until the script renders the island. */
  readonly children?: ComponentChildren;
}

/** Island: a part of the page that needs a script. The script renders an island again, with the properties that the HTML contains as JSON. */
export function Island<Name extends keyof Islands>({ name, props, children }: IslandProps<Name>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}

/** Returns the fields of a voice that the voice's buttons need. Other fields are left out, because the HTML contains each returned field as JSON. */
export function toShown(voice: Voice): Voice {
  const { id, name, provider, provider_voice_id, language, language_name, gender } = voice;
  return { id, name, provider, provider_voice_id, language, language_name, gender, preview: isPlayed(voice) };
}

/** Buttons of a voice as an island (part that needs a script). The server renders the play button, and the script renders all buttons. */
export function VoiceIsland({ voice, canCompare }: Pick<VoiceActionsProps, 'voice' | 'canCompare'>) {
  const needed = toShown(voice);
  return (
    <Island name="voice-actions" props={{ voice: needed, ...(canCompare === false && { canCompare }) }}>
      <VoiceActions voice={needed} />
    </Island>
  );
}
