import { expect, it } from '@jest/globals';
import { parseConfig } from '../../src/app/config/config.ts';
import { Environment, problemWith } from '../../src/app/config/environment.ts';
import { OperatorError } from '../../src/domain/errors.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { readTable, type Table, testRows, valueAt } from '../support/tables.ts';

const parse = (env: Readonly<Record<string, string>>) => parseConfig(env, providers);
const problemsOf = (env: Readonly<Record<string, string>>): string => {
  try {
    parse(env);
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
  return '';
};

it('every setting has a default', () => {
  expect(parse({})).toMatchObject({
    http: { port: 3000, host: '0.0.0.0', trustProxy: 0, rateLimit: { limit: 300, windowSeconds: 60 } },
    storage: { snapshots: { folder: 'data/catalog' }, previews: { bucket: undefined, ttlSeconds: 3600 } },
    rules: { topTier: { provider: 'deepgram', model: 'aura-2' } },
    ingest: { cron: '17 */6 * * *', onStart: true, sources: 'auto', maxShrink: 0.5 },
    previewCheck: { cron: undefined, timezone: 'UTC' },
  });
  expect(parse({}).ingest.providers).toEqual(providers.filter(({ isOptIn }) => !isOptIn).map(({ id }) => id));
});

const SLUGS = providers.map(({ id }) => id).join(', ');

/** Returns the configuration of these variables, or for the one named `name`: its field of the configuration, or the accepted values where its value is invalid. */
function configured({ name, value = '', field, answers = '', ...env }: Readonly<Record<string, string>>) {
  if (name === undefined) return parse(env);
  if (field !== undefined) {
    const set = valueAt(parse({ [name]: value }), field);
    expect(set).not.toEqual(valueAt(parse({}), field));
    expect(['same', 'voices', 'previews', 'links', 'rules']).toContain(answers);
    expect([answers === 'rules', field]).toEqual([field.startsWith('rules.'), field]);
    return { set };
  }
  const problem = problemsOf({ [name]: value });
  return {
    accepts: problem.replace(`${name} must be `, '').replace(/\.$/, '').replace(SLUGS, '<providers>'),
  };
}

const SETTINGS = readTable<readonly Table[]>(new URL('settings.yaml', import.meta.url));
for (const table of SETTINGS) testRows(table, (given) => configured(given as Record<string, string>));

it('the tables have a valid value of every setting, and an invalid one unless every text is valid', () => {
  const [valid, invalid = [], ...read] = SETTINGS.map(({ given, rows }) => [...given, ...rows.flat()]);
  const missing = (rows: readonly unknown[]) =>
    Object.keys(Environment.shape).filter((name) => !rows.includes(name));
  expect(missing([...(valid ?? []), ...read.flat()])).toEqual([]);
  expect(missing(invalid).filter((name) => !problemWith(name).endsWith(' must be text'))).toEqual([]);
});

it('an error reports all invalid settings, and no value', () => {
  const problems = problemsOf({ PORT: 'hunter2', SOURCES: 'hunter2', AZURE_BASE_URL: 'hunter2' });
  expect(problems.split('\n')).toHaveLength(3);
  expect(problems).not.toContain('hunter2');
});

it('several regions of Azure have one key, or a key each', () => {
  const regions = { AZURE_SPEECH_REGION: 'eastus,westus' };
  for (const key of ['one', 'one,two']) expect(problemsOf({ ...regions, AZURE_SPEECH_KEY: key })).toBe('');
  expect(problemsOf({ ...regions, AZURE_SPEECH_KEY: 'one,two,three' })).toContain('AZURE_SPEECH_KEY must be');
});

it('the configuration is plain data, which a worker thread gets as a structured clone', () => {
  const config = parse({
    AZURE_SPEECH_KEY: 'k',
    SNAPSHOT_URL: 's3://voices/x',
    PUBLIC_URL: 'https://v.test',
  });
  expect(structuredClone(config)).toEqual(config);
});
