import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useActions } from '../actions/actions.tsx';
import { createKeptSwitch } from '../actions/kept.ts';
import type { Islands } from '../components/island.tsx';
import { useReader } from '../state/reader.tsx';

/** Controls of a comparison: the keys 1 to 4 switch between the voices at the same position, and a button plays the samples in turn. */
export function CompareControls({ voices }: Islands['compare-controls']) {
  const { texts } = useReader();
  const player = useActions()?.player;
  const [isInTurn, setIsInTurn] = useState(false);
  const keys = useMemo(() => createKeptSwitch('keys'), []);
  useLayoutEffect(() => {
    const press = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent) => {
      const voice = voices[Number(key) - 1];
      const isForOther =
        !keys.isOn.value || ctrlKey || altKey || metaKey || (target as Element).matches('input, select');
      if (voice?.isPlayed && !isForOther) player?.start(voice, player.position());
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [player, voices, keys]);

  const played = voices.filter(({ isPlayed }) => isPlayed);
  const playAfter = (id?: string) => {
    const next = played[played.findIndex((voice) => voice.id === id) + 1];
    if (next) player?.start(next);
    else end();
  };
  const end = () => {
    player?.whenDone(() => {});
    setIsInTurn(false);
  };
  const toggle = () => {
    player?.stop();
    if (isInTurn) return end();
    player?.whenDone((_, id) => playAfter(id));
    setIsInTurn(true);
    playAfter();
  };
  if (played.length < 2) return null;
  return (
    <>
      <button type="button" class="quiet" aria-pressed={isInTurn} onClick={toggle}>
        {texts.compare.inTurn}
      </button>
      {keys.isOn.value && <small>{texts.compare.switch}</small>}
    </>
  );
}
