import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { useCli } from '../support/cli.ts';

const { path, run } = useCli();

describe('the command line', () => {
  it('the help lists every command, with examples and exit codes', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const command of ['serve', 'ingest', 'providers', 'search', 'audio-url', 'openapi'])
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

describe('voice-directory openapi', () => {
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
});
