import { redactUrl } from '../../domain/upstream-errors.ts';
import type { FailedSample, OutcomeCounts } from '../../previews/check/check-report.ts';
import { type CheckReport, checkSamples } from '../../previews/check/check-samples.ts';
import { openMeter } from '../../previews/measure/meter.ts';
import type { Action, CliIo, JsonOption } from '../io.ts';
import { knownSlugs } from '../option-values.ts';
import { printRows } from '../print-rows.ts';
import { countProgress } from '../progress.ts';
import { firstLines } from '../report.ts';
import { withContext } from '../stored-voices.ts';

interface PreviewsCheckOptions extends JsonOption {
  readonly provider?: readonly string[];
  /** Age in days at which a sample's last check is outdated. */
  readonly maxAge: number;
  readonly limit?: number;
  /** True to download samples whose sound was not measured yet, and to measure them. */
  readonly measure?: boolean;
  readonly allowPrivate?: boolean;
}

/** Checks the audio samples of stored voices. The exit code is 2 if a sample was unreachable or doubtful, or if the check was stopped. */
export const previewsCheck: Action<[PreviewsCheckOptions]> = async (
  config,
  io,
  { provider, maxAge, limit, measure, allowPrivate, json },
) => {
  const providers = knownSlugs(config, provider);
  return withContext(config, async (context) => {
    const client = await context.openSampleClient({ allowPrivate });
    const show = countProgress(io, 'samples checked');
    const onProgress = (counts: OutcomeCounts, total: number) => json || show(inWords(counts, total));
    const request = { providers, maxAgeDays: maxAge, limit, signal: io.signal, onProgress };
    const meter = measure ? await openMeter() : undefined;
    const report = await checkSamples({ ...context.ingestEnvironment, client, meter }, request).finally(
      client.close,
    );
    if (json) io.out(JSON.stringify(report, undefined, 2));
    else printReport(report, io);
    return report.stopped || report.unreachable + report.doubtful > 0 ? 2 : 0;
  });
};

function inWords({ checked, dead, unreachable }: OutcomeCounts, total: number): string {
  return `${checked} of ${total}, ${dead} dead, ${unreachable} unreachable`;
}

function printReport(report: CheckReport, io: CliIo): void {
  const { hosts, recent, checked, playable, dead, doubtful, unreachable, seconds } = report;
  printRows(io, hosts);
  for (const line of [
    ...firstLines('dead', report.dead_samples, describe),
    ...firstLines('doubtful', report.doubtful_samples, describe),
    ...firstLines('unreachable', report.unreachable_samples, describe),
  ])
    io.out(line);
  const stopped = report.stopped ? ', stopped: the next check continues' : '';
  io.out(
    `${checked} checked: ${playable} playable, ${dead} dead, ${doubtful} doubtful, ${unreachable} unreachable; ${recent} checked lately, ${seconds} s${stopped}`,
  );
}

/** Describes a sample by its URL without the query, because the query may contain a key. */
function describe({ provider, address, reason, voices }: FailedSample): string {
  const place = URL.canParse(address) ? redactUrl(new URL(address)) : 'an address';
  return `${provider} ${place} (${reason}), ${voices} ${voices === 1 ? 'voice' : 'voices'}`;
}
