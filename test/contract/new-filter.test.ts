import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Express } from 'express';
import { longTests } from '../support/long-tests.ts';
import { request } from '../support/request.ts';

const run = promisify(execFile);

/** Row of a filter by a field of voices that no release has, and the field. */
const ROW = `tempers: { column: 'temper', facet: 'temper', entries: 'tempers: low, high', example: 'low', agents: 'low, high.' },`;
const FIELD = `temper: z.enum(['low', 'high']).optional(),`;
/** Labels of the filter on the page, without which the page does not compile. */
const LABEL = '"temper": "Temper",';

const COPIED = ['src', 'packages', 'data', 'scripts', 'test/support', 'package.json', 'package-lock.json'];
const LINKED = ['node_modules', 'scripts/client-types/node_modules', 'fixtures'];

let copy: string;
let app: Express;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-filter-'));
  await copySources();
  await insert('src/domain/voice.ts', /(?= {2}age: Age\.optional\(\),)/, FIELD);
  await insert('src/domain/filters.ts', /(?=\} as const satisfies Readonly<Record<string, ListFilter)/, ROW);
  await insert('src/page/facts/fact-fields.ts', /(?= {2}id: 'code',)/, "temper: 'own',");
  for (const name of await readdir(join(copy, 'data/page')))
    for (const group of ['facets', 'kinds', 'fields'])
      await insert(`data/page/${name}`, new RegExp(`(?<="${group}": \\{)`), LABEL);
  const { catalogOf } = await import(join(copy, 'test/support/catalog.ts'));
  const { snapshotOf } = await import(join(copy, 'test/support/snapshot.ts'));
  const { voice } = await import(join(copy, 'test/support/voice.ts'));
  const { refTo, testApp } = await import(join(copy, 'test/support/app.ts'));
  const voices = [
    voice({ id: 'fictional/Ada', temper: 'low' }),
    voice({ id: 'fictional/Bob', temper: 'high' }),
    voice({ id: 'fictional/Cleo' }),
    voice({ id: 'fictional/Dan', temper: 'low', gender: 'Male' }),
  ];
  app = await testApp({ catalog: refTo(await catalogOf(snapshotOf(voices))) });
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function copySources(): Promise<void> {
  const configs = (await readdir('.')).filter((name) => /^tsconfig.*\.json$/.test(name));
  const filter = (path: string) => !path.endsWith('node_modules');
  await mkdir(join(copy, 'test'));
  for (const path of [...COPIED, ...configs]) await cp(path, join(copy, path), { recursive: true, filter });
  for (const path of LINKED) await symlink(resolve(path), join(copy, path));
  // The sources read the data of the last build, which has no value of a new filter.
  await symlink(resolve('dist'), join(copy, 'dist'));
}

async function insert(path: string, place: RegExp, text: string): Promise<void> {
  const file = join(copy, path);
  const before = await readFile(file, 'utf8');
  expect(before).toMatch(place);
  await writeFile(file, before.replace(place, `${text}\n`));
}

async function get(path: string) {
  return (await request(app).get(path).expect(200)).body;
}

const idsOf = (body: { readonly voices: readonly { readonly id: string }[] }) =>
  body.voices.map(({ id }) => id);

it('REST filters by it, counts its values and lists them', async () => {
  const body = await get('/v1/voices?tempers=LOW&facets=true&explain=true&search=low');
  expect(idsOf(body)).toEqual(['fictional/Ada', 'fictional/Dan']);
  expect(body.voices[0].temper).toBe('low');
  expect(body.facet_parameters.temper).toBe('tempers');
  expect(body.matched[0].matches).toContainEqual(expect.objectContaining({ field: 'temper', value: 'low' }));
  expect((await get('/v1/voices?facets=true')).facets.temper).toEqual([
    { value: 'low', count: 2 },
    { value: 'high', count: 1 },
  ]);
  expect((await get('/v1/voices?count_by=temper')).counts.rows).toEqual([
    { values: ['low'], count: 2 },
    { values: [null], count: 1 },
    { values: ['high'], count: 1 },
  ]);
  expect(idsOf(await get('/v1/voices?tempers=-high'))).not.toContain('fictional/Bob');
  expect(idsOf(await get('/v1/audio/voices?tempers=high'))).toHaveLength(1);
  expect((await get('/v1/metadata')).tempers).toEqual(['high', 'low']);
});

it('a search finds its values by their words', async () => {
  expect(idsOf(await get('/v1/voices?search=high'))).toEqual(['fictional/Bob']);
  expect(idsOf(await get('/v1/voices?search=high+or+low'))).toHaveLength(3);
  const { suggestions } = await get('/v1/voices?tempers=hihg');
  expect(suggestions.did_you_mean).toEqual([{ parameter: 'tempers', value: 'hihg', nearest: ['high'] }]);
});

it('its values are completed', async () => {
  const { completions } = await get('/v1/complete?q=hig');
  expect(completions).toContainEqual({
    kind: 'temper',
    label: 'high',
    value: 'high',
    count: 1,
    parameters: { tempers: 'high' },
  });
});

it('the OpenAPI description has it at each operation that filters', async () => {
  const { paths, components } = await get('/openapi.json');
  for (const path of ['/v1/voices', '/v1/complete', '/v1/audio/voices'])
    expect(paths[path].get.parameters).toContainEqual(expect.objectContaining({ name: 'tempers' }));
  expect(components.schemas.Facets.properties).toHaveProperty('temper');
  expect(components.schemas.SearchParameter.enum).toContain('tempers');
  expect(components.schemas.CompletionKind.enum).toContain('temper');
});

async function call(name: string, args: object) {
  const params = { name, arguments: args };
  const { body } = await request(app)
    .post('/api/mcp')
    .set('Accept', 'application/json, text/event-stream')
    .send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
    .expect(200);
  return body.result.structuredContent;
}

it('likeness counts it after everything else', async () => {
  const { voices, similar } = await get('/v1/voices?similar_to=fictional/Bob&limit=3');
  expect(voices[2].id).toBe('fictional/Dan');
  expect(similar[0]).toMatchObject({ id: 'fictional/Ada', differs: expect.arrayContaining(['temper']) });
});

it('the tools of MCP take it, count it, list it, show it and tell how much of it is recorded', async () => {
  const { tools } = await get('/.well-known/mcp.json');
  expect(tools[0].inputSchema.properties.tempers.description).toBe('low, high.');
  expect(tools[0].inputSchema.properties.count_by.description).toContain('temper');
  const { columns, rows } = await call('search_voices', { tempers: 'high' });
  expect(rows.map((row: readonly string[]) => row[columns.indexOf('temper')])).toEqual(['high']);
  expect((await call('search_voices', { count_by: 'temper' })).rows).toContainEqual(['low', 2]);
  expect((await call('get_voice_metadata', { list: 'tempers' })).rows).toEqual([
    ['low', 2],
    ['high', 1],
  ]);
  expect((await call('get_voice_metadata', {})).notes[0]).toContain('temper 75 %');
  expect((await call('search_voices', { tempers: 'high', genders: 'male' })).notes).toContainEqual(
    expect.stringContaining('temper is recorded for 1 of 1 voices'),
  );
});

it('the options of the command line have it', async () => {
  const { optionsOf } = await import(join(copy, 'src/cli/search-options.ts'));
  const { SearchQuery } = await import(join(copy, 'src/domain/query.ts'));
  expect(optionsOf(SearchQuery).map(({ long }: { readonly long: string }) => long)).toContain('--tempers');
});

it('a list that no longer states it is told', async () => {
  const { findLostFields } = await import(join(copy, 'src/ingest/judge/stated-fields.ts'));
  const stored = Array.from({ length: 5 }, (_, at) => ({ id: `fictional/${at}`, temper: 'low' }));
  const rewritten = stored.map((was) => ({ was, now: { id: was.id } }));
  expect(findLostFields(stored, { rewritten, absent: [] })).toEqual([{ field: 'temper', before: 5, now: 0 }]);
});

it("the page's address, its requests and the description of a voice have it", async () => {
  const { parseSearch, toAnswerPath, toPagePath } = await import(join(copy, 'src/page/state/search-url.ts'));
  const search = parseSearch(new URLSearchParams('tempers=low'));
  expect(toPagePath(search)).toBe('/?tempers=low');
  expect(toAnswerPath(search)).toContain('tempers=low');
  const { text } = await request(app).get('/voice/fictional/Ada').set('Accept', 'text/html');
  expect(text).toMatch(/<meta name="description"[^>]*low/);
});

// Only a long run builds all sources again, which takes longer than most test files.
longTests(it, it.skip)('all sources compile, and the client that the build makes takes it', async () => {
  await rm(join(copy, 'dist'));
  // The compiler prints its errors on stdout, which the error of a failed command leaves out.
  const built = await run(process.execPath, ['scripts/build.mjs'], { cwd: copy }).catch((error) => error);
  expect(built).toMatchObject({ stdout: expect.not.stringContaining('error TS') });
  expect(built).not.toBeInstanceOf(Error);
  const { assertParameters } = await import(join(copy, 'packages/client/dist/parameters.js'));
  for (const call of ['voices.search', 'voices.all', 'complete'])
    expect(() => assertParameters({ tempers: 'low' }, call)).not.toThrow();
  expect(() => assertParameters({ temper: 'low' }, 'complete')).toThrow('It takes');
});
