import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Readiness } from '../../src/domain/service-state.ts';
import { withFolder } from '../support/folder.ts';
import { longTests } from '../support/long-tests.ts';
import { run, start, stop, untilServing } from '../support/process.ts';

/** Voices that a heap of 128 MB cannot hold, and heaps of a replica and of the operator who accepts the list. */
const GROWN = 60_000;
const REPLICA = { NODE_OPTIONS: '--max-old-space-size=128' };
const OPERATOR = { NODE_OPTIONS: '--max-old-space-size=2048' };
/** Seven processes and an ingest of 60,000 voices take half a minute. The table of a short run is in the tests of jobs and gates. */
const itLong = longTests(it, it.skip);

let listed = 100;
const provider = createServer((_request, response) => {
  const tts = Array.from({ length: listed }, (_, at) => ({
    canonical_name: `aura-2-v${at}-en`,
    architecture: 'aura-2',
    languages: ['en-GB'],
    metadata: { accent: 'British', tags: ['feminine', 'warm'], use_cases: ['narration'] },
  }));
  response.end(JSON.stringify({ tts }));
});
beforeAll(async () => {
  await once(provider.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void provider.close());

itLong('a replica with little memory outlives a list that grows, and starts again after it', () =>
  withFolder(async (folder) => {
    const { port } = provider.address() as AddressInfo;
    const DEEPGRAM_BASE_URL = `http://127.0.0.1:${port}`;
    const env = { PROVIDERS: 'deepgram', SOURCES: 'auto', DATA_DIR: folder, DEEPGRAM_BASE_URL };
    const readyAt = async (url: string) => Readiness.parse(await (await fetch(`${url}/readyz`)).json());
    expect(await run(['ingest'], { ...env, ...REPLICA })).toMatchObject({ code: 0 });
    const replica = start(['serve'], { ...env, ...REPLICA });
    const { url } = await untilServing(replica);
    listed = GROWN;
    const held = await run(['ingest'], { ...env, ...REPLICA });
    expect([held.code, held.err + held.out]).toEqual([2, expect.stringContaining('57899 further records')]);
    expect(await readyAt(url)).not.toHaveProperty('oversized_snapshot');
    const accepted = await run(['ingest', '--accept', 'deepgram'], { ...env, ...OPERATOR });
    expect(accepted).toMatchObject({ code: 0 });
    while (!(await readyAt(url)).oversized_snapshot) await sleep(100);
    const told = { oversized_snapshot: { voices: GROWN }, catalog: { voices: 100 } };
    expect(await readyAt(url)).toMatchObject(told);
    await stop(replica);
    const next = start(['serve'], { ...env, ...REPLICA });
    expect(await readyAt((await untilServing(next)).url)).toMatchObject(told);
    await stop(next);
    const larger = start(['serve'], { ...env, ...OPERATOR });
    expect(await readyAt((await untilServing(larger)).url)).toMatchObject({ catalog: { voices: GROWN } });
    await stop(larger);
  }),
);
