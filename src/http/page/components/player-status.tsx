import { useActions } from '../page-actions.tsx';
import { useReader } from '../reader.tsx';

/** Line that tells what plays and from which host, also to screen readers, which hear there what was copied, too. */
export function PlayerStatus() {
  const { texts } = useReader();
  const actions = useActions();
  const { id, name = '', state, host } = actions?.player.now.value ?? { state: 'idle', progress: 0 };
  const copied = actions?.copied.value;
  const text = {
    idle: '',
    loading: texts.player.loading(name),
    playing: host === undefined ? texts.player.playingHere(name) : texts.player.playing(name, host),
    failed: texts.player.failedOf(name),
  }[state];
  return (
    <div class={`player-status ${state}`} data-voice={id}>
      <p role="status">{text}</p>
      {(state === 'playing' || state === 'loading') && (
        <button type="button" class="plain" onClick={actions?.player.stop}>
          {texts.player.stop}
        </button>
      )}
      {state === 'failed' && id !== undefined && (
        <button type="button" class="plain" onClick={() => actions?.player.toggle({ id, name })}>
          {texts.player.again}
        </button>
      )}
      <p class="visually-hidden" role="status">
        {copied !== undefined && texts.voicePage.copied}
      </p>
    </div>
  );
}
