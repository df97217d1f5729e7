import { openPreviewStore, openSynthesizers } from '../../app/compose/compose-previews.ts';
import { messageOf } from '../../domain/errors.ts';
import { measureRecordings } from '../../previews/measure/measure-recordings.ts';
import { openMeter } from '../../previews/measure/meter.ts';
import { openRecordingStore, type RecordingStore } from '../../previews/recording-store.ts';
import { findFfmpeg } from '../../previews/synthesis/ffmpeg.ts';
import {
  assertWithinBudget,
  type PreparedSpeech,
  prepareSpeech,
} from '../../previews/synthesis/plan-speech.ts';
import { type SpeechResult, speakAll } from '../../previews/synthesis/speak-all.ts';
import type { Action, CliIo, JsonOption } from '../io.ts';
import { printRows } from '../print-rows.ts';
import { countProgress } from '../progress.ts';
import { readSnapshot, withContext } from '../stored-voices.ts';

interface SynthesizeOptions extends JsonOption {
  readonly provider?: readonly string[];
  readonly maxCharacters: number;
  readonly limit?: number;
  readonly concurrency: number;
  readonly dryRun?: boolean;
}

/**
 * Synthesizes previews for voices without preview. The exit code is 2 if a voice failed, a host was unavailable, the run was stopped, or a
 * synthesizer may be set up wrong ({@link muteProviders}). A voice that cannot say its sentence is only reported, because a retry would give the same
 * result.
 */
export const synthesizePreviews: Action<[SynthesizeOptions]> = async (config, io, options) => {
  const snapshot = await withContext(config, (context) => readSnapshot(context, io));
  const store = await openRecordingStore(await openPreviewStore(config));
  const choice = { providers: options.provider, limit: options.limit };
  const synthesizers = await openSynthesizers(config);
  const plan = await prepareSpeech(snapshot, store.recordings, synthesizers, choice, io.signal);
  if (!options.json) printPlan(plan, store, io);
  assertWithinBudget(plan, options.maxCharacters);
  const result = options.dryRun ? undefined : await speak(plan, store, options, io);
  if (options.json) io.out(JSON.stringify(toReport(plan, store, result), undefined, 2));
  else if (result) printResult(result, store, io);
  return isDone(plan, store, result) ? 0 : 2;
};

type Spoken = SpeechResult & {
  /** Number of recordings in the store whose sound was measured. */
  readonly measured: number;
};

async function speak(
  { speeches }: PreparedSpeech,
  store: RecordingStore,
  { concurrency, json }: SynthesizeOptions,
  io: CliIo,
): Promise<Spoken> {
  const { signal } = io;
  const show = countProgress(io, 'voices spoken');
  let [spoken, unfit, failed] = [0, 0, 0];
  const result = await speakAll(speeches, store, {
    concurrency,
    signal,
    encode: await findFfmpeg(),
    onDone: (id, unspoken) => {
      if (!unspoken) spoken++;
      else if (unspoken.fault) failed++;
      else unfit++;
      if (json) return;
      if (unspoken) io.err(`${id}: ${unspoken.reason}`);
      show(`${spoken} of ${speeches.length}, ${unfit} unfit, ${failed} failed`);
    },
    onSaveFailed: (error) => io.err(`The manifest could not be saved yet: ${messageOf(error)}`),
  });
  const measured = signal.aborted
    ? 0
    : await measureRecordings(store, await openMeter(), { concurrency, signal });
  return { ...result, measured };
}

function printPlan(plan: PreparedSpeech, { location }: RecordingStore, io: CliIo): void {
  const rows = plan.costs.map(({ provider, synthesizer, is_paid, voices, characters }) => {
    return { provider, synthesizer, voices, characters, paid: is_paid ? 'yes' : 'no' };
  });
  printRows(io, rows);
  for (const { provider, reason } of plan.unready) io.err(`${provider}: ${reason}`);
  io.out(`${plan.speeches.length} voices and ${plan.characters} characters to speak into ${location}`);
  if (plan.not_installed > 0)
    io.out(`left out, not installed where their provider speaks: ${plan.not_installed}`);
  if (plan.without_synthesizer > 0) io.out(`left out, without a synthesizer: ${plan.without_synthesizer}`);
}

function printResult(result: Spoken, store: RecordingStore, io: CliIo): void {
  const { tallies, failures, unfit, measured } = result;
  printRows(io, tallies);
  const spoken = tallies.reduce((sum, tally) => sum + tally.spoken, 0);
  const left = tallies.reduce((sum, tally) => sum + tally.left, 0);
  io.out(
    `${spoken} voices spoken into ${store.location}, ${unfit.length} unfit, ${failures.length} failed, ${left} not tried, ${measured} measured`,
  );
  for (const provider of muteProviders(result, store))
    io.err(`${provider}: no voice says its sentence, so that its synthesizer may be set up wrong`);
  if (io.signal.aborted) io.err(`${messageOf(io.signal.reason)} The next run goes on from here.`);
}

function toReport(plan: PreparedSpeech, { location }: RecordingStore, result: Spoken | undefined) {
  const { costs, characters, unready, not_installed, without_synthesizer } = plan;
  const work = { dry_run: result === undefined, target: location, plan: costs, characters };
  return { ...work, unready, not_installed, without_synthesizer, ...result };
}

function isDone(
  { unready }: PreparedSpeech,
  store: RecordingStore,
  result: Pick<SpeechResult, 'tallies'> = { tallies: [] },
): boolean {
  const isWhole = result.tallies.every(({ failed, left }) => failed + left === 0);
  return isWhole && unready.length + muteProviders(result, store).length === 0;
}

/** Returns providers whose synthesizer may be set up wrong: no voice has a recording, and at least one voice could not say its sentence. */
function muteProviders({ tallies }: Pick<SpeechResult, 'tallies'>, { recordings }: RecordingStore): string[] {
  const speaks = (provider: string) => [...recordings.keys()].some((id) => id.startsWith(`${provider}/`));
  return tallies
    .filter(({ provider, unfit }) => unfit > 0 && !speaks(provider))
    .map(({ provider }) => provider);
}
