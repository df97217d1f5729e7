import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('./', import.meta.url);

/** Installs the engines to compare with, unless what the lockfile names is there already. */
export function installPeers(): void {
  const wanted = versionsIn('package-lock.json');
  if (wanted === versionsIn('node_modules/.package-lock.json')) return;
  const { status } = spawnSync('npm', ['ci'], {
    cwd: fileURLToPath(FOLDER),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed in bench/');
}

function versionsIn(lockfile: string): string | undefined {
  try {
    const { packages } = JSON.parse(readFileSync(new URL(lockfile, FOLDER), 'utf8'));
    delete packages[''];
    return JSON.stringify(
      Object.entries<{ version: string }>(packages).map(([path, { version }]) => [path, version]),
    );
  } catch {
    return undefined;
  }
}
