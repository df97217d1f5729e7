import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';

/** Runs `use` with a temporary folder, and removes the folder afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-directory-'));
  try {
    return await use(folder);
  } finally {
    // A stopped service may end the copy of a blob yet, as a process that ends cuts it off.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Creates a temporary folder for the tests of a file or group, and removes it after them. Returns a function that gives its path. */
export function useFolder(): () => string {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voice-directory-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => folder;
}
