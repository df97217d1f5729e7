import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { launch } from './process.ts';

/** Returns a configuration of `deploy/` for a service at one port and the cache at another. Fails where the text no longer has the ports. */
export async function configure(
  file: string,
  replacements: Readonly<Record<string, string>>,
): Promise<string> {
  let configuration = await readFile(join('deploy', file), 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    expect(configuration).toContain(from);
    configuration = configuration.replaceAll(from, to);
  }
  return configuration;
}

/** Starts nginx with `deploy/nginx.conf` in a folder, before services at these ports. */
export async function startNginx(folder: string, services: readonly number[], port: number): Promise<void> {
  const site = await configure('nginx.conf', {
    '  server 127.0.0.1:3000 max_fails=0;': services
      .map((each) => `server 127.0.0.1:${each} max_fails=0;`)
      .join('\n'),
    'listen 80;': `listen 127.0.0.1:${port};`,
    '/var/cache/nginx/voice-directory': join(folder, 'cache'),
  });
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${own.join(' ')} ${site} }`,
  );
  launch('nginx', ['-p', folder, '-c', file], {});
}

/** Waits until a cache in front of a ready service answers. */
export async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const status = await fetch(`${url}/readyz`).then(
      (each) => each.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(100);
  }
  throw new Error(`no answer from ${url}`);
}

/** Asks for the list of MCP's tools, which no cache may store. */
export function listTools(url: string): Promise<Response> {
  return fetch(`${url}/api/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  });
}
