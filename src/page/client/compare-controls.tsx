import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { useActions } from '../actions/actions.tsx';
import type { Islands } from '../components/island.tsx';
import { isPlayed } from '../components/player-controls.tsx';
import { useReader } from '../state/reader.tsx';
import { BlindTest, hideNames } from './blind-test.tsx';

/** Moves the focus to the button of the playing voice, so that the space bar pauses the voice that a key has started. */
function focusPlaying(): void {
  const buttons = document.querySelectorAll<HTMLElement>('.play:is(.loading, .playing)');
  // Buttons behind an open dialog take no focus.
  for (const button of buttons) if (button.offsetParent) button.focus({ preventScroll: true });
}

/** Controls of a comparison: the keys 1 to 4 play a voice from the current position, and buttons play all samples in turn or open a blind test. */
export function CompareControls({ voices, loudness }: Islands['compare-controls']) {
  const { texts } = useReader();
  const { player, keys } = useActions() ?? {};
  const [isInTurn, setIsInTurn] = useState(false);
  const [skipped, setSkipped] = useState<typeof voices>([]);
  const [hidden, setHidden] = useState<typeof voices>();
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey } = event;
      const target = event.target as Element;
      if (ctrlKey || altKey || metaKey || target.matches('input, select')) return;
      const voice = (hidden ?? voices)[Number(key) - 1];
      if (key === 'Escape') player?.stop();
      else if (key === ' ' && !target.closest('a, button') && player?.now.value.state !== 'idle') {
        event.preventDefault();
        player?.pauseOrResume();
      } else if (voice && isPlayed(voice) && keys?.isOn.value) {
        player?.start(voice, player.position());
        requestAnimationFrame(focusPlaying);
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [player, voices, hidden, keys]);

  useLayoutEffect(() => player?.levelTo(loudness), [player, loudness]);

  const played = voices.filter(isPlayed);
  const playAfter = (id?: string) => {
    const next = played[played.findIndex((voice) => voice.id === id) + 1];
    if (next) player?.start(next);
    else end();
  };
  const end = () => {
    player?.whenDone(() => {});
    setIsInTurn(false);
  };
  const isIdle = player?.now.value.state === 'idle';
  useEffect(() => {
    if (isIdle) end();
  }, [isIdle]);
  const toggle = () => {
    player?.stop();
    if (isInTurn) return end();
    player?.whenDone((isFailed, id) => {
      if (isFailed) setSkipped((before) => [...before, ...voices.filter((voice) => voice.id === id)]);
      playAfter(id);
    });
    setSkipped([]);
    setIsInTurn(true);
    playAfter();
  };
  const testBlind = (voices?: typeof hidden) => {
    player?.stop();
    end();
    setHidden(voices);
  };
  if (played.length < 2) return null;
  const { length } = hidden ?? voices;
  const hint = keys?.isOn.value && (
    <small class="compare-keys">{texts.compare.switch({ voices: length })}</small>
  );
  return (
    <>
      <button type="button" class="quiet" aria-pressed={isInTurn} onClick={toggle}>
        {texts.compare.inTurn}
      </button>
      <button type="button" class="quiet" onClick={() => testBlind(hideNames(played))}>
        {texts.compare.blind}
      </button>
      {hint}
      {skipped.map(({ id, name }) => (
        <p key={id} class="compare-skipped" role="alert">
          {texts.player.failedOf({ voice: name })}
        </p>
      ))}
      {hidden && (
        <BlindTest voices={voices} hidden={hidden} onEnd={() => testBlind()}>
          {hint}
        </BlindTest>
      )}
    </>
  );
}
