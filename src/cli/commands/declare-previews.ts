import { type Command, Option } from 'commander';
import { CHECK_MAX_AGE_DAYS } from '../../previews/check/judge-finding.ts';
import type { Run } from '../io.ts';
import { appendList, integerFrom, jsonOption } from '../option-values.ts';

const MOST = 999_999_999;

export function declarePreviews(program: Command, run: Run): void {
  const previews = program
    .command('previews')
    .description('check, copy and speak the recordings that previews play');
  previews
    .command('check')
    .description('request the samples of all stored voices; dead ones are no previews from then on')
    .addOption(provider())
    .option(
      '--max-age <days>',
      'leave out what was checked in these days',
      integerFrom(0, 3650),
      CHECK_MAX_AGE_DAYS,
    )
    .option('--limit <count>', 'request this many addresses at most', integerFrom(1, MOST))
    .option('--measure', 'download what was not measured yet, and measure pitch, pace and loudness')
    .addOption(allowPrivate())
    .addOption(jsonOption())
    .action(run(async () => (await import('./previews-check.ts')).previewsCheck));
  previews
    .command('sync')
    .description('copy samples to PREVIEW_BUCKET, or else to PREVIEW_DIR')
    .addOption(provider())
    .option('--limit <count>', 'request this many samples at most', integerFrom(1, MOST))
    .option('--concurrency <count>', 'copy this many at the same time', integerFrom(1, 64), 8)
    .option('--refresh', 'copy again what was copied before')
    .option('--dry-run', 'report what would be copied and write nothing')
    .addOption(allowPrivate())
    .addOption(jsonOption())
    .action(run(async () => (await import('./previews-sync.ts')).previewsSync));
  previews
    .command('synthesize')
    .description("say a sentence in the voice's own language for each voice that has no preview")
    .addOption(provider())
    .option(
      '--max-characters <count>',
      'most characters to speak; with more, nothing is spoken',
      integerFrom(1, MOST),
      20_000,
    )
    .option('--limit <count>', 'most voices to record', integerFrom(1, MOST))
    .option('--concurrency <count>', 'voices that speak at the same time', integerFrom(1, 64), 2)
    .option('--dry-run', 'report voices and characters, and speak nothing')
    .addOption(jsonOption())
    .action(run(async () => (await import('./previews-synthesize.ts')).synthesizePreviews));
}

const provider = () =>
  new Option('--provider <slugs...>', 'only the voices of these providers').argParser(appendList);
const allowPrivate = () =>
  new Option('--allow-private', 'request http and private addresses too, as of a CDN on this machine');
