import { describe, expect, it } from '@jest/globals';
import { ChangeListResponse, ChangesQuery } from '../../src/domain/changes.ts';
import type { ChangeLog } from '../../src/domain/snapshot.ts';
import { NO_EVENTS } from '../../src/ingest/ledger/change-log.ts';
import { appOf } from '../support/app.ts';
import { catalogOf } from '../support/catalog.ts';
import { request } from '../support/request.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  asked: Rows<[query: string, expected: readonly string[]]>;
  gone: readonly string[];
}>(import.meta);

/** Entry of a log, one day after another. */
const entry = (seq: number, events: Partial<ChangeLog[number]>): ChangeLog[number] => ({
  ...NO_EVENTS,
  ...{ seq, at: `2026-11-${String(seq).padStart(2, '0')}T06:00:00.000Z`, version: `v${seq}` },
  ...events,
});

const ODD = 'acme/"<&>"\u0007,ü';
const LOG: ChangeLog = [
  entry(4, { cut: true }),
  entry(5, { added: ['acme/new', 'acme/brief', 'azure/a'], changed: { 'acme/edited': ['name'] } }),
  entry(7, { removed: ['acme/brief', 'acme/gone', 'acme/flap'], added: [ODD] }),
  entry(8, {
    returned: ['acme/flap', 'acme/back'],
    changed: { 'acme/back': ['accent'] },
    removed_by_directory: ['azure/old'],
  }),
  entry(10, { changed: { 'acme/edited': ['age'] }, changed_by_directory: { 'azure/a': ['styles'] } }),
];
const IDS = ['acme/new', 'azure/a', 'acme/edited', ODD, 'acme/flap', 'acme/back', 'acme/always'];

const snapshot = (log = LOG, ids = IDS, seq = 12) =>
  snapshotOf(
    ids.map((id) => voice({ id })),
    {
      seq,
      log,
      ledger: {
        'acme/gone': {
          first_seen: '2026-01-01',
          removed_at: '2026-11-07T06:00:00.000Z',
          last_known: voice({ id: 'acme/gone' }),
        },
      },
    },
  );

const app = await appOf(snapshot());
const empty = await appOf(snapshot([entry(4, { cut: true })], IDS, 9));

async function ask(query: string, from = app): Promise<ChangeListResponse> {
  const { body } = await request(from).get(`/v1/changes?${query}`).expect(200);
  return ChangeListResponse.parse(body);
}

const told = ({ changes }: ChangeListResponse) => changes.map(({ seq, kind, id }) => `${seq} ${kind} ${id}`);

it('changes are net since a cursor, each voice at its last event and as it is now', async () => {
  const answer = await ask('since=4');
  expect(told(answer)).toEqual([
    '5 added acme/new',
    `7 added ${ODD}`,
    '7 removed acme/gone',
    '8 returned acme/back',
    '8 removed azure/old',
    '10 changed acme/edited',
    '10 added azure/a',
  ]);
  expect(answer).toMatchObject({ next: '12', has_more: false, oldest: 4 });
  expect(answer.changes[2]).toEqual({
    ...{ seq: 7, at: '2026-11-07T06:00:00.000Z', kind: 'removed', id: 'acme/gone' },
    replacements: expect.arrayContaining([expect.stringMatching(/^acme/)]),
  });
  const { body } = await request(app).get('/v1/voices/acme/edited');
  expect(answer.changes[5]).toEqual({
    ...{ seq: 10, at: '2026-11-10T06:00:00.000Z', kind: 'changed', id: 'acme/edited' },
    voice: body,
    fields: ['age', 'name'],
  });
  expect(answer.changes[4]).toMatchObject({ by: 'directory' });
  expect(answer.changes[6]).not.toHaveProperty('by');
});

it.each(TABLE.asked)('asked by %s begin with %j', async (query, expected) => {
  expect(told(await ask(query)).slice(0, expected.length || undefined)).toEqual(expected);
});

it.each(['', '&providers=acme', '&kinds=-changed', '&kinds=removed'])(
  'joined from pages of any size are those of one page%s',
  async (filter) => {
    const whole = await ask(`since=4${filter}`);
    for (const limit of [1, 2, 3]) {
      const joined: string[] = [];
      for (let next = '4', isMore = true; isMore; ) {
        const page = await ask(`limit=${limit}&since=${encodeURIComponent(next)}${filter}`);
        expect(page.changes.length).toBeLessThanOrEqual(limit);
        joined.push(...told(page));
        ({ next, has_more: isMore } = page);
      }
      expect(joined).toEqual(told(whole));
    }
  },
);

it('changes of a voice that a page brought and that is gone since are told again, although it was not there before', async () => {
  const first = await ask('since=4&limit=1');
  expect(told(first)).toEqual(['5 added acme/new']);
  const later = [...LOG, entry(13, { removed: ['acme/new'] })];
  const after = await appOf(snapshot(later, IDS.slice(1), 13));
  expect(told(await ask(`since=${first.next}`, after))).toContain('13 removed acme/new');
  expect(told(await ask('since=4', after))).not.toContain('13 removed acme/new');
});

it('changes of an empty log are none', async () => {
  for (const query of ['', 'since=4', 'since=9', 'since=2026-11-05'])
    expect(await ask(query, empty)).toMatchObject({ changes: [], next: '9', has_more: false, oldest: 4 });
});

describe('changes that are not known', () => {
  it.each(TABLE.gone)('since %s are 410 with the way out', async (since) => {
    const { body } = await request(app).get('/v1/changes').query({ since }).expect(410);
    expect(body.error).toMatchObject({
      code: 'history_gone',
      message: expect.stringMatching(/\/v1\/voices\.ndjson, and then what changed since 12\.$/),
    });
  });

  it.each(['gone', 'added,', 'add-ed', '--added', 'Added'])(
    'of the kinds %s are refused unless all are known',
    async (kinds) => {
      await request(app)
        .get('/v1/changes')
        .query({ kinds })
        .expect(kinds === 'added,' ? 200 : 400);
    },
  );
});

const feed = (query = '', from = app) => request(from).get(`/v1/changes.atom${query}`);
const entriesOf = (xml: string) => [...xml.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, text]) => text ?? '');
const titlesOf = (xml: string) => entriesOf(xml).map((text) => /<title>(.*)<\/title>/.exec(text)?.[1]);

it('the Atom feed has an entry for each snapshot and provider, newest first', async () => {
  const { text: body, headers } = await feed().expect(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(titlesOf(body)).toEqual([
    'acme: 1 changed',
    'azure: 1 changed by the directory',
    'acme: 2 returned',
    'azure: 1 removed by the directory',
    'acme: 1 added, 3 removed',
    'acme: 2 added, 1 changed',
    'azure: 1 added',
  ]);
  const ids = [...body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(8);
  expect(ids[1]).toBe('tag:github.com,2026:voice-directory/voice-directory:changes/10/v10/acme');
  expect(body).toContain('<updated>2026-11-10T06:00:00.000Z</updated>');
  expect(body).toContain('acme/&#34;&#60;&#38;&#62;&#34;\uFFFD,ü');
});

it('the Atom feed is restricted to providers, and is a feed of its own then', async () => {
  const { text: body } = await feed('?providers=azure').expect(200);
  expect(titlesOf(body)).toHaveLength(3);
  const [updated, ...ofEntries] = [...body.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, time]) => time);
  expect(ofEntries).toEqual([...new Set(ofEntries)].sort().reverse());
  expect(updated).toBe(ofEntries[0]);
  expect(body).toContain(
    '<id>tag:github.com,2026:voice-directory/voice-directory:changes?providers=azure</id>',
  );
  expect(body).toContain('href="changes.atom?providers=azure"');
  expect((await feed('?providers=%3Cx%3E%22').expect(200)).text).toContain('changes of &#60;x&#62;&#34;');
});

it('the Atom feed is read in pages by its links, without loss', async () => {
  const log = [entry(1, { cut: true })].concat(
    Array.from({ length: 120 }, (_, index) => ({
      ...entry(5, { added: [`acme/${index}`] }),
      seq: index + 2,
    })),
  );
  const long = await appOf(snapshot(log, IDS, 130));
  const pages: number[] = [];
  let address: string | undefined = 'changes.atom';
  while (address) {
    const { text: body }: { text: string } = await request(long).get(`/api/${address}`).expect(200);
    expect(body).toContain(`<link rel="self" type="application/atom+xml" href="${address}"/>`);
    pages.push(entriesOf(body).length);
    address = /rel="next"[^>]*href="([^"]+)"/.exec(body)?.[1];
  }
  expect(pages).toEqual([50, 50, 20]);
});

it.each([
  [60, 1, [25, 1], [35, 0]],
  [60, 90, [25, 25], [35, 65]],
])(
  'the Atom feed names 25 ids each of %i added and %i removed, and the number of the others',
  async (added, removed, named, others) => {
    const idsOf = (kind: string, count: number) =>
      Array.from({ length: count }, (_, index) => `acme/${kind}${index}`);
    const events = { added: idsOf('a', added), removed: idsOf('r', removed) };
    const long = snapshot([entry(4, { cut: true }), entry(5, events)]);
    const { text: body } = await feed('', await appOf(long));
    expect(titlesOf(body)).toEqual([`acme: ${added} added, ${removed} removed`]);
    const lines = ['added', 'removed'].map(
      (kind) => new RegExp(`\\b${kind}: (acme.*)`).exec(body)?.[1] ?? '',
    );
    expect(lines.map((line) => line.match(/acme\//g)?.length)).toEqual(named);
    expect(lines.map((line) => Number(/, (\d+) more/.exec(line)?.[1] ?? 0))).toEqual(others);
  },
);

it('the Atom feed of an empty log is valid, and 304 for its tag', async () => {
  const { text: body, headers } = await feed('', empty).expect(200);
  expect(entriesOf(body)).toEqual([]);
  expect(body).toMatch(/<updated>\d{4}-/);
  await request(empty).get('/api/changes.atom').set('If-None-Match', String(headers.etag)).expect(304);
});

it('a page of a catalog of 5,000 voices gives replacements of its first 100 removed voices, because each search takes time', async () => {
  const gone = Array.from({ length: 120 }, (_, index) => `acme/gone-${100 + index}`);
  const voices = Array.from({ length: 5000 }, (_, index) => voice({ id: `acme/${index}` }));
  const ledger = Object.fromEntries(
    gone.map((id) => [
      id,
      { first_seen: '2026-01-01', removed_at: '2026-11-05T06:00:00.000Z', last_known: voice({ id }) },
    ]),
  );
  const log = [entry(4, { cut: true }), entry(5, { removed: gone })];
  const catalog = await catalogOf(snapshotOf(voices, { seq: 5, log, ledger }));
  const json = catalog.changesJson(ChangesQuery.parse({ since: '4', limit: 500 }));
  const { changes } = ChangeListResponse.parse(JSON.parse(json.toString()));
  expect(changes.map(({ id }) => id)).toEqual(gone);
  expect(changes.filter(({ replacements }) => replacements).map(({ id }) => id)).toEqual(gone.slice(0, 100));
});
