import { signal } from '@preact/signals';
import type { AudioUrlResponse } from '../../domain/audio-url.ts';
import type { Player, Playing } from '../state/page-actions.tsx';

const IDLE: Playing = { state: 'idle', progress: 0 };
/** Attempts at a sample: a link that has expired is asked for once more. */
const ATTEMPTS = 2;

/**
 * Creates the page's player around one audio element. The address of a sample is asked for when somebody presses play, because links
 * expire, and because nothing is requested from another host before.
 */
export function createPlayer(audio = new Audio()): Player {
  const now = signal<Playing>(IDLE);
  /** Grows with each press, so that what belongs to an earlier press is recognised. */
  let press = 0;
  audio.preload = 'none';

  const update = (change: Partial<Playing>) => {
    now.value = { ...now.value, ...change };
  };
  const stop = () => {
    press++;
    audio.pause();
    audio.removeAttribute('src');
    now.value = IDLE;
  };

  audio.addEventListener('ended', stop);
  audio.addEventListener('error', () => {
    // An error before the sound is told by the promise of `play`.
    if (now.value.state === 'playing') update({ state: 'failed', progress: 0 });
  });
  audio.addEventListener('timeupdate', () => {
    if (now.value.state === 'playing' && audio.duration > 0)
      update({ progress: Math.min(1, audio.currentTime / audio.duration) });
  });

  async function play(id: string, attempt = 1): Promise<void> {
    const mine = press;
    try {
      const url = await askUrl(id);
      if (mine !== press) return;
      const { host } = new URL(url, location.href);
      if (host !== location.host) update({ host, url });
      audio.src = url;
      await audio.play();
      if (mine === press) update({ state: 'playing' });
    } catch (error) {
      if (mine !== press) return;
      if (attempt < ATTEMPTS && isUnloadable(error)) await play(id, attempt + 1);
      else update({ state: 'failed', progress: 0 });
    }
  }

  function toggle({ id, name }: { readonly id: string; readonly name: string }): void {
    const { id: current, state } = now.value;
    stop();
    if (current === id && state !== 'failed') return;
    // Within the press, so that browsers that ask for a gesture let the element play after the address is known.
    audio.load();
    now.value = { id, name, state: 'loading', progress: 0 };
    void play(id);
  }

  return { now, toggle, stop };
}

/**
 * Reports whether the element could not load the recording, as with the status 403 or 404 of a link that has expired, of which a script
 * learns no more. An error of the API is of another kind.
 */
function isUnloadable(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotSupportedError';
}

/** Asks for the address of a voice's sample. @throws {Error} if the voice has none, or the API does not answer */
async function askUrl(id: string): Promise<string> {
  const response = await fetch(`/v1/audio-url?voiceId=${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`the sample was answered with ${response.status}`);
  const { url }: AudioUrlResponse = await response.json();
  return url;
}
