import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const LIST = fileURLToPath(new URL('../../fixtures/cartesia/voices.json', import.meta.url));
/** Voices that differ between two answers. */
const CHANGED = 20;

/** A provider's list that has lost, gained and renamed voices each time it is asked. */
export async function serveChangingList(): Promise<{ readonly url: string; close(): void }> {
  const records: { readonly id: string; readonly name: string }[] = JSON.parse(await readFile(LIST, 'utf8'));
  let asked = 0;
  const server = createServer(({ url = '' }, response) => {
    if (!url.startsWith('/voices?')) return void response.writeHead(404).end();
    asked++;
    const start = (asked * CHANGED) % (records.length - 2 * CHANGED);
    const list = records
      .toSpliced(start, CHANGED)
      .map((record, at) =>
        at % 50 === asked % 50 ? { ...record, name: `${record.name} ${asked}` } : record,
      );
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(list));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
