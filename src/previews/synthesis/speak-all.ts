import pMap from 'p-map';
import { messageOf, UpstreamError, type UpstreamErrorClass } from '../../domain/errors.ts';
import { createBatchSaver } from '../batch-saver.ts';
import type { RecordingStore } from '../recording-store.ts';
import { checkSpeech } from './check-speech.ts';
import type { PlannedSpeech } from './plan-speech.ts';

/** Batches of recordings that are saved together. */
const BATCH = { maxItems: 50, maxWaitMs: 20_000 };
/** Failures of one host in a row after which it is given up, so that a wrong key is not sent for each of a thousand voices. */
const MAX_FAILURES = 5;
/** Classes of failures that concern the host and not the voice. */
const OF_HOST: ReadonlySet<UpstreamErrorClass> = new Set([
  'timeout',
  'unreachable',
  'unauthorized',
  'rate_limited',
]);

/** Voice that could not be recorded, with the reason. */
interface FailedSpeech {
  readonly id: string;
  readonly reason: string;
}

/** Number of recordings and seconds of work of one provider. */
interface SpeechTally {
  readonly provider: string;
  readonly spoken: number;
  readonly failed: number;
  /** Voices that were not tried, because the run was stopped or the host given up. */
  readonly left: number;
  /** Time that the synthesizer took for the recordings, in seconds; with a concurrency of n, n seconds pass in one. */
  readonly seconds: number;
}

/** Result of a run. */
export interface SpeechResult {
  readonly tallies: readonly SpeechTally[];
  readonly failures: readonly FailedSpeech[];
}

/** Settings of a run. */
export interface SpeakOptions {
  readonly concurrency: number;
  readonly signal: AbortSignal;
  readonly onDone?: (id: string, reason?: string) => void;
  readonly onSaveFailed?: (error: unknown) => void;
}

/**
 * Records the greetings and stores them. Recordings are saved in batches, and when the signal aborts, so that the next run goes on where
 * this one ended. The failure of a voice is a value.
 * @throws {Error} if the store fails
 */
export async function speakAll(
  speeches: readonly PlannedSpeech[],
  store: RecordingStore,
  { concurrency, signal, onDone = () => {}, onSaveFailed = () => {} }: SpeakOptions,
): Promise<SpeechResult> {
  const hosts = new Map<string, HostTally>();
  const failures: FailedSpeech[] = [];
  const saver = createBatchSaver(() => store.save(), BATCH, onSaveFailed);

  async function record(speech: PlannedSpeech): Promise<void> {
    const { voice, synthesizer } = speech;
    const host = tallyOf(hosts, voice.provider);
    if (signal.aborted || host.failuresInRow >= MAX_FAILURES) return void host.left++;
    const startedAt = performance.now();
    const spoken = await speak(speech, signal);
    if (spoken instanceof Uint8Array) {
      await store.add([voice.id], spoken, { spoken_by: synthesizer.name });
      saver.add();
      host.spoken++;
      host.failuresInRow = 0;
      host.seconds += (performance.now() - startedAt) / 1000;
      return onDone(voice.id);
    }
    if (signal.aborted) return void host.left++;
    host.failed++;
    host.failuresInRow = spoken.isOfHost ? host.failuresInRow + 1 : 0;
    failures.push({ id: voice.id, reason: spoken.reason });
    onDone(voice.id, spoken.reason);
  }

  try {
    await pMap(speeches, record, { concurrency });
  } finally {
    await saver.flush();
  }
  const tallies = [...hosts].map(([provider, { failuresInRow: _, seconds, ...counts }]) => ({
    provider,
    ...counts,
    seconds: Math.round(seconds * 100) / 100,
  }));
  return { tallies, failures };
}

interface HostTally {
  spoken: number;
  failed: number;
  left: number;
  seconds: number;
  failuresInRow: number;
}

function tallyOf(hosts: Map<string, HostTally>, provider: string): HostTally {
  const known = hosts.get(provider);
  if (known) return known;
  const added = { spoken: 0, failed: 0, left: 0, seconds: 0, failuresInRow: 0 };
  hosts.set(provider, added);
  return added;
}

/** Returns a recording that can be stored, or the reason why there is none. */
async function speak(
  { synthesizer, ...request }: PlannedSpeech,
  signal: AbortSignal,
): Promise<Uint8Array | { readonly reason: string; readonly isOfHost: boolean }> {
  try {
    return checkSpeech(await synthesizer.speak({ ...request, signal }));
  } catch (error) {
    const isOfHost = error instanceof UpstreamError && OF_HOST.has(error.errorClass);
    return { reason: messageOf(error), isOfHost };
  }
}
