import { IDLE, type Playing, useActions } from '../state/page-actions.tsx';
import { useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';

/**
 * Line with the playing voice and the host of its sample. For screen readers the live region repeats the text, because this line appears
 * and disappears.
 */
export function PlayerStatus() {
  const { texts } = useReader();
  const actions = useActions();
  const now = actions?.player.now.value ?? IDLE;
  const { id, name = '', state, host, url } = now;
  return (
    <div class={`player-status ${state}`} data-voice={id}>
      <p>{describePlaying(now, texts)}</p>
      {(state === 'playing' || state === 'loading') && (
        <button type="button" class="plain" onClick={actions?.player.stop}>
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

/** Returns a sentence on the state of the player; empty if idle. */
export function describePlaying({ state, name: voice = '', host }: Playing, { player }: Texts): string {
  if (state === 'loading') return player.loading({ voice });
  if (state === 'failed')
    return host === undefined ? player.failedOf({ voice }) : player.failedFrom({ voice, host });
  if (state === 'idle') return '';
  return host === undefined ? player.playingHere({ voice }) : player.playing({ voice, host });
}
