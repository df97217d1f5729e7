import { readdir, readFile } from 'node:fs/promises';
import { expect, it, jest } from '@jest/globals';
import { PreviewManifest as Manifest, type PreviewManifest } from '../../src/domain/preview-manifest.ts';
import { GREETINGS } from '../../src/providers/greeting-of.ts';
import { mp3Of, toneOf } from '../support/audio.ts';
import { useCli } from '../support/cli.ts';
import { useNoPrograms } from '../support/no-programs.ts';
import { useSpeechHost } from '../support/speech-host.ts';

const cli = useCli();
const host = useSpeechHost();
const findPrograms = useNoPrograms();

const SPEAKERS = ['Ana Florence', 'Claribel Dervla', 'Daisy Studious'];

/** Answers as an xtts-api-server with a few of the studio speakers, of which these fail or say nothing. */
function serve(failing: readonly string[] = [], mute: readonly string[] = []): void {
  host().answer(({ method, body }, response) => {
    if (method === 'GET') return void response.end(JSON.stringify(SPEAKERS));
    const { speaker_wav } = JSON.parse(body) as { speaker_wav: string };
    if (failing.includes(speaker_wav)) response.writeHead(400).end('{}');
    else response.end(mute.includes(speaker_wav) ? toneOf(1).fill(0, 44) : toneOf(1));
  });
}

/** Runs the command for the speakers of XTTS, with a folder below the one of the file. */
const synthesize = (folder: string, line = '') =>
  cli.run(`previews synthesize ${line}`, {
    PROVIDERS: 'xtts,murf',
    XTTS_BASE_URL: host().url,
    PREVIEW_DIR: cli.path(folder),
  });

const manifestIn = async (folder: string): Promise<PreviewManifest['recordings']> =>
  Manifest.parse(JSON.parse(await readFile(cli.path(folder, 'manifest.json'), 'utf8'))).recordings;

const spoken = () => host().heard.filter(({ method }) => method === 'POST');

it('previews synthesize records the voices that the host has, and tells the plan before and the result after', async () => {
  findPrograms();
  serve();
  const { code, out, err } = await synthesize('all');
  // A busy machine takes so long that the progress is told.
  expect(err.replaceAll(/^voices spoken: .*\n?/gm, '')).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('provider=xtts synthesizer=xtts-api-server voices=3 characters=165 paid=no');
  expect(out).toMatch(/left out, not installed where their provider speaks: 55/);
  expect(out).toMatch(/left out, without a synthesizer: \d+/);
  expect(out).toContain(
    `3 voices spoken into ${cli.path('all')}, 0 unfit, 0 failed, 0 not tried, 3 measured`,
  );
  const recordings = await manifestIn('all');
  expect(Object.keys(recordings).sort()).toEqual(SPEAKERS.map((name) => `xtts/${name}`));
  expect(recordings['xtts/Ana Florence']).toMatchObject({ spoken_by: 'xtts-api-server', seconds: 1 });
});

it('previews synthesize names the voices that fail, ends with 2, and says only those again in the next run', async () => {
  serve(['Claribel Dervla']);
  // Each look at the clock is a minute later, so that each voice is told.
  const now = performance.now();
  let looked = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 60_000 * looked++);
  const first = await synthesize('again');
  clock.mockRestore();
  expect(first.err).toMatch(/^voices spoken: [12] of 3, 0 unfit, 1 failed$/m);
  expect(first).toMatchObject({ code: 2, err: expect.stringContaining('xtts/Claribel Dervla: ') });
  expect(first.err).not.toContain('xtts/Ana');
  expect(spoken()).toHaveLength(3);
  serve();
  expect(await synthesize('again')).toMatchObject({ code: 0 });
  expect(spoken()).toHaveLength(4);
  expect(Object.keys(await manifestIn('again'))).toHaveLength(3);
});

it('previews synthesize tells the voices that say nothing beside others, and ends with 0 at each run', async () => {
  serve([], ['Daisy Studious']);
  const { code, out, err } = await synthesize('silent');
  expect({ code, err }).toEqual({ code: 0, err: 'xtts/Daisy Studious: no audio: it is silent' });
  expect(out).toContain(`2 voices spoken into ${cli.path('silent')}, 1 unfit, 0 failed, 0 not tried`);
  expect(Object.keys(await manifestIn('silent'))).toHaveLength(2);
  const again = await synthesize('silent', '--json');
  expect(again.code).toBe(0);
  expect(JSON.parse(again.out)).toMatchObject({
    tallies: [{ provider: 'xtts', spoken: 0, unfit: 1, failed: 0 }],
    failures: [],
    unfit: ['xtts/Daisy Studious'],
  });
});

it('previews synthesize ends with 2 if all voices of a provider say nothing', async () => {
  serve([], SPEAKERS);
  const { code, err } = await synthesize('mute');
  expect(code).toBe(2);
  expect(err).toMatch(/^xtts: no voice says its sentence, so that its synthesizer may be set up wrong$/m);
});

it('previews synthesize speaks nothing if the sentences have more characters than allowed', async () => {
  serve();
  const { code, err } = await synthesize('budget', '--max-characters 164');
  expect(code).toBe(1);
  expect(err).toContain('165 characters, more than --max-characters 164: nothing was spoken.');
  expect(spoken()).toEqual([]);
  expect(await synthesize('budget', '--max-characters 164 --limit 2')).toMatchObject({ code: 0 });
  expect(spoken()).toHaveLength(2);
});

it('previews synthesize tells the plan only in a dry run', async () => {
  serve();
  const { code, out } = await synthesize('dry', '--dry-run --json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    dry_run: true,
    characters: 165,
    plan: [{ provider: 'xtts', voices: 3, is_paid: false }],
    unready: [],
    not_installed: 55,
  });
  expect(spoken()).toEqual([]);
  await expect(readdir(cli.path('dry'))).rejects.toMatchObject({ code: 'ENOENT' });
});

it('previews synthesize prints the result as JSON', async () => {
  serve(['Daisy Studious']);
  const { code, out } = await synthesize('json', '--json');
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({
    dry_run: false,
    target: cli.path('json'),
    tallies: [{ provider: 'xtts', spoken: 2, failed: 1, left: 0 }],
    failures: [{ id: 'xtts/Daisy Studious', reason: expect.stringContaining('answered 400') }],
  });
});

it('previews synthesize ends with 2 if a host does not tell its voices', async () => {
  const { code, err } = await synthesize('unready');
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringMatching(/^xtts: .*speakers_list answered 404$/),
  });
});

it('previews synthesize speaks with a server of OpenAI’s API and with that of Kokoro at once', async () => {
  host().answer(({ method }, response) => {
    if (method === 'POST') response.end(mp3Of(40));
    else response.end(JSON.stringify({ voices: ['af_heart', { id: 'em_santa' }, 'a_blend'] }));
  });
  const { code, out } = await cli.run('previews synthesize', {
    PROVIDERS: 'openai,kokoro',
    OPENAI_BASE_URL: host().url,
    KOKORO_BASE_URL: host().url,
    PREVIEW_DIR: cli.path('servers'),
  });
  expect(code).toBe(0);
  expect(out).toMatch(
    /synthesizer=kokoro-fastapi voices=1 .*\n.*synthesizer=openai-compatible voices=13 .*paid=no/,
  );
  const asked = spoken().map(({ path, body }) => ({ path, ...JSON.parse(body) }));
  expect(asked).toContainEqual(
    expect.objectContaining({
      path: '/v1/audio/speech',
      model: 'kokoro',
      voice: 'em_santa',
      input: GREETINGS.es,
    }),
  );
  expect(asked).toContainEqual(
    expect.objectContaining({ model: 'gpt-4o-mini-tts', voice: 'verse', input: GREETINGS.en }),
  );
  const recordings = await manifestIn('servers');
  expect(recordings['kokoro/em_santa']).toMatchObject({
    media_type: 'audio/mpeg',
    spoken_by: 'kokoro-fastapi',
  });
  expect(recordings['openai/verse/gpt-4o-mini-tts']).toMatchObject({ spoken_by: 'openai-compatible' });
});
