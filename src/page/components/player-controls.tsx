import { useEffect, useState } from 'preact/hooks';
import type { Voice } from '../../domain/voice.ts';
import { useActions } from '../actions/actions.tsx';
import { IDLE, type Playing } from '../actions/player.ts';
import { joinSentences, useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';

export interface PlayButtonProps {
  readonly voice: Voice;
  readonly tabIndex?: number | undefined;
  /** True if the button plays its voice from the position of the sample that is playing, so that users can compare voices. */
  readonly isSwitch?: boolean;
}

/** Reports whether pages play the sample of a voice. A voice with `preview_on_page: false` has a sample, but only the API offers the sample. */
export function isPlayed({ preview, preview_on_page }: Voice): boolean {
  return preview === true && preview_on_page !== false;
}

/** Button that plays a voice's sample. The button's label contains the voice's name, because a list has many play buttons. */
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
      // The title, which names the host of the sample, is left out without a script, because the button then plays nothing.
      title={actions && describeHosts(actions.hostsOf(voice.provider), texts)}
    />
  );
}

interface SampleButtonProps extends Omit<PlayButtonProps, 'voice'> {
  readonly voice: Pick<Voice, 'id' | 'name'>;
  /** Returns the label of the button. `verb` is "Play" or "Stop" in the language of the page. */
  readonly label: (verb: string) => string;
  readonly title?: string | undefined;
}

/** Play button that shows nothing about a voice except the given label and title, because a blind test must not tell which voice plays. */
export function SampleButton({ voice: { id, name }, label, title, tabIndex, isSwitch }: SampleButtonProps) {
  const { texts } = useReader();
  const player = useActions()?.player;
  const now = player?.now.value.id === id ? player.now.value : IDLE;
  const { state, seconds, duration = 0 } = now;
  return (
    <button
      type="button"
      class={`play ${state}`}
      aria-label={label(state === 'playing' || state === 'loading' ? texts.player.stop : texts.player.play)}
      title={state === 'failed' ? describePlaying({ ...now, name, host: undefined }, texts) : title}
      tabIndex={tabIndex}
      style={state === 'playing' && duration > 0 ? { '--progress': seconds / duration } : undefined}
      onClick={() => player?.toggle({ id, name }, isSwitch ? player.position() : 0)}
      onKeyDown={(event) => {
        if (event.key !== ' ' || (state !== 'playing' && state !== 'paused')) return;
        // A button that is pressed would stop the sample, and start it anew.
        event.preventDefault();
        player?.pauseOrResume();
      }}
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

/** Formats a time in seconds as minutes and seconds: 65.4 → `1:05`. */
function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** Line that names the playing voice and the host of the sample. A CSS rule hides an idle line. Screen readers speak `LiveRegion` instead of the line. */
export function PlayerStatus() {
  const { texts } = useReader();
  const player = useActions()?.player;
  const stop = useActions()?.search?.listening.stop ?? player?.stop;
  const now = player?.now.value ?? IDLE;
  const { id, name = '', state, host, url, seconds, duration, text } = now;
  const isHeard = state === 'playing' || state === 'paused';
  return (
    <div class={`player-status ${state}`} data-voice={id}>
      <p>
        {describePlaying(now, texts)}
        {text !== undefined && state !== 'failed' && <q dir="auto">{text}</q>}
      </p>
      {/* The slider is also shown while a sample loads, so that the bar keeps its height, and a focused slider keeps the focus. */}
      {(state === 'loading' || (isHeard && duration !== undefined)) && (
        <span class="seek">
          <input
            type="range"
            min={0}
            max={duration ?? 1}
            step="any"
            value={seconds}
            aria-label={texts.player.position({ voice: name })}
            aria-valuetext={formatTime(seconds)}
            onInput={({ currentTarget }) => player?.seek(Number(currentTarget.value))}
          />
          <span dir="ltr" aria-hidden="true">
            {formatTime(seconds)} / {duration === undefined ? '…' : formatTime(duration)}
          </span>
        </span>
      )}
      {(isHeard || state === 'loading') && (
        <>
          {/* The button is not `disabled` while a sample loads, because it would lose the focus when the next sample starts. */}
          <button type="button" class="plain" aria-disabled={!isHeard} onClick={player?.pauseOrResume}>
            {state === 'paused' ? texts.player.play : texts.player.pause}
          </button>
          <button type="button" class="plain" onClick={stop}>
            {texts.player.stop}
          </button>
        </>
      )}
      {state === 'failed' && id !== undefined && (
        <button type="button" class="plain" onClick={() => player?.toggle({ id, name })}>
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

/** Returns a sentence about the player's state, in the language of the page; an empty text if the player is idle. */
export function describePlaying(now: Playing, { player, errors }: Texts): string {
  const { state, name: voice = '', host, limitedSeconds: seconds } = now;
  if (state === 'loading') return player.loading({ voice });
  if (seconds !== undefined) return joinSentences([errors.titles[429], errors.limited({ seconds })]);
  if (state === 'failed')
    return host === undefined ? player.failedOf({ voice }) : player.failedFrom({ voice, host });
  if (state === 'paused') return player.paused({ voice });
  if (state === 'idle') return '';
  return host === undefined ? player.playingHere({ voice }) : player.playing({ voice, host });
}

/**
 * ARIA live region with the player's state or a message. The element is always in the page, because screen readers ignore a live region that is inserted
 * together with its text. An outdated text is removed, so that screen readers do not read the text again.
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
