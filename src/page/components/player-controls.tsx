import { useEffect, useState } from 'preact/hooks';
import type { Voice } from '../../domain/voice.ts';
import { useActions, useSearchActions } from '../actions/actions.tsx';
import { IDLE, type Playing } from '../actions/player.ts';
import { useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';

export interface PlayButtonProps {
  readonly voice: Voice;
  readonly tabIndex?: number | undefined;
  /** True for a button that switches to the voice at the position of the voice that is playing. */
  readonly isSwitch?: boolean;
}

/** Reports whether pages play the sample of a voice. Pages do not play a sample with `preview_on_page: false`, although the API offers the sample. */
export function isPlayed({ preview, preview_on_page }: Voice): boolean {
  return preview === true && preview_on_page !== false;
}

/** Button that plays a voice's sample. The label contains the voice's name, because a list has many play buttons. */
export function PlayButton({ voice, ...others }: PlayButtonProps) {
  const { texts, names } = useReader();
  const actions = useActions();
  const { name, language, language_name } = voice;
  const provider = names.ofProvider(voice.provider);
  const spoken = names.ofLanguage(language) ?? language_name ?? language;
  return (
    <SampleButton
      {...others}
      voice={voice}
      label={(verb) => texts.player.named({ verb, voice: name, language: spoken, provider })}
      // Without a script there is no title, because the button can play nothing.
      title={actions && describeHosts(actions.hostsOf(voice.provider), texts)}
    />
  );
}

interface SampleButtonProps extends Omit<PlayButtonProps, 'voice'> {
  readonly voice: Pick<Voice, 'id' | 'name'>;
  /** Returns the label of the button that begins with the verb "Play" or "Stop" in the reader's language. */
  readonly label: (verb: string) => string;
  readonly title?: string | undefined;
}

/** Play button that tells nothing of the voice except its label and title, so that the blind test can use the button too. */
export function SampleButton({ voice: { id, name }, label, title, tabIndex, isSwitch }: SampleButtonProps) {
  const { texts } = useReader();
  const player = useActions()?.player;
  const now = player?.now.value;
  const { state, seconds, duration = 0 } = now?.id === id ? now : IDLE;
  return (
    <button
      type="button"
      class={`play ${state}`}
      aria-label={label(state === 'playing' || state === 'loading' ? texts.player.stop : texts.player.play)}
      title={state === 'failed' ? texts.player.failedOf({ voice: name }) : title}
      tabIndex={tabIndex}
      style={state === 'playing' && duration > 0 ? { '--progress': seconds / duration } : undefined}
      onClick={() => player?.toggle({ id, name }, isSwitch ? player.position() : 0)}
      onFocus={() => player?.prepare(id)}
      onPointerEnter={() => player?.prepare(id)}
      onBlur={player?.leave}
      onPointerLeave={player?.leave}
    />
  );
}

function describeHosts([first, ...others]: readonly string[], { player }: Texts): string {
  if (first === undefined) return player.hostsHere;
  return player.hosts({ hosts: others.reduce((hosts, host) => player.hostsOr({ hosts, host }), first) });
}

/** Returns a time as minutes and seconds: 65.4 → `1:05`. */
function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** Line that names the playing voice and its sample's host. A style hides the line while nothing plays; screen readers read `LiveRegion` instead. */
export function PlayerStatus() {
  const { texts } = useReader();
  const actions = useActions();
  const stop = useSearchActions()?.listening.stop ?? actions?.player.stop;
  const now = actions?.player.now.value ?? IDLE;
  const { id, name = '', state, host, url, seconds, duration } = now;
  return (
    <div class={`player-status ${state}`} data-voice={id}>
      <p>{describePlaying(now, texts)}</p>
      {/* The slider is also shown while a sample loads, so that the bar keeps its height, and the slider the focus. */}
      {(state === 'loading' || (state === 'playing' && duration !== undefined)) && (
        <span class="seek">
          <input
            type="range"
            min={0}
            max={duration ?? 1}
            step="any"
            value={seconds}
            aria-label={texts.player.position({ voice: name })}
            aria-valuetext={formatTime(seconds)}
            onInput={({ currentTarget }) => actions?.player.seek(Number(currentTarget.value))}
          />
          <span dir="ltr" aria-hidden="true">
            {formatTime(seconds)} / {duration === undefined ? '…' : formatTime(duration)}
          </span>
        </span>
      )}
      {(state === 'playing' || state === 'loading') && (
        <button type="button" class="plain" onClick={stop}>
          {texts.player.stop}
        </button>
      )}
      {state === 'failed' && id !== undefined && (
        <button type="button" class="plain" onClick={() => actions?.player.toggle({ id, name })}>
          {texts.trouble.retry}
        </button>
      )}
      {state === 'failed' && host !== undefined && url !== undefined && (
        <a href={url} target="_blank" rel="noreferrer">
          {texts.player.openAt({ host })}
        </a>
      )}
    </div>
  );
}

/** Returns a sentence on the state of the player; empty if nothing plays. */
export function describePlaying({ state, name: voice = '', host }: Playing, { player }: Texts): string {
  if (state === 'loading') return player.loading({ voice });
  if (state === 'failed')
    return host === undefined ? player.failedOf({ voice }) : player.failedFrom({ voice, host });
  if (state === 'idle') return '';
  return host === undefined ? player.playingHere({ voice }) : player.playing({ voice, host });
}

/**
 * Text that screen readers speak when it changes: the player's state, or a message. The element is always in the page, because
 * screen readers ignore an element that is inserted with its text. An older text is removed, so that it is not spoken again.
 */
export function LiveRegion() {
  const { texts } = useReader();
  const actions = useActions();
  const [spoken, setSpoken] = useState('');
  const now = actions?.player.now.value;
  const playing = now ? describePlaying(now, texts) : '';
  const told = actions?.told.value ?? '';
  useEffect(() => setSpoken(playing), [playing]);
  useEffect(() => setSpoken(told), [told]);
  return (
    <p class="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
