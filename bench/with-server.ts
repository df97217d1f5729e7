import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { environment } from './product.ts';
import { until } from './waiting.ts';

export interface ServerProgram {
  readonly node: string;
  /** Server's program of the checkout that is measured. */
  readonly program: string;
  /** Module that the server loads first. */
  readonly preload?: string;
}

/** A server that answers. */
export interface Server {
  readonly port: number;
  readonly pid: number;
  readonly process: ChildProcess;
}

/** Starts a server with the bundled catalog and further settings while `use` runs. */
export async function withServer<Result>(
  { node, program, preload }: ServerProgram,
  settings: Readonly<Record<string, string>>,
  use: (server: Server) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voice-directory-server-'));
  const port = await freePort();
  const child = fork(program, ['serve'], {
    execPath: node,
    execArgv: preload ? ['--import', preload] : [],
    env: { ...environment(dataDir), ...settings, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await until(
      async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true,
    );
    await sleep(1000);
    return await use({ port, pid: child.pid ?? 0, process: child });
  } finally {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}
