import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LOCK_SUFFIX, withLockFile } from '../../src/storage/lock-file.ts';

it('a lock that another process took for abandoned ends without an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voice-directory-'));
  const path = join(folder, 'latest.json');
  await withLockFile(path, () => rm(path + LOCK_SUFFIX));
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
