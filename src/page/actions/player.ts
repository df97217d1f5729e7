import { type ReadonlySignal, signal } from '@preact/signals';
import type { AudioUrlResponse } from '../../domain/audio-url.ts';
import { TARGET_LUFS } from '../../domain/protocol.ts';
import type { Voice } from '../../domain/voice.ts';
import { memoize } from '../../lib/memoize.ts';
import { createAnswerSource, LimitedError } from './ask-answer.ts';
import { createTimer } from './timer.ts';

export interface Playing {
  /** Id of the voice whose sample is loading, playing, paused or has failed; absent if the player is idle. */
  readonly id?: string;
  readonly name?: string;
  readonly state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed';
  /** Current position of the player in the sample, in seconds. */
  readonly seconds: number;
  /** Length of the sample, in seconds; absent until the length is known. */
  readonly duration?: number;
  /** Host of the sample's URL; absent until the URL is known, and for a sample on the page's own host. */
  readonly host?: string | undefined;
  readonly url?: string;
  /** Seconds after which the API takes requests again; absent unless the API has refused the request for the sample's URL. */
  readonly limitedSeconds?: number | undefined;
  /** Sentence that the voice says in the sample, where it is known. */
  readonly text?: string | undefined;
}

export const IDLE: Playing = { state: 'idle', seconds: 0 };

/** Time in ms for which the pointer or focus stays on a play button before the sample is prepared: longer than a pointer takes to cross the button. */
const PREPARED_MS = 150;

/** Creates the page's player with one audio element, so that only one sample plays at a time. A second audio element loads a sample in advance. */
export function createPlayer() {
  const [audio, ahead] = [new Audio(), new Audio()];
  const pause = createTimer();
  /** Requests the URL of each sample only once. If one URL fails, all requested URLs are dropped, because URLs may expire. */
  let previewOf = memoize(askPreview);
  const dropPreviews = () => {
    previewOf = memoize(askPreview);
  };
  const now = signal<Playing>(IDLE);
  /** Number of times that playing was started or stopped. A response to a request from before the latest start or stop is ignored. */
  let press = 0;
  let done: (isFailed: boolean, id?: string) => void = () => {};
  /** Loudness in LUFS above which the player lowers the volume of a sample. */
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

  const fail = (limitedSeconds?: number) => {
    update({ state: 'failed', limitedSeconds });
    // After a refusal nothing follows, because the API would refuse the next sample, too.
    if (limitedSeconds === undefined) done(true, now.value.id);
  };

  audio.addEventListener('ended', () => {
    const { id } = now.value;
    stop();
    done(false, id);
  });
  audio.addEventListener('error', () => {
    // An error before playback is not handled here, because the promise of `HTMLMediaElement.play` also rejects with the error.
    if (now.value.state === 'playing') fail();
  });
  audio.addEventListener('timeupdate', () => {
    if (now.value.state === 'playing' || now.value.state === 'paused')
      update({ seconds: audio.currentTime, ...lengthOf(audio) });
  });

  async function play(id: string, from: number, isRetry = false): Promise<void> {
    const mine = press;
    try {
      const { url, gain_db, host, text } = await previewOf(id);
      if (mine !== press) return;
      audio.volume = volumeAt(loudest, gain_db);
      update({ host, url, text });
      // A sample that is shorter than `from` seconds is played from its start.
      audio.onloadedmetadata = () => {
        if (from < audio.duration) audio.currentTime = from;
      };
      audio.src = url;
      await audio.play();
      if (mine === press) update({ state: 'playing', ...lengthOf(audio) });
    } catch (error) {
      dropPreviews();
      if (mine !== press) return;
      // A URL that does not load is requested anew once, because it may have expired. Scripts cannot read the HTTP status of a sample (403 or 404).
      if (!isRetry && (error as Error).name === 'NotSupportedError') await play(id, from, true);
      else fail(error instanceof LimitedError ? error.retryAfterSeconds : undefined);
    }
  }

  function start({ id, name }: Pick<Voice, 'id' | 'name'>, from = 0): void {
    stop();
    pause.stop();
    // `HTMLMediaElement.load` is called during the click, because some browsers otherwise refuse to play a URL that arrives after the click.
    audio.load();
    now.value = { id, name, state: 'loading', seconds: from };
    void play(id, from);
  }

  /** Pauses the sample that is playing, or resumes the paused sample. */
  function pauseOrResume(): void {
    const isPaused = now.value.state === 'paused';
    // `AbortError` means that the sample was paused or stopped again before it sounded.
    if (isPaused) audio.play().catch((error: Error) => error.name !== 'AbortError' && fail());
    else if (now.value.state === 'playing') audio.pause();
    else return;
    update({ state: isPaused ? 'playing' : 'paused' });
  }

  /** Plays a voice's sample from a position in seconds, stops the sample if it is loading or playing, or resumes the sample if it is paused. */
  function toggle(voice: Pick<Voice, 'id' | 'name'>, from = 0): void {
    const { id, state } = now.value;
    if (id === voice.id && state === 'paused') pauseOrResume();
    else if (id === voice.id && state !== 'failed') stop();
    else start(voice, from);
  }

  return {
    now: now as ReadonlySignal<Playing>,
    start,
    toggle,
    pauseOrResume,
    stop,
    /**
     * Requests the URL of a sample after a short pause, so that a later press of the play button needs no request. A sample is loaded in advance only from the
     * page's own host, because pointing at a button must not send anything to another host.
     */
    prepare: (id: string) =>
      pause.start(PREPARED_MS, () =>
        previewOf(id).then(({ url, host }) => {
          if (host === undefined) ahead.src = url;
        }, dropPreviews),
      ),
    /** Cancels the preparation of a sample, because the pointer or the focus has left the play button. */
    leave: pause.stop,
    /** Returns the position in the sample, in seconds; 0 if the player is idle. A stopped audio element is not asked, because it keeps its old position. */
    position: () => (now.value.state === 'playing' ? audio.currentTime : now.value.seconds),
    /** Continues the playing sample at a position in seconds. */
    seek: (seconds: number) => {
      audio.currentTime = seconds;
    },
    /** Sets the loudness in LUFS above which the player lowers the volume of a sample, so that users compare voices at one loudness. */
    levelTo: (loudness = Number.POSITIVE_INFINITY) => {
      loudest = loudness;
    },
    /** Sets the function that is called when a sample ends or fails, but not when the user stops it or the API's rate limit refuses it. */
    whenDone: (listener: typeof done) => {
      done = listener;
    },
  };
}

/** Returns the length of a sample in seconds, as a part of the player's state; an empty object if the length is unknown, as for a stream. */
function lengthOf({ duration }: HTMLAudioElement): Pick<Playing, 'duration'> {
  return Number.isFinite(duration) && duration > 0 ? { duration } : {};
}

/** Returns the volume, from 0 to 1, at which a sample is not louder than `loudest` (in LUFS). `gain` is the gain in dB that brings the sample to {@link TARGET_LUFS}. */
function volumeAt(loudest: number, gain: number | undefined): number {
  return gain === undefined ? 1 : Math.min(1, 10 ** ((loudest - TARGET_LUFS + gain) / 20));
}

/** Requests the URL of a voice's sample, and the host unless it is the page's host. @throws {LimitedError | Error} as `askJson` */
async function askPreview(id: string) {
  const { askJson } = createAnswerSource();
  const preview = await askJson<AudioUrlResponse>(`/v1/audio-url?voiceId=${encodeURIComponent(id)}`);
  const { href: url, host } = onThisHost(new URL(preview.url));
  return { ...preview, url, host: host === location.host ? undefined : host };
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Replaces a loopback host in a URL, such as `127.0.0.1`, by the page's own (`localhost`), because the page plays sounds from its own host. */
function onThisHost(url: URL): URL {
  const isSameMachine = LOOPBACK.test(url.hostname) && LOOPBACK.test(location.hostname);
  if (isSameMachine && url.port === location.port) url.hostname = location.hostname;
  return url;
}
