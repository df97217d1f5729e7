import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { Environment } from '../../src/app/config/environment.ts';
import { baseUrlVariable } from '../../src/ingest/lists/list-source.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { useCli } from '../support/cli.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  settings: Rows<[name: string, env: Readonly<Record<string, string>>, expected: object]>;
  misnamed: Rows<[variable: string, resembles: string]>;
  helped: Rows<[line: string, usage: string]>;
}>(import.meta);

const { path, run } = useCli();

describe('the command line', () => {
  it('the help lists every command, with examples and exit codes', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const command of ['serve', 'ingest', 'providers', 'config', 'search', 'audio-url', 'openapi'])
      expect(out).toContain(command);
    expect(out).toMatch(/Examples:.*Exit codes: 0 done, 1 nothing done, 2 done in part/s);
  });

  it.each(['frobnicate', 'audio-url', 'ingest --frobnicate', ''])(
    'the incomplete command "%s" ends with 1 and a hint',
    async (line) => {
      const { code, out, err } = await run(line);
      expect(code).toBe(1);
      expect(out + err).toMatch(/--help|Usage:/);
    },
  );

  it.each(TABLE.helped)('"%s" prints the help of %s', async (line, usage) => {
    const { code, out } = await run(line);
    expect([code, out.split('\n')[0]]).toEqual([0, `Usage: ${usage}`]);
  });

  it('a command lists all invalid settings, one a line', async () => {
    const { code, err } = await run('search', { PORT: 'x', SOURCES: 'y' });
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([
      'PORT must be an integer from 0 to 65535.',
      'SOURCES must be one of: auto, live, bundled.',
    ]);
  });

  it('a command names a data folder that cannot be used, and the setting to change', async () => {
    await writeFile(path('occupied'), '');
    const { code, err } = await run('search', { DATA_DIR: path('occupied') });
    expect(code).toBe(1);
    expect(err).toMatch(/^The data folder \S+occupied\S* cannot be used: .* DATA_DIR or SNAPSHOT_URL\.$/);
  });
});

it('the command openapi prints the description, or writes it', async () => {
  const file = path('openapi.json');
  const { out } = await run('openapi');
  expect(JSON.parse(out)).toMatchObject({ openapi: '3.1.0' });
  expect(await run(`openapi --output ${file}`)).toMatchObject({ code: 0, out: '' });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(out));
  expect(await run(`openapi --output ${path('none', 'x.json')}`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Cannot write/),
  });
});

const settingsOf = async (env: Readonly<Record<string, string>>) => {
  const { settings } = JSON.parse((await run('config --json', env)).out);
  return new Map<string, Record<string, unknown>>(
    settings.map((each: { variable: string }) => [each.variable, each]),
  );
};

it('the settings have every variable of the schema, of the providers, and that the source reads', async () => {
  const settings = await settingsOf({});
  const source = await readFile('src/app/config/config.ts', 'utf8');
  const read = [...source.matchAll(/\b(?:env|set)\.([A-Z]\w+)/g)].map(([, name]) => name ?? '');
  expect(read).toContain('AWS_REGION');
  const ofProviders = providers.flatMap((each) => [...Object.values(each.settings), baseUrlVariable(each)]);
  for (const name of [...Object.keys(Environment.shape), ...ofProviders, ...read])
    expect([...settings.keys()]).toContain(name);
});

it.each(TABLE.settings)(
  'the setting %s of %j has its effective value and source: %j',
  async (name, env, expected) => {
    expect((await settingsOf(env)).get(name)).toMatchObject({ variable: name, ...expected });
  },
);

it.each([
  ['every secret of a provider', Object.fromEntries(secretVariables().map((name) => [name, 'hunter2']))],
  ['user and password of a URL', { PREVIEW_PREFIX: 'https://hunter2:hunter2@proxy.test/x' }],
  ['a password with @', { PREVIEW_PREFIX: 'https://me:hunter2@hunter2@proxy.test' }],
  ['a query', { OPENAI_BASE_URL: 'https://host.test/?token=hunter2#hunter2' }],
  ['a user without a password', { PREVIEW_PREFIX: 'https://hunter2@store.test' }],
])('%s is masked in table, lines and JSON', async (_what, env) => {
  for (const [line, terminal] of [
    ['config', { isTerminal: true }],
    ['config', {}],
    ['config --json', {}],
  ] as const) {
    const { code, out, err } = await run(line, env, terminal);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(Object.keys(env)[0]);
    expect(out).not.toContain('hunter2');
  }
});

it('the lines tell each setting once, with its value and source, and which secrets are set', async () => {
  const env = { PORT: '4000', HUME_API_KEY: 'x' };
  const { out } = await run('config', env);
  expect(out).toMatch(/^variable=PORT value=4000 source=environment meaning="Port to listen on."$/m);
  expect(out).toMatch(/^variable=LOG_LEVEL value=info source=default /m);
  expect(out).toMatch(/^variable=HUME_API_KEY value=set source=environment /m);
  expect(out).toMatch(/^not set: .*PREVIEW_BUCKET, .*HUME_BASE_URL, .*LMNT_API_KEY, /m);
  for (const variable of (await settingsOf(env)).keys())
    expect(out.match(new RegExp(`(?:variable=|: |, )${variable}(?![\\w.])`, 'g'))).toHaveLength(1);
});

it.each(TABLE.misnamed)(
  'the unknown variable %s is told, with %s that resembles it',
  async (variable, resembles) => {
    const { out } = await run('config', { [variable]: 'hunter2' });
    expect(out).toContain(`${variable} is set, and no setting has this name. ${resembles} resembles it.`);
    expect(out).not.toContain('hunter2');
    const { misnamed } = JSON.parse((await run('config --json', { [variable]: 'x' })).out);
    expect(misnamed).toEqual([{ variable, resembles }]);
  },
);

it.each(['HOSTNAME', 'PATH', 'HOSTS', 'RIME_API_KEY', 'AWS_DEFAULT_REGION'])(
  'the variable %s of another program is not told',
  async (variable) => {
    const { misnamed } = JSON.parse((await run('config --json', { [variable]: 'x' })).out);
    expect(misnamed).toEqual([]);
  },
);

function secretVariables(): string[] {
  return providers
    .flatMap(({ settings }) => Object.values(settings))
    .filter((name) => /KEY|TOKEN|SECRET|CREDENTIALS/.test(name));
}

describe('voice-directory serve', () => {
  it('the options --port and --host go before the environment', async () => {
    const occupied = createServer().listen(0, '127.0.0.1');
    await once(occupied, 'listening');
    const { port } = Object(occupied.address());
    const env = { PORT: 'x', HOST: 'unused.invalid', PROVIDERS: 'openai', INGEST_ON_START: 'false' };
    const { code, err } = await run(`serve --port ${port} --host 127.0.0.1`, env);
    occupied.close();
    expect(code).toBe(1);
    expect(err).toContain(String(port));
  });

  it('the help names the main settings, each of which exists', async () => {
    const { out } = await run('serve --help');
    const named = out.match(/\b[A-Z]+(?:_[A-Z]+)*\b(?=,| {2})/g) ?? [];
    expect(named).toContain('RATE_LIMIT_MAX');
    expect(Object.keys(Environment.shape)).toEqual(expect.arrayContaining(named));
  });
});
