import { beforeAll, expect, it } from '@jest/globals';
import { NO_EVENTS } from '../../src/ingest/ledger/change-log.ts';
import { useCli } from '../support/cli.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const { run, store } = useCli();
const AT = '2026-11-21T06:00:00.000Z';

beforeAll(async () => {
  const frame = { seq: 1, at: '2026-11-20T06:00:00.000Z', version: 'v1' };
  const changed = { 'azure/b': ['accent', 'name'] };
  const log = [
    { ...NO_EVENTS, ...frame, cut: true },
    { ...NO_EVENTS, seq: 2, at: AT, version: 'v2', added: ['azure/a'], removed: ['polly/c'], changed },
  ];
  const voices = ['azure/a', 'azure/b'].map((id) => voice({ id }));
  await store(snapshotOf(voices));
  await store(snapshotOf(voices, { log }));
});

it('the command changes prints plain lines for a program, and how to go on', async () => {
  expect((await run('changes')).out.split('\n')).toEqual([
    `id=azure/a kind=added at=${AT} seq=2`,
    `id=azure/b kind=changed at=${AT} seq=2 fields=accent,name`,
    `id=polly/c kind=removed at=${AT} seq=2`,
    '3 changes; later ones: --since 2',
  ]);
});

it('the command changes prints a table for a person', async () => {
  const { out } = await run('changes --kinds removed', {}, { isTerminal: true });
  expect(out).toMatch(/^id +kind .*\npolly\/c +removed .*\n1 change; later ones: --since 2$/s);
});

it('the command changes takes the parameters of the API as options, and prints its answer with --json', async () => {
  const { out } = await run('changes --json --since 1 --providers azure --kinds added,changed --limit 1');
  expect(JSON.parse(out)).toMatchObject({
    changes: [{ kind: 'added', id: 'azure/a', voice: { name: 'a' } }],
    next: '1.2.2.azure/a',
    has_more: true,
  });
  const { out: next } = await run('changes --since 1.2.2.azure/a --kinds -removed');
  expect(next).toMatch(/^id=azure\/b .*\n1 change; later ones: --since 2$/);
});

it('the command changes tells where the history is gone, and how to go on', async () => {
  const { code, err } = await run('changes --since 0');
  expect([code, err]).toEqual([1, expect.stringMatching(/^Changes are known since 1 .*voices\.ndjson/)]);
});
