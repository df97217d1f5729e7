import { describe, expect, it } from '@jest/globals';
import { ERROR_STATUSES } from '../../src/domain/errors.ts';
import { buildOpenApi } from '../../src/http/openapi.ts';
import { buildReference } from '../../src/page/reference/build-reference.ts';
import type { Description } from '../../src/page/reference/description.ts';
import { listMcpClients } from '../../src/page/reference/guide-sections.tsx';
import { testApp } from '../support/app.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{ shops: Description; bridged: Rows<[endpoint: string, isAllowed: boolean]> }>(
  import.meta,
);

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const SITE = 'https://voices.example.com';
const described = buildOpenApi('/') as unknown as Description;

const app = await testApp({ siteUrl: `${SITE}/` });
const page = (await request(app).get('/docs').set(HTML)).text;
const objectsPage = (await request(app).get('/docs/objects').set(HTML)).text;

/** Returns the HTML between the tag with an id and the next section. */
function sectionOf(id: string): string {
  const [, section = ''] = page.split(` id="${id}"`);
  return section.split('<section')[0] ?? '';
}

function contentsOf(html: string): string {
  return html.split('<nav class="reference-nav"')[1]?.split('</nav>')[0] ?? '';
}

const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  path.startsWith('/api/') && described.paths[path.replace('/api/', '/v1/')]
    ? []
    : Object.values(methods).map((operation) => ({ path, ...operation })),
);

it.each(operations)(
  'the reference has $operationId once, with all its parameters and answers',
  (operation) => {
    const id = operation.operationId.replace(/V1$/, '');
    expect(page.split(` id="${id}"`)).toHaveLength(2);
    expect(contentsOf(page)).toContain(`href="#${id}"`);
    const section = sectionOf(id);
    expect(section).toContain(operation.path);
    for (const parameter of operation.parameters ?? []) {
      const { name } = parameter as { readonly name: string };
      expect(section.split(` id="${id}-${name}"`)).toHaveLength(2);
    }
    for (const [status, { description }] of Object.entries(operation.responses)) {
      expect(section).toContain(`<dt>${status}</dt>`);
      for (const code of description.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []) {
        expect(section).toContain(`<code>${code}`);
        expect(sectionOf('errors')).toContain(`<code>${code}`);
      }
    }
  },
);

it('the reference has an example of an error once by code, and of no other answer', () => {
  const codes = [...sectionOf('errors').matchAll(/<summary>[^<]*<code[^>]*>(\w+)/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(5);
  expect(new Set(codes).size).toBe(codes.length);
  expect(Object.keys(ERROR_STATUSES)).toEqual(expect.arrayContaining(codes));
});

it('the reference has each id once, and a target for each link to a part of its pages', () => {
  const [ids, objectIds] = [page, objectsPage].map((html) =>
    [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  ) as [string[], string[]];
  for (const all of [ids, objectIds]) expect(new Set(all).size).toBe(all.length);
  const linked = (html: string, path: string) =>
    [...html.matchAll(/ href="([^"#]*)#([^"]+)"/g)].filter(([, to]) => to === path).map(([, , id]) => id);
  expect(linked(page, '').filter((id = '') => !ids.includes(id))).toEqual([]);
  expect(linked(objectsPage, '').filter((id = '') => !objectIds.includes(id))).toEqual([]);
  const toObjects = [page, objectsPage].flatMap((html) => linked(html, '/docs/objects'));
  expect(toObjects).toContain('VoiceListResponse');
  expect(toObjects.filter((id = '') => !objectIds.includes(id))).toEqual([]);
  expect(linked(contentsOf(objectsPage), '')).toEqual(
    [...objectsPage.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id),
  );
});

it('the reference links no address of the service that does not answer', async () => {
  const paths = new Set([...page.matchAll(/<a[^>]* href="(\/[^"]*)"/g)].map(([, path = '']) => path));
  expect(paths.size).toBeGreaterThan(operations.length);
  for (const path of paths) {
    const { status } = await request(app).get(path.replaceAll('&amp;', '&')).set(HTML);
    expect([path, status]).toEqual([path, 200]);
  }
});

it('the reference names the service by its own address', () => {
  expect(page).toContain(`claude mcp add --transport http voice-directory ${SITE}/api/mcp`);
  expect(page).toContain(`curl &#39;${SITE}/v1/voices?search=british+female&#39;`.replaceAll('&#39;', "'"));
  expect(page).not.toContain('localhost');
});

it.each(['/docs', '/docs/objects'])('%s is at most 25 kB when compressed', async (path) => {
  const { headers } = await request(app)
    .get(path)
    .set({ ...HTML, 'Accept-Encoding': 'gzip' });
  expect(Number(headers['content-length'])).toBeLessThan(25_000);
});

const reference = buildReference(TABLE.shops);
const operation = reference.groups[0]?.operations[0];

it('buildReference reads parameters with default, maximum and example, and an address to try', () => {
  expect(operation?.parameters).toMatchObject([
    { name: 'id', isRequired: true, example: 'a b/c' },
    { name: 'limit', fallback: '5', limits: [{ kind: 'maximum', value: 50 }] },
  ]);
  expect(operation?.tryPath).toBe('/v1/shops/a%20b/c');
});

it('buildReference reads recorded answers, and the reason of each code', () => {
  expect(operation?.answers).toMatchObject([
    { examples: [{ title: 'One shop', text: '{"name": "Bakery"}' }] },
    {
      reasons: [
        { codes: ['shop_closed'], text: 'It closed.' },
        { codes: ['shop_moved'], text: 'It moved.' },
      ],
    },
  ]);
  expect(reference.errors.map(({ status, codes }) => [status, codes])).toEqual([
    ['410', ['shop_closed']],
    ['410', ['shop_moved']],
  ]);
});

it('buildReference reads objects of answers with the fields of objects without a name, and no object of one error', () => {
  expect(reference.objects.map(({ name }) => name)).toEqual(['Shop', 'Kind']);
  expect(reference.objects[0]?.fields.map(({ name, type }) => [name, type.words])).toEqual([
    ['name', 'string'],
    ['rooms', 'list of object'],
    ['rooms[].area', 'integer'],
    ['kind', 'Kind'],
  ]);
});

describe('listMcpClients', () => {
  it.each(TABLE.bridged)(
    'name %s, and allow the bridge an address without TLS: %s',
    (endpoint, isAllowed) => {
      const lines = listMcpClients(endpoint).map(({ text }) => text);
      expect(lines.every((line) => line.includes(endpoint))).toBe(true);
      expect(lines.some((line) => line.includes('--allow-http'))).toBe(isAllowed);
    },
  );
});
