import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Voice } from '../../domain/voice.ts';
import { useActions } from '../actions/actions.tsx';
import { IDLE } from '../actions/player.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { describePlaying, SampleButton } from '../components/player-controls.tsx';
import { useReader } from '../state/reader.tsx';
import { comparePath } from '../state/search-url.ts';

type NamedVoice = Pick<Voice, 'id' | 'name'>;

/** Letters that replace the names of the voices in a blind test, in the order of the keys 1 to 4. */
const LETTERS = 'ABCD';

/** Returns voices in random order, with letters as names. The names are replaced, so that the player's messages cannot tell which voice plays. */
export function hideNames<T extends NamedVoice>(voices: readonly T[]): T[] {
  return voices
    .map((voice) => ({ voice, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ voice }, at) => ({ ...voice, name: LETTERS.charAt(at) }));
}

interface BlindTestProps {
  readonly voices: readonly NamedVoice[];
  /** Voices that have a sample, with letters as names and in the random order of {@link hideNames}. */
  readonly hidden: readonly NamedVoice[];
  readonly onEnd: () => void;
  readonly children?: ComponentChildren;
}

/**
 * Blind test: the listener chooses one of the voices by ear, and then sees the names. The test is a modal `<dialog>` that fills the window, because browsers
 * make everything outside of such a dialog inert for the keyboard and for screen readers.
 */
export function BlindTest({ voices, hidden, onEnd, children }: BlindTestProps) {
  const { texts } = useReader();
  const player = useActions()?.player;
  const [chosen, setChosen] = useState<string>();
  /** Ids of the voices that the listener has heard, except a voice whose latest playback failed. Only a heard voice can be chosen. */
  const [heard, setHeard] = useState<readonly string[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const ids = voices.map(({ id }) => id);
  const nameOf = (id?: string) => voices.find((voice) => voice.id === id)?.name ?? '';
  useLayoutEffect(() => {
    const { title } = document;
    // The document's title is replaced during the test, because it contains the voices' names and browsers show it beside their media controls.
    document.title = texts.compare.blind;
    dialog.current?.showModal();
    return () => {
      document.title = title;
    };
  }, [texts]);

  const choose = (id: string) => (click: MouseEvent) => {
    // The second click of a double click is ignored, because a double click on the button that opens the test could choose a voice.
    if (click.detail > 1) return;
    player?.stop();
    setChosen(id);
  };
  const { host: _, ...now } = player?.now.value ?? IDLE;
  const { id: playing = '', state } = now;
  useEffect(() => {
    if (state === 'playing') setHeard([...heard, playing]);
    if (state === 'failed') setHeard(heard.filter((each) => each !== playing));
  }, [playing, state]);
  // If the listener has chosen a voice, closing the test opens the comparison page that shows the choice.
  const close = () => (chosen === undefined ? onEnd() : location.replace(comparePath(ids, chosen)));
  return (
    <dialog class="blind" ref={dialog} aria-labelledby="blind-title" onClose={close}>
      <h2 id="blind-title">{texts.compare.blind}</h2>
      <p class="lede">{texts.compare.blindAbout}</p>
      {children}
      <ul>
        {hidden.map(({ id, name: letter }) => (
          <li key={letter} class={id === chosen ? 'chosen' : undefined}>
            <SampleButton voice={{ id, name: letter }} label={(verb) => `${verb} ${letter}`} isSwitch />
            <strong>{letter}</strong>
            {chosen === undefined ? (
              <button type="button" class="plain" disabled={!heard.includes(id)} onClick={choose(id)}>
                {texts.compare.prefer({ voice: letter })}
              </button>
            ) : (
              <span>
                <bdi>{nameOf(id)}</bdi> <code dir="ltr">{id}</code>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p role="status">
        {chosen === undefined ? describePlaying(now, texts) : texts.compare.chosen({ voice: nameOf(chosen) })}
      </p>
      <form method="dialog" class="next-step">
        {chosen !== undefined && <BlindResult path={comparePath(ids, chosen)} voices={ids.length} />}
        <button type="submit" class="plain">
          {texts.keys.close}
        </button>
      </form>
    </dialog>
  );
}

/** Link to the comparison page that shows the chosen voice, with a button that copies the link's URL. */
function BlindResult({ path, voices }: { readonly path: string; readonly voices: number }) {
  const { texts } = useReader();
  const link = useRef<HTMLAnchorElement>(null);
  // The link gets the focus, because the button that had the focus disappears after the choice.
  useLayoutEffect(() => link.current?.focus(), []);
  return (
    <>
      <a class="button" href={path} ref={link}>
        {texts.compare.open({ voices })}
      </a>
      <CopyButton text={new URL(path, location.href).href} label={texts.compare.copyResult} />
    </>
  );
}
