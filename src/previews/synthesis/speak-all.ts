import pMap from 'p-map';
import { messageOf, UpstreamError, type UpstreamErrorClass } from '../../domain/errors.ts';
import { readAudio } from '../audio/read-audio.ts';
import { createBatchSaver } from '../batch-saver.ts';
import type { RecordingStore } from '../recording-store.ts';
import { checkSpeech, UnfitSpeechError } from './check-speech.ts';
import type { Encode } from './ffmpeg.ts';
import type { PlannedSpeech } from './plan-speech.ts';

/** Limits after which the manifest is saved: a number of new recordings, or a time in ms. */
const BATCH = { maxItems: 50, maxWaitMs: 20_000 };
/** Number of consecutive failures after which a host is abandoned, so that a wrong API key is not sent for each of a thousand voices. */
const MAX_FAILURES = 5;
/** Error classes that concern the host and not a single voice. */
const OF_HOST: ReadonlySet<UpstreamErrorClass> = new Set([
  'timeout',
  'unreachable',
  'unauthorized',
  'rate_limited',
]);

type SpeechTally = {
  readonly provider: string;
  spoken: number;
  /** Number of voices whose recording is silent or in another language ({@link UnfitSpeechError}). */
  unfit: number;
  failed: number;
  /** Number of voices that were not recorded, because the run was stopped or the host abandoned. */
  left: number;
  /** Sum of the synthesis times of all recordings, in seconds. Synthesis times that overlap count twice. */
  seconds: number;
};

export type SpeechResult = Awaited<ReturnType<typeof speakAll>>;

/** Outcome of a voice that could not be recorded. */
interface Unspoken {
  readonly reason: string;
  /** Cause of the failure: the host or the single voice; undefined for a recording that is silent or in another language. */
  readonly fault: 'host' | 'voice' | undefined;
}

export interface SpeakOptions {
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Encoder of uncompressed recordings; undefined if none is installed. */
  readonly encode?: Encode | undefined;
  readonly onDone?: (id: string, unspoken?: Unspoken) => void;
  readonly onSaveFailed?: (error: unknown) => void;
}

/**
 * Synthesizes the greetings and stores the recordings. The manifest is saved in batches and at the end. If the signal aborts, the next run continues
 * with the remaining voices. The failure of a voice is part of the result and not thrown.
 * @throws {Error} if the store fails
 */
export async function speakAll(
  speeches: readonly PlannedSpeech[],
  store: RecordingStore,
  { concurrency, signal, encode, onDone = () => {}, onSaveFailed = () => {} }: SpeakOptions,
) {
  const tallies = new Map<string, SpeechTally>();
  const failuresInRow = new Map<string, number>();
  const failures: { readonly id: string; readonly reason: string }[] = [];
  /** Ids of voices whose recording is silent or in another language. They are no failures, because a retry would give the same recording. */
  const unfit: string[] = [];
  const saver = createBatchSaver(() => store.save(), BATCH, onSaveFailed);

  async function record(speech: PlannedSpeech): Promise<void> {
    const { id, provider } = speech.voice;
    const tally = tallies.get(provider) ?? { provider, spoken: 0, unfit: 0, failed: 0, left: 0, seconds: 0 };
    tallies.set(provider, tally);
    if (signal.aborted || (failuresInRow.get(provider) ?? 0) >= MAX_FAILURES) return void tally.left++;
    const startedAt = performance.now();
    const spoken = await speak(speech, encode, signal);
    if (spoken instanceof Uint8Array) {
      await store.add([id], spoken, { spoken_by: speech.synthesizer.name, text: speech.text });
      saver.add();
      tally.spoken++;
      failuresInRow.set(provider, 0);
      tally.seconds += (performance.now() - startedAt) / 1000;
      return onDone(id);
    }
    if (signal.aborted) return void tally.left++;
    failuresInRow.set(provider, spoken.fault === 'host' ? (failuresInRow.get(provider) ?? 0) + 1 : 0);
    if (spoken.fault) {
      tally.failed++;
      failures.push({ id, reason: spoken.reason });
    } else {
      tally.unfit++;
      unfit.push(id);
    }
    onDone(id, spoken);
  }

  try {
    await pMap(speeches, record, { concurrency });
  } finally {
    await saver.flush();
  }
  for (const tally of tallies.values()) tally.seconds = Math.round(tally.seconds * 100) / 100;
  return { tallies: [...tallies.values()], failures, unfit };
}

async function speak(
  { synthesizer, ...request }: PlannedSpeech,
  encode: Encode | undefined,
  signal: AbortSignal,
): Promise<Uint8Array | Unspoken> {
  try {
    const spoken = checkSpeech(await synthesizer.speak({ ...request, signal }));
    if (!encode || readAudio(spoken).media_type !== 'audio/wav') return spoken;
    return await shrink(spoken, encode, signal);
  } catch (error) {
    return { reason: messageOf(error), fault: faultOf(error) };
  }
}

/** Returns the encoded recording. If the encoder fails, the original is returned, because an uncompressed recording is usable, only larger. */
async function shrink(spoken: Uint8Array, encode: Encode, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const encoded = await encode(spoken, signal);
    readAudio(encoded);
    return encoded;
  } catch {
    signal.throwIfAborted();
    return spoken;
  }
}

function faultOf(error: unknown): Unspoken['fault'] {
  if (error instanceof UnfitSpeechError) return undefined;
  return error instanceof UpstreamError && OF_HOST.has(error.errorClass) ? 'host' : 'voice';
}
