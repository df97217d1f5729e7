/** Statements of the pages that are written by hand which the build knows: sums, lists of tools and of parameters. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { readLists, voicesByLanguage } from './providers.mjs';

const load = (build, path) => import(join(build, path));
const count = (number) => number.toLocaleString('en-US');
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Lists sentences by page as they have to be, with a pattern of all their forms. `npm run docs` replaces what matches the pattern. */
export async function sentencesOf(build) {
  const lists = readLists(build);
  const voices = lists.flatMap((list) => list.voices);
  const bundled = `${count(voices.length)} voices of ${lists.length} providers in ${count(voicesByLanguage(voices).size)} languages`;
  const { providers } = await load(build, 'ingest/providers/index.js');
  const bounds = await load(build, 'domain/query-limits.js');
  const { CompleteQuery, MAX_COMPLETIONS } = await load(build, 'domain/completion.js');
  const { ChangesQuery, MAX_CHANGES } = await load(build, 'domain/changes.js');
  const { MAX_FILTERED_AUDIO_VOICES } = await load(build, 'domain/audio-voices.js');
  const { SAMPLE_LIMITS } = await load(build, 'previews/fetch/sample-client.js');
  const { CHECK_MAX_AGE_DAYS } = await load(build, 'previews/check/judge-finding.js');
  const { MEMORY_DAYS } = await load(build, 'ingest/ledger/provider-memory.js');
  const { BY_LIKENESS } = await load(build, 'index/similar/similarity.js');
  const { Environment } = await load(build, 'app/config/environment.js');
  const settings = Environment.parse({});
  const { MIN_REMOVED, REMOVED_PER_VOICE, RETENTION_DAYS } = await load(build, 'ingest/ledger/retention.js');
  const { MAX_IDS } = await load(build, 'ingest/ledger/change-log.js');
  const { MAX_DROPPED_SHARE, MAX_GROWTH, MAX_NEW } = await load(build, 'ingest/judge/list-gates.js');
  const { GREETINGS } = await load(build, 'providers/greeting-of.js');
  const { MAX_BUNDLED_AGE_DAYS, STALE_INTERVALS } = await load(build, 'domain/snapshot.js');
  const { InferredField } = await load(build, 'domain/voice.js');
  const { AGES } = await load(build, 'domain/closed-values.js');
  const { years } = (await load(build, 'vocabulary/context-words.js')).CONTEXT_WORDS;
  const onRequest = lists.filter((list) => list.voices.some((voice) => voice.styles_on_request));
  const shared = BY_LIKENESS.slice(BY_LIKENESS.findIndex(({ column }) => column === 'status') + 1);
  const tools = (await load(build, 'mcp/tools/index.js')).tools.map(({ name }) => `\`${name}\``);
  const counted = (await load(build, 'domain/filters.js')).COUNT_FIELDS.map((name) => `\`${name}\``);
  const keyless = providers.filter(({ list, isConfigured }) => list?.baseUrl && isConfigured({}));
  const asked = keyless.map(({ name }) => name);
  const namesOf = (isOf) => {
    const names = providers.filter(isOf).map(({ name }) => name);
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  };
  const words = readdirSync('data/words').length;
  const texts = readdirSync('data/page').length;
  const sum = (page, sentence) => ({
    page,
    sentence,
    pattern: new RegExp(
      patternOf(sentence).replaceAll(/\d[\d,]*(?:\\\.\d+)?/g, '\\d[\\d,]*(?:\\.\\d+)?'),
      'g',
    ),
  });
  const list = (page, before, names, word = 'and') => ({
    page,
    sentence: `${before}${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`,
    pattern: new RegExp(`${patternOf(before)}(?:(?:, | ${word} )?\`[a-z_-]+\`)+`, 'g'),
  });
  return [
    sum('README.md', bundled),
    sum('CHANGELOG.md', `${bundled} from bundled lists, and live lists of ${providers.length} providers`),
    sum('README.md', `${providers.length - lists.length} more providers need`),
    sum('README.md', `copies of ${lists.length} lists (`),
    sum('README.md', `addresses of ${count(voices.filter(({ preview }) => preview).length)} recordings`),
    {
      page: 'README.md',
      sentence: `people, in ${WORDS[texts] ?? texts} languages`,
      pattern: /people, in \w+ languages/g,
    },
    {
      page: 'README.md',
      sentence: `newer lists from ${asked.slice(0, -1).join(', ')} and ${asked.at(-1)}, and from`,
      pattern: /newer lists from [^;]*?, and from/g,
    },
    {
      page: 'CHANGELOG.md',
      sentence: `the reference, in ${WORDS[texts] ?? texts} languages`,
      pattern: /the reference, in \w+ languages/g,
    },
    sum('CHANGELOG.md', `Words of ${words} languages`),
    sum('docs/api.md', `Words of ${words} languages`),
    sum('docs/search.md', `words and phrases of ${words} languages`),
    sum('docs/search.md', `that people type, in ${words} languages`),
    sum('docs/api.md', `keeps ${RETENTION_DAYS} days`),
    sum('docs/api.md', `${bounds.DEFAULT_LIMIT} by default, at most ${bounds.MAX_LIMIT})`),
    sum(
      'docs/api.md',
      `${bounds.MAX_SEARCH_CHARACTERS} characters and ${bounds.MAX_SEARCH_WORDS} words are used`,
    ),
    sum('docs/api.md', `at most ${bounds.MAX_LIST_VALUES} values`),
    sum('docs/api.md', `up to ${bounds.MAX_IDS} voice ids`),
    sum(
      'docs/api.md',
      `${CompleteQuery.parse({ q: '' }).limit} by default and at most ${MAX_COMPLETIONS}. Fewer`,
    ),
    sum('docs/api.md', `${ChangesQuery.parse({}).limit} by default and at most ${MAX_CHANGES}. A change`),
    sum('docs/api.md', `send ${settings.RATE_LIMIT_MAX} requests per minute`),
    sum(
      'docs/operation.md',
      `| ${RETENTION_DAYS} days, and of a provider the ${count(MIN_REMOVED)} removed last, or ${REMOVED_PER_VOICE} for each of its voices`,
    ),
    sum('docs/operation.md', `| ${RETENTION_DAYS} days, and ${count(MAX_IDS)} ids`),
    sum('docs/ingestion.md', `by more than ${count(MAX_NEW)} voices`),
    sum('docs/ingestion.md', `longer than ${MAX_GROWTH} times the oldest`),
    sum('docs/ingestion.md', `more than ${percentOf(MAX_DROPPED_SHARE)} % of its records`),
    sum(
      'docs/previews.md',
      `own language (${new Set(Object.keys(GREETINGS).map((tag) => tag.split('-')[0])).size}\nlanguages)`,
    ),
    {
      page: 'README.md',
      sentence: `${shareOf(voices, ({ preview }) => preview)} of the voices have a sample`,
      pattern: /^[^\n]* of the voices have a sample/gm,
    },
    sum('docs/operation.md', `a bundled list over ${MAX_BUNDLED_AGE_DAYS} days old`),
    sum('CHANGELOG.md', `those over ${MAX_BUNDLED_AGE_DAYS} days old`),
    sum('CHANGELOG.md', `remembered for\n  ${RETENTION_DAYS} days`),
    sum('docs/api.md', `the first ${count(MAX_FILTERED_AUDIO_VOICES)} voices`),
    sum('docs/previews.md', `\`--max-age\` days (${CHECK_MAX_AGE_DAYS})`),
    sum(
      'docs/previews.md',
      `at most ${SAMPLE_LIMITS.maxBytes / 1e6} MB and ${SAMPLE_LIMITS.deadlineMs / 1000} seconds each`,
    ),
    sum('docs/ingestion.md', `of the last ${MEMORY_DAYS} days`),
    sum('packages/client/README.md', `requests ${bounds.MAX_LIMIT} voices at a time`),
    {
      page: 'docs/previews.md',
      sentence: `Samples of ${namesOf(({ keyedSample }) => keyedSample)} have no public address`,
      pattern: /Samples of [^.]*? have no public address/g,
    },
    {
      page: 'docs/cli.md',
      sentence: `${namesOf(({ isOptIn }) => isOptIn)} are listed only if they are named`,
      pattern: /(?<=includes it; )[^|]* are listed only if they are named/g,
    },
    {
      page: 'docs/search.md',
      sentence: BY_LIKENESS.map(({ column }) => `\`${column}\``).join(' · '),
      pattern: /(?:`[a-z_]+` · )+`[a-z_]+`/g,
    },
    sum('docs/ingestion.md', `longer ago than ${STALE_INTERVALS} intervals of`),
    sum('docs/operation.md', `older than ${STALE_INTERVALS} ingests`),
    sum('docs/api.md', `An answer of up to ${bounds.LINKED_ROWS} voices has`),
    sum('CHANGELOG.md', `and answers of up to ${bounds.LINKED_ROWS} voices have`),
    sum('README.md', `every ${hoursOf(settings.INGEST_CRON)} hours`),
    sum('compose.yaml', `every ${hoursOf(settings.INGEST_CRON)} hours`),
    {
      page: 'docs/enrichment.md',
      sentence: `can ask for (${onRequest.map(({ provider }) => `\`${provider}\``).join(', ')})`,
      pattern: /can ask for \([^)]*\)/g,
    },
    list(
      'docs/enrichment.md',
      'The snapshot stores it for ',
      InferredField.options.map((name) => `\`${name}\``),
    ),
    list(
      'docs/search.md',
      'number of common values of ',
      shared.map(({ column }) => `\`${column}\``),
    ),
    {
      page: 'docs/search.md',
      sentence: `in steps (${AGES.join(', ')}); measured`,
      pattern: /in steps \([^)]*\); measured/g,
    },
    {
      page: 'docs/api.md',
      sentence: `\`woman\`…; ${coded(AGES).join(', ')} |`,
      pattern: /`woman`…; (?:`[a-z-]+`(?:, )?)+ \|/g,
    },
    list('docs/enrichment.md', '`age` is ', coded(AGES), 'or'),
    list('docs/api.md', '| `sort` | ', coded(bounds.SORTS), 'or'),
    {
      page: 'docs/search.md',
      sentence: `(\`data/context-words.yaml\`): ${agesTold(years.from)}; of a range`,
      pattern: /\(`data\/context-words\.yaml`\): [^;]*; of a range/g,
    },
    ...defaultsTold(settings),
    ...(await limitsTold(build, sum)),
    ...(await clientTold(build, sum)),
    list('README.md', 'the tools ', tools),
    list('docs/api.md', 'the MCP tools ', tools),
    list('docs/api.md', 'one or two of ', counted),
  ];
}

/** Returns the share of voices that pass a test: Half, or a percentage. */
function shareOf(voices, isOf) {
  const percent = Math.round((100 * voices.filter(isOf).length) / voices.length);
  return Math.abs(percent - 50) <= 5 ? 'Half' : `${percent} %`;
}

/** Lists times, sizes and numbers that bound requests, answers and lists, or that commands have as defaults. */
async function limitsTold(build, sum) {
  const { TARGET_LUFS, WRITE_IDLE_MS } = await load(build, 'domain/protocol.js');
  const { CLOSE_GRACE_MS } = await load(build, 'http/server/listen.js');
  const { REPEATED_DELAY_MS } = await load(build, 'http/middleware/refuse.js');
  const redis = await load(build, 'http/middleware/shared-counters.js');
  const admission = await load(build, 'http/middleware/admission.js');
  const { ANSWER_DEADLINE_MS } = await load(build, 'storage/answer-deadline.js');
  const { DEFAULT_LIMITS } = await load(build, 'ingest/lists/http-client.js');
  const { BOUNDS } = await load(build, 'ingest/lists/fetch-json.js');
  const { MAX_DESCRIPTION_CHARACTERS } = await load(build, 'domain/voice.js');
  const { MAX_REPEATED_CHARACTERS } = await load(build, 'index/complete/complete.js');
  const { MAX_COMPARED } = await load(build, 'mcp/tools/search-voices.js');
  const { BATCHES } = await load(build, 'previews/sync/sync-previews.js');
  const { MAX_OF_PROVIDER } = await load(build, 'index/voices/played-origins.js');
  const { MIN_VOICES } = await load(build, 'index/voices/grade-sounds.js');
  const idle = `is closed after ${seconds(WRITE_IDLE_MS)} to ${seconds(2 * WRITE_IDLE_MS)} seconds`;
  const repeated = `${count(MAX_REPEATED_CHARACTERS)} characters of`;
  return [
    sum('docs/api.md', idle),
    sum('docs/operation.md', idle),
    sum('docs/operation.md', `answers under way have ${seconds(CLOSE_GRACE_MS)} seconds`),
    sum('docs/api.md', `is answered after ${seconds(REPEATED_DELAY_MS)} seconds`),
    sum('docs/operation.md', `waits for Redis for at most ${seconds(redis.MAX_WAIT_MS)} s`),
    sum('docs/operation.md', `has waited for more than ${seconds(admission.MAX_WAIT_MS)} s:`),
    sum('docs/operation.md', `recordings answer within ${seconds(ANSWER_DEADLINE_MS)} seconds`),
    sum(
      'docs/ingestion.md',
      `A page of a list may have ${DEFAULT_LIMITS.maxPageBytes / 2 ** 20} MiB, ${BOUNDS.levels} levels and ${count(BOUNDS.values)} values of JSON, and all pages ${DEFAULT_LIMITS.maxListBytes / 2 ** 30} GiB`,
    ),
    sum('docs/enrichment.md', `the first ${MAX_DESCRIPTION_CHARACTERS} characters of one`),
    sum('docs/enrichment.md', `at a word's end to ${MAX_DESCRIPTION_CHARACTERS} characters`),
    sum('docs/api.md', `more than ${repeated} the request's filters`),
    sum('docs/search.md', `at most ${repeated} them`),
    sum('docs/api.md', `\`similar_to\` takes up to ${MAX_COMPARED} voices`),
    sum('CHANGELOG.md', `\`similar_to\` takes up to ${MAX_COMPARED} voices`),
    sum('CHANGELOG.md', `wait for more than ${seconds(admission.MAX_WAIT_MS)} s get 503`),
    sum(
      'docs/previews.md',
      `saved every ${count(BATCHES.maxItems)} recordings or ${seconds(BATCHES.maxWaitMs)} seconds`,
    ),
    sum(
      'docs/previews.md',
      `\`--max-characters\` (${count(await defaultOf(build, 'synthesize', '--max-characters'))})`,
    ),
    sum('docs/previews.md', `provider's ${MAX_OF_PROVIDER} main hosts`),
    sum('docs/previews.md', `if\n${MIN_VOICES} or more were measured`),
    sum('docs/previews.md', `brings a recording to ${TARGET_LUFS} LUFS`),
  ];
}

/** Lists the defaults of the client, which its build has. */
async function clientTold(build, sum) {
  const page = 'packages/client/README.md';
  const client = join(build, '../packages/client/dist');
  const { DEFAULT_CACHE, DEFAULTS } = await load(client, 'options.js');
  const { FIRST_WAIT_MS } = await load(client, 'retry.js');
  const { MAX_RESTARTS } = await load(client, 'all-voices.js');
  const [entries, bytes] = Object.values(DEFAULT_CACHE).map((number) => count(number).replaceAll(',', '_'));
  return [
    ...Object.entries(DEFAULTS).map(([name, number]) => sum(page, `| \`${name}\` | ${count(number)} |`)),
    {
      page,
      sentence: `{ maxEntries: ${entries}, maxBytes: ${bytes} }`,
      pattern: /\{ maxEntries: [\d_]+, maxBytes: [\d_]+ \}/g,
    },
    sum(page, `or else ${seconds(FIRST_WAIT_MS / 2)} to ${seconds(FIRST_WAIT_MS)} seconds`),
    sum(page, `After ${MAX_RESTARTS} changes`),
  ];
}

/** Returns the default of an option of a subcommand of `previews`. */
async function defaultOf(build, subcommand, option) {
  const program = new Command();
  (await load(build, 'cli/commands/declare-previews.js')).declarePreviews(program, () => () => {});
  const [{ commands }] = program.commands;
  const { options } = commands.find((each) => each.name() === subcommand);
  return options.find(({ long }) => long === option).defaultValue;
}

const seconds = (ms) => count(ms / 1000);
const percentOf = (share) => count(100 * share);
const coded = (names) => names.map((name) => `\`${name}\``);

/** Returns the ages with the years from which they are read, the youngest first: `under 13 a child, from 13 young, from 30 adult`. */
function agesTold(from) {
  const ages = Object.entries(from).toReversed();
  const [[child], [, end]] = ages;
  const others = ages.slice(1).map(([age, years]) => `from ${years} ${age.replace(' adult', '')}`);
  return [`under ${end} a ${child}`, ...others].join(', ');
}

/** Returns what the reference lacks, and what it has that the service does not have. */
export async function faultsOfReference(build, text) {
  const { SearchQuery } = await load(build, 'domain/query.js');
  const { routes } = await load(build, 'http/routes/index.js');
  const filters = text.slice(text.indexOf('\n## Filters'), text.indexOf('\n## Order'));
  const cells = filters.match(/^\|[^|]+(?=\|)/gm) ?? [];
  const told = new Set(cells.flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, name]) => name)));
  const known = new Set(Object.keys(SearchQuery.shape));
  return [
    ...[...known]
      .filter((name) => !told.has(name))
      .map((name) => `no row of Filters has the parameter ${name}`),
    ...[...told]
      .filter((name) => !known.has(name))
      .map((name) => `Filters has ${name}, which is no parameter`),
    ...routes
      .filter(({ path }) => !text.includes(`\`GET /v1${path}\``))
      .map(({ path }) => `Endpoints lacks GET /v1${path}`),
  ];
}

/** Lists the defaults of settings that pages tell: `RATE_LIMIT_MAX` (300), `MAX_SHRINK` (0.5). */
function defaultsTold(settings) {
  const pages = readdirSync('docs', { recursive: true }).filter((name) => name.endsWith('.md'));
  return pages.flatMap((name) => {
    const page = join('docs', name);
    const told = readFileSync(page, 'utf8').matchAll(/`([A-Z_]+)` \(\d[\d.,]*\)/g);
    return Array.from(told, ([, setting]) => {
      const sentence = `\`${setting}\` (${count(settings[setting])})`;
      return { page, sentence, pattern: new RegExp(`\`${setting}\` \\(\\d[\\d.,]*\\)`, 'g') };
    });
  });
}

/** Returns the hours between two runs of a schedule such as `17 *\/6 * * *`. @throws {Error} for a schedule of another form */
function hoursOf(cron) {
  const [, hours] = /^\d+ \*\/(\d+) /.exec(cron) ?? [];
  if (hours === undefined)
    throw new Error(`The schedule ${cron} is not "every so many hours", as pages say.`);
  return hours;
}

function patternOf(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
