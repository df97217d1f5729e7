import { useEffect, useState } from 'preact/hooks';
import { IDLE, type Playing, useActions } from '../state/page-actions.tsx';
import { useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';

/** Longest copied text that is spoken, in UTF-16 code units, so that an id is spoken and a program is not. */
const MAX_SPOKEN = 80;

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
function describePlaying({ state, name: voice = '', host }: Playing, { player }: Texts): string {
  if (state === 'loading') return player.loading({ voice });
  if (state === 'failed')
    return host === undefined ? player.failedOf({ voice }) : player.failedFrom({ voice, host });
  if (state === 'idle') return '';
  return host === undefined ? player.playingHere({ voice }) : player.playing({ voice, host });
}

/**
 * Live region for screen readers: the player's state, the copied text, and messages. The region is always in the page, because a region
 * that is inserted with its text is not spoken. Only the last message is shown, so that an older message is not repeated.
 */
export function LiveRegion() {
  const { texts } = useReader();
  const actions = useActions();
  const [spoken, setSpoken] = useState('');
  const now = actions?.player.now.value;
  const playing = now ? describePlaying(now, texts) : '';
  const copied = actions?.copied.value;
  const told = actions?.told.value ?? '';
  useEffect(() => setSpoken(playing), [playing]);
  useEffect(() => setSpoken(copied === undefined ? '' : describeCopied(copied, texts)), [copied, texts]);
  useEffect(() => setSpoken(told), [told]);
  return (
    <p class="visually-hidden" role="status">
      {spoken}
    </p>
  );
}

function describeCopied(text: string, { voicePage }: Texts): string {
  return text.length > MAX_SPOKEN ? voicePage.copied : `${voicePage.copied}: ${text}`;
}
