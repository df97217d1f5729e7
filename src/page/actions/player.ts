import { type ReadonlySignal, signal } from '@preact/signals';
import type { AudioUrlResponse } from '../../domain/audio-url.ts';
import type { Voice } from '../../domain/voice.ts';
import { memoize } from '../../lib/memoize.ts';
import { createTimer } from './timer.ts';

/** State of the page's audio player. */
export interface Playing {
  /** Id of the voice whose sample is loading, playing or has failed; absent if idle. */
  readonly id?: string;
  readonly name?: string;
  readonly state: 'idle' | 'loading' | 'playing' | 'failed';
  /** Position in the sample, in seconds. */
  readonly seconds: number;
  /** Length of the sample, in seconds; absent until the length is known. */
  readonly duration?: number;
  /** Host of the sample's URL; absent until the URL is known, and for samples from the service's own host. */
  readonly host?: string | undefined;
  readonly url?: string;
}

export const IDLE: Playing = { state: 'idle', seconds: 0 };

/** Time for which the pointer or the focus stays on a play button before its sample is prepared, in ms: longer than on a way across the button. */
const PREPARED_MS = 150;

/** Creates the page's player around one audio element, so that only one sample plays at a time. Another element loads a sample before it is played. */
export function createPlayer() {
  const [audio, ahead] = [new Audio(), new Audio()];
  const pause = createTimer();
  /** Requests the URL of a sample once. All URLs are dropped when one fails, because URLs expire. */
  let previewOf = memoize(askPreview);
  const dropPreviews = () => {
    previewOf = memoize(askPreview);
  };
  const now = signal<Playing>(IDLE);
  /** Number of times that a play or stop button was pressed. A response that belongs to an earlier press is ignored. */
  let press = 0;
  let done: (isFailed: boolean, id?: string) => void = () => {};
  /** Loudness in LUFS above which samples are lowered. */
  let loudest = Number.POSITIVE_INFINITY;
  audio.preload = 'none';
  ahead.preload = 'auto';

  const update = (change: Partial<Playing>) => {
    now.value = { ...now.value, ...change };
  };
  const stop = () => {
    press++;
    audio.pause();
    audio.removeAttribute('src');
    now.value = IDLE;
  };

  const fail = () => {
    update({ state: 'failed' });
    done(true, now.value.id);
  };

  audio.addEventListener('ended', () => {
    const { id } = now.value;
    stop();
    done(false, id);
  });
  audio.addEventListener('error', () => {
    // An error before playback is ignored here, because the promise of `play` rejects with that error.
    if (now.value.state === 'playing') fail();
  });
  audio.addEventListener('timeupdate', () => {
    if (now.value.state === 'playing') update({ seconds: audio.currentTime, ...lengthOf(audio) });
  });

  async function play(id: string, from: number, isRetry = false): Promise<void> {
    const mine = press;
    try {
      const { url, gain_db, host } = await previewOf(id);
      if (mine !== press) return;
      audio.volume = volumeAt(loudest, gain_db);
      update({ host, url });
      // A sample that is shorter than `from` is played from its start.
      audio.onloadedmetadata = () => {
        if (from < audio.duration) audio.currentTime = from;
      };
      audio.src = url;
      await audio.play();
      if (mine === press) update({ state: 'playing', ...lengthOf(audio) });
    } catch (error) {
      dropPreviews();
      if (mine !== press) return;
      // A URL that does not load may have expired. Scripts cannot read the HTTP status (403 or 404).
      if (!isRetry && (error as Error).name === 'NotSupportedError') await play(id, from, true);
      else fail();
    }
  }

  /** Plays a voice's sample from a position in seconds. */
  function start({ id, name }: Pick<Voice, 'id' | 'name'>, from = 0): void {
    stop();
    pause.stop();
    // `load` is called during the click. Without this call, some browsers refuse to play a URL that arrives after the click.
    audio.load();
    now.value = { id, name, state: 'loading', seconds: from };
    void play(id, from);
  }

  /** Plays a voice's sample from a position in seconds, or stops the sample if it is playing. */
  function toggle(voice: Pick<Voice, 'id' | 'name'>, from = 0): void {
    const { id, state } = now.value;
    if (id === voice.id && state !== 'failed') stop();
    else start(voice, from);
  }

  return {
    now: now as ReadonlySignal<Playing>,
    start,
    toggle,
    stop,
    /**
     * Requests the URL of a sample after a moment, so that a press sounds without a request. Only a sample of the page's own host is loaded, because a
     * pointer that passes must not send anything to another host.
     */
    prepare: (id: string) =>
      pause.start(PREPARED_MS, () =>
        previewOf(id).then(({ url, host }) => {
          if (host === undefined) ahead.src = url;
        }, dropPreviews),
      ),
    /** Prepares nothing, because the pointer or the focus has left the button. */
    leave: pause.stop,
    /** Returns the position in the sample, in seconds; 0 if no sample plays. The audio element keeps the position of a sample that was stopped. */
    position: () => (now.value.state === 'playing' ? audio.currentTime : now.value.seconds),
    /** Moves to a position in the playing sample, in seconds. */
    seek: (seconds: number) => {
      audio.currentTime = seconds;
    },
    /** Sets the loudness in LUFS above which samples are lowered, so that voices are compared at one loudness. */
    levelTo: (loudness = Number.POSITIVE_INFINITY) => {
      loudest = loudness;
    },
    /** Sets the function that is called after a sample has ended or failed. Stopping a sample does not call the function. */
    whenDone: (listener: typeof done) => {
      done = listener;
    },
  };
}

/** Returns the length of a sample as a change of the state; nothing if the length is unknown, as of a stream. */
function lengthOf({ duration }: HTMLAudioElement): Pick<Playing, 'duration'> {
  return Number.isFinite(duration) && duration > 0 ? { duration } : {};
}

/** Returns the volume, from 0 to 1, at which a sample is not louder than `loudest`. The gain of a sample brings it to -23 LUFS. */
function volumeAt(loudest: number, gain: number | undefined): number {
  return gain === undefined ? 1 : Math.min(1, 10 ** ((loudest + 23 + gain) / 20));
}

/** Requests the URL of a voice's sample, and its host if that is not the page's own. @throws {Error} if the voice has no sample, or the API does not respond */
async function askPreview(id: string) {
  const response = await fetch(`/v1/audio-url?voiceId=${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`the sample was answered with ${response.status}`);
  const preview: AudioUrlResponse = await response.json();
  const { href: url, host } = onThisHost(new URL(preview.url));
  return { ...preview, url, host: host === location.host ? undefined : host };
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Returns a URL at another loopback name as one at the page's own. The page plays sounds of its own host, and the service does not know its name. */
function onThisHost(url: URL): URL {
  const isSameMachine = LOOPBACK.test(url.hostname) && LOOPBACK.test(location.hostname);
  if (isSameMachine && url.port === location.port) url.hostname = location.hostname;
  return url;
}
