import { createContext } from '../../app/compose.ts';
import { openConfiguredSynthesizers, openPreviewTarget } from '../../app/compose-previews.ts';
import type { Config } from '../../app/config.ts';
import { type Context, loadSnapshot } from '../../app/context.ts';
import { messageOf } from '../../domain/errors.ts';
import { openRecordingStore, type RecordingStore } from '../../previews/recording-store.ts';
import {
  assertWithinBudget,
  type PreparedSpeech,
  prepareSpeech,
} from '../../previews/synthesis/prepare-speech.ts';
import { type SpeechResult, speakAll } from '../../previews/synthesis/speak-all.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { printRows } from '../rows.ts';

export interface SynthesizeOptions {
  readonly provider?: readonly string[];
  readonly maxCharacters: number;
  readonly limit?: number;
  readonly concurrency: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Voices between two lines of progress. */
const PROGRESS_STEP = 50;

/** Records previews of silent voices. Returns 2 if one of them failed or the run was stopped, else 0. */
export async function synthesizePreviews(
  config: Config,
  options: SynthesizeOptions,
  io: CliIo,
): Promise<ExitCode> {
  const target = await openPreviewTarget(config);
  const context = await createContext(config);
  const { synthesizers, close } = await openConfiguredSynthesizers(config);
  try {
    const store = await openRecordingStore(target.store);
    const snapshot = await readSnapshot(context, io);
    const choice = { providers: options.provider, limit: options.limit };
    const plan = await prepareSpeech(snapshot, store.recordings, synthesizers, choice, io.signal);
    if (!options.json) await printPlan(plan, store, io);
    assertWithinBudget(plan, options.maxCharacters);
    const result = options.dryRun ? undefined : await speak(plan, store, options, io);
    if (options.json) io.out(JSON.stringify(toReport(plan, store, result), undefined, 2));
    else if (result) await printResult(result, store, io);
    return isDone(plan, result) ? 0 : 2;
  } finally {
    await Promise.all([close(), context.close()]);
    target.close();
  }
}

async function readSnapshot(context: Context, io: CliIo) {
  const { snapshot, notice } = await loadSnapshot(context);
  if (notice) io.err(notice);
  return snapshot;
}

function speak(
  { speeches }: PreparedSpeech,
  store: RecordingStore,
  { concurrency, json }: SynthesizeOptions,
  io: CliIo,
): Promise<SpeechResult> {
  let done = 0;
  return speakAll(speeches, store, {
    concurrency,
    signal: io.signal,
    onDone: (id, reason) => {
      done++;
      if (json) return;
      if (reason !== undefined) io.err(`${id}: ${reason}`);
      if (done % PROGRESS_STEP === 0) io.err(`${done} of ${speeches.length} voices`);
    },
    onSaveFailed: (error) => io.err(`The manifest could not be saved yet: ${messageOf(error)}`),
  });
}

async function printPlan(plan: PreparedSpeech, { location }: RecordingStore, io: CliIo): Promise<void> {
  const rows = plan.costs.map(({ provider, synthesizer, is_paid, voices, characters }) => {
    return { provider, synthesizer, voices, characters, paid: is_paid ? 'yes' : 'no' };
  });
  await printRows(io, rows);
  for (const { provider, reason } of plan.unready) io.err(`${provider}: ${reason}`);
  io.out(`${plan.speeches.length} voices and ${plan.characters} characters to speak into ${location}`);
  if (plan.not_installed > 0)
    io.out(`left out, not installed where their provider speaks: ${plan.not_installed}`);
  if (plan.without_synthesizer > 0) io.out(`left out, without a synthesizer: ${plan.without_synthesizer}`);
}

async function printResult(
  { tallies, failures }: SpeechResult,
  { location }: RecordingStore,
  io: CliIo,
): Promise<void> {
  await printRows(
    io,
    tallies.map((tally) => ({ ...tally })),
  );
  const spoken = tallies.reduce((sum, tally) => sum + tally.spoken, 0);
  const left = tallies.reduce((sum, tally) => sum + tally.left, 0);
  io.out(`${spoken} voices spoken into ${location}, ${failures.length} failed, ${left} not tried`);
  if (io.signal.aborted) io.err(`${messageOf(io.signal.reason)} The next run goes on from here.`);
}

function toReport(plan: PreparedSpeech, { location }: RecordingStore, result: SpeechResult | undefined) {
  const { costs, characters, unready, not_installed, without_synthesizer } = plan;
  const work = { dry_run: result === undefined, target: location, plan: costs, characters };
  return { ...work, unready, not_installed, without_synthesizer, ...result };
}

function isDone({ unready }: PreparedSpeech, result: SpeechResult | undefined): boolean {
  return unready.length === 0 && (result?.tallies ?? []).every(({ failed, left }) => failed + left === 0);
}
