import pMap from 'p-map';
import { messageOf, UpstreamError, type UpstreamErrorClass } from '../../domain/errors.ts';
import { createBatchSaver } from '../batch-saver.ts';
import type { RecordingStore } from '../recording-store.ts';
import { checkSpeech, SilentSpeechError } from './check-speech.ts';
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
  /** Voices that said nothing. */
  readonly silent: number;
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
  /** Ids of the voices that said nothing. They are no failures, because their synthesizer answered, and would answer so again. */
  readonly silent: readonly string[];
}

/** Outcome of a voice that has no recording. */
interface Unspoken {
  readonly reason: string;
  /** Part that is at fault; for silence none is known. */
  readonly fault: 'host' | 'voice' | undefined;
}

/** Settings of a run. */
export interface SpeakOptions {
  readonly concurrency: number;
  readonly signal: AbortSignal;
  readonly onDone?: (id: string, unspoken?: Unspoken) => void;
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
  const silent: string[] = [];
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
    host.failuresInRow = spoken.fault === 'host' ? host.failuresInRow + 1 : 0;
    if (spoken.fault) {
      host.failed++;
      failures.push({ id: voice.id, reason: spoken.reason });
    } else {
      host.silent++;
      silent.push(voice.id);
    }
    onDone(voice.id, spoken);
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
  return { tallies, failures, silent };
}

interface HostTally {
  spoken: number;
  silent: number;
  failed: number;
  left: number;
  seconds: number;
  failuresInRow: number;
}

function tallyOf(hosts: Map<string, HostTally>, provider: string): HostTally {
  const known = hosts.get(provider);
  if (known) return known;
  const added = { spoken: 0, silent: 0, failed: 0, left: 0, seconds: 0, failuresInRow: 0 };
  hosts.set(provider, added);
  return added;
}

/** Returns a recording that can be stored, or the reason why there is none. */
async function speak(
  { synthesizer, ...request }: PlannedSpeech,
  signal: AbortSignal,
): Promise<Uint8Array | Unspoken> {
  try {
    return checkSpeech(await synthesizer.speak({ ...request, signal }));
  } catch (error) {
    return { reason: messageOf(error), fault: faultOf(error) };
  }
}

function faultOf(error: unknown): Unspoken['fault'] {
  if (error instanceof SilentSpeechError) return undefined;
  return error instanceof UpstreamError && OF_HOST.has(error.errorClass) ? 'host' : 'voice';
}
