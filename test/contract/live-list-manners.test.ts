import type { ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { contracts } from '../support/contracts/index.ts';
import { type ListLimits, useLiveLists } from '../support/live-lists.ts';
import { bundledList, providerOf } from '../support/providers.ts';
import { send } from '../support/replay.ts';

const live = useLiveLists();
const elevenlabs = providerOf('elevenlabs');
const murf = providerOf('murf');

const PREMADE = '/v2/voices';
const LIBRARY = '/v1/shared-voices';

/** Answers one request, or returns `contract` to leave the answer to the contract of the provider. */
type Answer = (path: string, query: URLSearchParams, response: ServerResponse) => unknown;

/** Makes a provider answer otherwise where `answer` does not leave it to the contract. Returns the requests by arrival. */
function serve(slug: string, answer: Answer, list: unknown = { voices: [] }): string[] {
  const requests: string[] = [];
  live.replay().spoil(slug, (request, response, url) => {
    const path = url.pathname.slice(slug.length + 1);
    requests.push(path + url.search);
    if (answer(path, url.searchParams, response) !== 'contract') return;
    const asked = { method: 'GET', path, query: url.searchParams, headers: request.headers, body: '' };
    const [status, body] = contracts[slug]?.answer(list, asked) ?? [404, {}];
    send(response, status, body);
  });
  return requests;
}

const premade = (id: string) => ({ voice_id: id, name: id, category: 'premade', labels: { language: 'en' } });
const shared = (id: string) => ({ voice_id: id, name: id, public_owner_id: 'owner', language: 'en' });
const idsOf = (voices: readonly { readonly id: string }[]) => voices.map(({ id }) => id).sort();
const libraryOf = (pages: number) =>
  Array.from({ length: pages }, (_, page) => [shared(`shared-${String(page).padStart(4, '0')}`)]);

const list = { voices: [premade('one'), premade('two')], library: libraryOf(2) };

it('the outcome of each list is reported, and each voice has the name of its list', async () => {
  serve('elevenlabs', () => 'contract', list);
  const { voices, lists, origins } = await live.ask(elevenlabs);
  expect(lists).toEqual([
    { name: 'premade', outcome: 'read' },
    { name: 'library', outcome: 'read' },
  ]);
  expect(voices).toHaveLength(4);
  expect(origins?.get('elevenlabs/one')).toEqual({
    list: 'premade',
    record: expect.stringMatching(/^.{11}$/),
  });
  expect(origins?.get('elevenlabs/shared-0001')?.list).toBe('library');
});

it.each([
  ['500', 'http_error', (response: ServerResponse) => send(response, 500, {})],
  ['HTML', 'malformed', (response: ServerResponse) => void response.end('<html>')],
  ['a page of another shape', 'malformed', (response: ServerResponse) => send(response, 200, { other: 1 })],
  [
    'records that all lack their names',
    'empty',
    (response: ServerResponse) => send(response, 200, { voices: [{ voice_id: 'x', public_owner_id: 'y' }] }),
  ],
])('a second list that fails with %s leaves the voices of the first one', async (_, errorClass, fail) => {
  serve('elevenlabs', (path, __, response) => (path === LIBRARY ? fail(response) : 'contract'), list);
  const { source, voices, lists } = await live.ask(elevenlabs);
  expect(source).toBe('live');
  expect(idsOf(voices)).toEqual(['elevenlabs/one', 'elevenlabs/two']);
  expect(lists).toEqual([
    { name: 'premade', outcome: 'read' },
    { name: 'library', outcome: 'failed', error: expect.objectContaining({ errorClass }) },
  ]);
});

it('a first list that fails leaves the voices of the second one', async () => {
  serve('elevenlabs', (path, _, response) => (path === PREMADE ? send(response, 500, {}) : 'contract'), list);
  const { voices, lists } = await live.ask(elevenlabs);
  expect(idsOf(voices)).toEqual(['elevenlabs/shared-0000', 'elevenlabs/shared-0001']);
  expect(lists?.map(({ outcome }) => outcome)).toEqual(['failed', 'read']);
});

it('a provider whose lists all fail fails with the error of the first one', async () => {
  serve('elevenlabs', (path, _, response) => send(response, path === PREMADE ? 401 : 500, {}));
  await expect(live.ask(elevenlabs)).rejects.toMatchObject({ errorClass: 'unauthorized' });
});

it('a list that the host lacks is named as skipped', async () => {
  serve('murf', (_, query, response) => {
    if (query.get('model') === 'FALCON') send(response, 400, {});
    else send(response, 200, [{ voiceId: 'en-US-a', displayName: 'A', locale: 'en-US' }]);
  });
  const { voices, lists } = await live.ask(murf);
  expect(voices).toHaveLength(1);
  expect(lists).toEqual([
    { name: 'GEN2', outcome: 'read' },
    { name: 'FALCON', outcome: 'skipped' },
  ]);
});

it('a provider that asks for a day without requests is not asked for its other lists', async () => {
  const requests = serve('elevenlabs', (_, __, response) => {
    response.writeHead(429, { 'retry-after': '86400' }).end();
  });
  await expect(live.ask(elevenlabs)).rejects.toMatchObject({
    errorClass: 'rate_limited',
    notBefore: expect.any(Date),
  });
  expect(requests).toHaveLength(1);
});

it('a list that ends before its total is asked for up to its first empty page', async () => {
  const pages = [[{}, {}], [{}], [], [{}]];
  const requests = serve('fish-audio', (_, query, response) => {
    const items = pages[Number(query.get('page_number')) - 1] ?? [];
    send(response, 200, { total: 9, items });
  });
  await live.ask(providerOf('fish-audio'), { FISH_AUTHOR_IDS: 'author-1' }).catch(() => {});
  expect(requests.map((each) => /page_number=\d/.exec(each)?.[0])).toEqual(
    [1, 2, 3].map((page) => `page_number=${page}`),
  );
});

it('a bundled list has a date, and neither origins nor outcomes', async () => {
  const { source, listedOn, origins, lists } = await live.ask(providerOf('openai'), { SOURCES: 'bundled' });
  expect({ source, listedOn, origins, lists }).toEqual({ source: 'bundled', listedOn: '2026-08-21' });
});

it.each([
  ['a page token that expired', (response: ServerResponse) => send(response, 400, { error: 'token' })],
  ['a page that is cut JSON', (response: ServerResponse) => void response.end('{"voices":[{"na')],
  [
    'pages in a circle',
    (response: ServerResponse) =>
      send(response, 200, { voices: [], has_more: true, next_page_token: 'after 20' }),
  ],
])('a list is read once more from its first page after %s', async (_, fail) => {
  const { voices: expected } = await bundledList(elevenlabs);
  const list = { voices: expected.map(({ provider_voice_id = '' }) => premade(provider_voice_id)) };
  let failures = 0;
  const requests = serve(
    'elevenlabs',
    (path, query, response) => {
      if (path !== PREMADE || query.get('next_page_token') !== 'after 20' || failures++ > 0)
        return 'contract';
      return fail(response);
    },
    list,
  );
  const { voices, records } = await live.ask(elevenlabs);
  expect(idsOf(voices)).toEqual(idsOf(expected));
  // The list also has three voices of the account.
  expect(records).toBe(expected.length + 3);
  const firstPages = requests.filter((url) => url.startsWith(PREMADE) && !url.includes('next_page_token'));
  expect(firstPages).toHaveLength(2);
});

it('a list that breaks again after its second start fails', async () => {
  const requests = serve('elevenlabs', (_, query, response) => {
    if (query.has('next_page_token')) send(response, 400, {});
    else send(response, 200, { voices: [premade('one')], has_more: true, next_page_token: 'expired' });
  });
  const { lists } = await live.ask(elevenlabs).catch((error) => ({ lists: error }));
  expect(lists).toMatchObject({ errorClass: 'http_error' });
  expect(requests.filter((url) => url.startsWith(PREMADE))).toHaveLength(4);
});

describe('long lists', () => {
  it('a library of 60 pages arrives, in the order of its dates', async () => {
    const requests = serve('elevenlabs', () => 'contract', { voices: [], library: libraryOf(60) });
    const { voices } = await live.ask(elevenlabs);
    expect(voices).toHaveLength(60);
    const asked = requests.filter((url) => url.startsWith(LIBRARY));
    expect(asked).toHaveLength(60);
    expect(asked.filter((url) => !url.includes('sort=created_date'))).toEqual([]);
  });

  /** Returns limits with this deadline of a page, and none that matters for the provider. */
  const withPageDeadline = (pageDeadlineMs: number): ListLimits => {
    const { httpClient, providerDeadlineMs } = live.access();
    return { httpClient, providerDeadlineMs, pageDeadlineMs };
  };

  it('a list takes longer than the deadline of a page while its pages arrive', async () => {
    const library = libraryOf(6);
    serve('elevenlabs', (path, query, response) => {
      if (path !== LIBRARY) return 'contract';
      const page = Number(query.get('page'));
      const body = { voices: library[page], has_more: page + 1 < library.length };
      setTimeout(() => send(response, 200, body), 400);
    });
    const { voices } = await live.ask(elevenlabs, {}, withPageDeadline(2000));
    expect(voices).toHaveLength(6);
  });

  it('a list whose page stalls fails with a timeout, and the other list keeps its voices', async () => {
    serve(
      'elevenlabs',
      (path, _, response) => {
        if (path !== LIBRARY) return 'contract';
        response.writeHead(200).write('{');
      },
      { voices: [premade('one')] },
    );
    const { voices, lists } = await live.ask(elevenlabs, {}, withPageDeadline(2000));
    expect(idsOf(voices)).toEqual(['elevenlabs/one']);
    expect(lists?.at(-1)).toMatchObject({
      outcome: 'failed',
      error: { errorClass: 'timeout', message: 'no complete page within 2000 ms' },
    });
  });

  it('a provider fails with a timeout at its own deadline', async () => {
    serve('elevenlabs', () => {});
    const { httpClient, pageDeadlineMs } = live.access();
    await expect(
      live.ask(elevenlabs, {}, { httpClient, pageDeadlineMs, providerDeadlineMs: 300 }),
    ).rejects.toMatchObject({ errorClass: 'timeout', message: 'no complete list within 300 ms' });
  });
});

describe('unusable records', () => {
  it('a list without a usable record fails with the reasons, most frequent first', async () => {
    const nameless = Array.from({ length: 3 }, (_, at) => ({ voice_id: `v${at}`, category: 'premade' }));
    serve('elevenlabs', () => 'contract', { voices: [...nameless, { name: 'x' }] });
    const asking = live.ask(elevenlabs);
    await expect(asking).rejects.toMatchObject({ errorClass: 'empty' });
    await expect(asking).rejects.toThrow(
      /^no record in the list is usable: name: Invalid input: expected string, received undefined \(3\), voice_id: /,
    );
  });

  it('the strings of dropped records are kept, since one may be the id of a voice that is listed', async () => {
    const long = 'x'.repeat(257);
    const dropped = { voice_id: 'lost', name: 7, labels: { inner: ['deep'] }, description: long };
    serve('elevenlabs', () => 'contract', { voices: [premade('one'), dropped] });
    const { droppedStrings = new Set() } = await live.ask(elevenlabs);
    expect([...droppedStrings].sort()).toEqual(['deep', 'lost']);
  });

  it.each([
    ['x'.repeat(300), 'id: longer than 256 characters'],
    ['evil\u202e', 'id: contains a hidden character'],
    [' ', 'id: blank'],
  ])('a record with the id %j is dropped for a reason that names the id', async (id, reason) => {
    serve('elevenlabs', () => 'contract', { voices: [premade('one'), { ...premade(id), name: 'Two' }] });
    const { voices, dropped } = await live.ask(elevenlabs);
    expect(idsOf(voices)).toEqual(['elevenlabs/one']);
    expect(dropped).toEqual({ [reason]: 1 });
  });

  it('the hash of a record changes with the record, also in a field that the voice does not show', async () => {
    const hashOf = async (record: object) => {
      serve('elevenlabs', () => 'contract', { voices: [record] });
      return (await live.ask(elevenlabs)).origins?.get('elevenlabs/one')?.record;
    };
    const before = await hashOf(premade('one'));
    expect(await hashOf(premade('one'))).toBe(before);
    expect(await hashOf({ ...premade('one'), is_legacy: true })).not.toBe(before);
  });
});
