import { useActions } from '../page-actions.tsx';
import { useReader } from '../reader.tsx';

/** Line that tells what plays and from which host, also to screen readers. */
export function PlayerStatus() {
  const { texts } = useReader();
  const { id, name = '', state, host } = useActions()?.player.now.value ?? { state: 'idle', progress: 0 };
  const text = {
    idle: '',
    loading: texts.player.loading(name),
    playing: texts.player.playing(name, host ?? ''),
    failed: texts.player.failedOf(name),
  }[state];
  return (
    <p class={`player-status ${state}`} role="status" data-voice={id}>
      {text}
    </p>
  );
}
