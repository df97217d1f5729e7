import { beforeAll, expect, it } from '@jest/globals';
import { useCli } from '../support/cli.ts';
import { countBundled } from '../support/providers.ts';
import { bundledOf } from '../support/snapshot.ts';

const { path, run, store } = useCli();
beforeAll(async () => {
  const { voices, ...rest } = await bundledOf('azure', 'deepgram', 'polly');
  // Each command builds a catalog of the snapshot, so that further hundreds of voices would be built for each test.
  const few = voices.filter(
    ({ id, provider }) => provider !== 'azure' || /^azure\/en-(?:US-J|GB-A)/.test(id),
  );
  await store({ ...rest, voices: few });
});

it('the command search prints plain lines for a program', async () => {
  const { code, out } = await run('search british female --limit 2');
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'id=deepgram/aura-2-pandora-en name=Pandora language=en-GB gender=Female accent=British age=adult preview=yes',
    'id=polly/Amy/generative name=Amy language=en-GB gender=Female accent=British preview=no',
    expect.stringMatching(/^2 of \d+ voices$/),
  ]);
});

it('the command search prints a table for a person', async () => {
  const { out } = await run('search jenny', {}, { isTerminal: true });
  expect(out).toMatch(/^id +name .*^azure\/en-US-JennyNeural +Jenny /ms);
});

it('the command search takes the parameters of the API as options, and prints its answer with --json', async () => {
  const { out } = await run(
    'search --json --providers polly --genders f --has-preview false --limit 1 --facets',
  );
  expect(JSON.parse(out)).toMatchObject({ limit: 1, hasMore: true, facets: { provider: expect.any(Array) } });
});

it.each([
  ['brittish voice', 'voice: left out, because it tells nothing'],
  ['brittish voice', 'brittish: read as british'],
  ['jenny xqzvw', 'xqzvw: left out, because no voice has it'],
  ['polly jenny azure', 'azure: left out, because no voice has it and the other words'],
])('the command search says of %j: %s', async (words, line) => {
  expect((await run(`search ${words} --limit 1`)).out.split('\n')).toContain(line);
});

it('the command search prints suggestions where it finds no voice', async () => {
  expect((await run('search joanna --providers polly --language Frensh')).out.split('\n')).toEqual([
    'No voice has "Frensh" in language.',
    'Frensh: did you mean French?',
    expect.stringMatching(/^without language: \d+ voices$/),
    '0 of 0 voices',
  ]);
  expect((await run('search joanna --providers azure')).out).toMatch(/^without search: \d+ voices$/m);
});

it('the command search prints the differences between similar voices', async () => {
  const { out } = await run('search --similar-to polly/Joanna/neural --limit 1');
  expect(out).toMatch(/^id=polly\/Joanna\/\w+ .* differs=model_id$/m);
});

it.each(['--providers -deepgram,-polly', '--providers=-deepgram,-polly'])(
  'the command search with %s leaves the providers out',
  async (option) => {
    const { code, out } = await run(`search --json --limit 200 ${option}`);
    expect(code).toBe(0);
    const { voices } = JSON.parse(out);
    expect(new Set(voices.map(({ provider }: { provider: string }) => provider))).toEqual(new Set(['azure']));
  },
);

it('the command search tells the words that it leaves out', async () => {
  const { out } = await run('search --limit 1 --providers polly -- english -american');
  expect(out).toMatch(/^american: voices with american are left out$/m);
  expect((await run('search english -american')).err).toMatch(/unknown option '-american'/);
});

it('the command search prints the values of each facet under the name of their option', async () => {
  const { out } = await run('search --facets english --limit 1');
  expect(out).toMatch(/^providers=azure label="Microsoft Azure Speech" voices=\d+$/m);
  expect(out).toMatch(/^language=English code=en voices=\d+$/m);
  expect(out.match(/^language=/gm)).toHaveLength(10);
  expect(out).toMatch(/^language: \d+ more values \(--json has them\)$/m);
  const { out: table } = await run('search --facets english --limit 1', {}, { isTerminal: true });
  expect(table).toMatch(/^providers +label +voices$.*^azure +Microsoft Azure Speech +\d+$/ms);
});

it('the command search prints the fields that are asked for', async () => {
  const { out } = await run('search joanna --fields model_id,gender --limit 1');
  expect(out).toMatch(/^id=polly\/Joanna\S+ name=Joanna language=en-US gender=Female model_id=\w+$/m);
  expect(out).not.toContain('accent=');
});

it('the command search tells the fields that each word matched', async () => {
  const { out } = await run('search --explain joanna american --limit 1');
  expect(out).toMatch(/matched=\S*joanna:name\S*$/m);
  expect(out).toMatch(/matched=\S*american:accent\S*$/m);
});

it('the command search tells which ids are missing, and their replacements', async () => {
  const { out } = await run('search --ids polly/Joanna/neural,polly/Joanna');
  expect(out).toMatch(/^missing: polly\/Joanna \(unknown\), instead: polly\/Joanna\S+/m);
});

it('every parameter of the API has an option, and the words are the argument', async () => {
  const { out } = await run('search --help');
  const options = [...out.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name?.replaceAll('-', '_'));
  const { paths } = JSON.parse((await run('openapi')).out);
  const parameters = paths['/v1/voices'].get.parameters
    .filter((each: { in: string }) => each.in === 'query')
    .map(({ name }: { name: string }) => name);
  expect(['search', ...options].sort()).toEqual([...parameters, 'json'].sort());
});

it('the command search without a stored snapshot searches the bundled lists', async () => {
  const { out } = await run('search', { DATA_DIR: path('none'), PROVIDERS: 'openai' });
  expect(out).toMatch(new RegExp(`of ${countBundled('openai')} voices$`));
});

it.each([
  ['fictional/x', /^No voice has this id/],
  ['azure/en-GB-AbbiNeural', /^No preview of this voice is published\.$/],
])('the command audio-url explains why it has no preview of %s', async (id, reason) => {
  expect(await run(`audio-url ${id}`)).toMatchObject({ code: 1, err: expect.stringMatching(reason) });
});
