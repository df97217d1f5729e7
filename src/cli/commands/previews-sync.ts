import { openPreviewStore } from '../../app/compose/compose-previews.ts';
import { keyedSamplesOf } from '../../ingest/lists/keyed-samples.ts';
import { providers } from '../../ingest/providers/index.ts';
import { measureRecordings } from '../../previews/measure/measure-recordings.ts';
import { openMeter } from '../../previews/measure/meter.ts';
import { openRecordingStore } from '../../previews/recording-store.ts';
import { type SyncReport, syncPreviews } from '../../previews/sync/sync-previews.ts';
import type { SyncCounts } from '../../previews/sync/sync-report.ts';
import type { Action, CliIo, JsonOption } from '../io.ts';
import { knownSlugs } from '../option-values.ts';
import { printRows } from '../print-rows.ts';
import { countProgress } from '../progress.ts';
import { firstLines } from '../report.ts';
import { readSnapshot, withContext } from '../stored-voices.ts';

interface PreviewsSyncOptions extends JsonOption {
  readonly provider?: readonly string[];
  readonly limit?: number;
  readonly concurrency: number;
  readonly refresh?: boolean;
  readonly dryRun?: boolean;
  readonly allowPrivate?: boolean;
}

/** Copies audio samples to the preview bucket or folder. The exit code is 2 if a copy failed, or if the sync was stopped. */
export const previewsSync: Action<[PreviewsSyncOptions]> = async (
  config,
  io,
  { provider, refresh, allowPrivate, json, ...options },
) => {
  const slugs = new Set(knownSlugs(config, provider));
  return withContext(config, async (context) => {
    const { voices, sampleChecks } = await readSnapshot(context, io);
    const target = await openRecordingStore(await openPreviewStore(config));
    const client = await context.openSampleClient({ allowPrivate });
    const show = countProgress(io, 'samples copied');
    const synced = await syncPreviews(
      { target, client, keyed: keyedSamplesOf(providers, config.ingest.settings) },
      {
        ...options,
        voices: voices.filter((voice) => slugs.has(voice.provider)),
        checks: sampleChecks,
        isRefresh: refresh,
        signal: io.signal,
        onProgress: (counts, total) => json || show(inWords(counts, total)),
      },
    ).finally(client.close);
    const isMeasured = !synced.dry_run && !synced.stopped;
    const { signal } = io;
    const measured = isMeasured
      ? await measureRecordings(target, await openMeter(), { concurrency: 2, signal })
      : 0;
    const report = { ...synced, measured };
    if (json) io.out(JSON.stringify(report, undefined, 2));
    else printReport(report, io);
    return report.stopped || report.failed > 0 ? 2 : 0;
  });
};

function inWords({ downloads, failed, bytes }: SyncCounts, total: number): string {
  return `${downloads} of ${total}, ${inMegabytes(bytes)}, ${failed} failed`;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function printReport(report: SyncReport & { readonly measured: number }, io: CliIo): void {
  const { failures, copied, measured, to_copy, bytes, present, dead, without, failed, target, seconds } =
    report;
  const rows = report.providers.filter(
    (row) => row.copied + row.to_copy + row.failed + row.present + row.dead > 0,
  );
  printRows(io, rows);
  for (const line of firstLines('failed', failures, ({ id, reason }) => `${id} (${reason})`)) io.out(line);
  const done = report.dry_run
    ? `${to_copy} voices to copy (dry run, nothing written)`
    : `${copied} voices copied`;
  const stopped = report.stopped ? ', stopped: the next sync continues' : '';
  io.out(
    `${done}, ${inMegabytes(bytes)}; ${present} present, ${dead} dead, ${failed} failed, ${without} without sample; ${measured} measured; ${target}, ${seconds} s${stopped}`,
  );
}
