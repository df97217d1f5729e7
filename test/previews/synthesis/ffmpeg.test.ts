import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readAudio } from '../../../src/previews/audio/read-audio.ts';
import { findProgram } from '../../../src/previews/run-program.ts';
import { findFfmpeg } from '../../../src/previews/synthesis/ffmpeg.ts';
import { toneOf } from '../../support/audio.ts';
import { isInstalled } from '../../support/installed.ts';
import { NEVER } from '../../support/speech-host.ts';

const itWithProgram = isInstalled('ffmpeg', '-version') ? it : it.skip;

itWithProgram(
  'ffmpeg (needs the program) makes a small Opus file of a recording, the same at each run',
  async () => {
    const encode = await findFfmpeg();
    const tone = toneOf(5);
    const [first, second] = [await encode?.(tone, NEVER), await encode?.(tone, NEVER)];
    expect(readAudio(first ?? tone)).toEqual({ media_type: 'audio/ogg', seconds: expect.closeTo(5, 1) });
    expect(first?.byteLength).toBeLessThan(tone.length / 4);
    expect(second).toEqual(first);
  },
);

it('a machine without ffmpeg has no encoder', async () => {
  expect(await findFfmpeg('voice-directory-no-such-program')).toBeUndefined();
});

it('a program is looked for without the keys of this process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'program-'));
  await writeFile(join(folder, 'printer'), '#!/bin/sh\n[ -z "$ACME_API_KEY" ] || exit 1\n', { mode: 0o755 });
  process.env.ACME_API_KEY = 'secret';
  try {
    expect(await findProgram(join(folder, 'printer'), [])).toBeDefined();
  } finally {
    delete process.env.ACME_API_KEY;
    await rm(folder, { recursive: true });
  }
});
