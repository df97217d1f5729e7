import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import * as z from 'zod';
import { FILTER_NAMES } from '../../src/domain/filters.ts';
import type { MetadataResponse } from '../../src/domain/metadata.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import { type Listening, listen } from '../../src/http/server/listen.ts';
import { silentLogger } from '../../src/lib/logger.ts';
import { Answer } from '../../src/mcp/answer.ts';
import type { buildManifest } from '../../src/mcp/manifest.ts';
import { tools } from '../../src/mcp/tools/index.ts';
import { createPreviews } from '../../src/previews/find-preview.ts';
import { PROVIDER_FACTS } from '../../src/providers/provider-facts.ts';
import { MANIFEST_PATH, MCP_PATH, refTo, testApp } from '../support/app.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { longTests } from '../support/long-tests.ts';
import { type Rows, readBeside, readTable } from '../support/tables.ts';

const THALIA = 'deepgram/aura-2-thalia-en';
/** A call of each tool that has rows in its answer. */
const CALLS: Readonly<Record<string, Arguments>> = {
  search_voices: { search: 'british female', limit: 3 },
  get_voice_metadata: { voiceIds: THALIA },
  get_audio_url: { voiceId: THALIA },
};
const CLIENT = { name: 'test', version: '1.0.0' };
/** Tokens that an agent pays before its first question: for all of `tools/list`, and for the part that clients give to a model. */
const MAX_LISTING_TOKENS = 1300;
const MAX_INJECTED_TOKENS = 900;
/** Tokens of the answer to a task, on average. */
const MAX_MEAN_TOKENS = 500;
/** Types that a model's provider takes; a union of types makes one of them refuse the whole session. */
const PlainProperty = z.strictObject({
  type: z.enum(['string', 'integer', 'boolean']),
  description: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: z.number().optional(),
  pattern: z.string().optional(),
});
const Listing = z.array(
  z.looseObject({
    name: z.string().regex(/^[a-z_]{1,64}$/),
    title: z.string(),
    description: z.string(),
    inputSchema: z.strictObject({
      type: z.literal('object'),
      properties: z.record(z.string(), PlainProperty),
      required: z.array(z.string()).optional(),
    }),
    outputSchema: z.looseObject({ type: z.literal('object') }),
    annotations: z.looseObject({}),
  }),
);
const ToolResult = z.looseObject({
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })).min(1),
  structuredContent: Answer.optional(),
  isError: z.boolean().optional(),
});
type Result = z.infer<typeof ToolResult>;
type Arguments = Record<string, unknown>;

/** The methods that both generations of the client share. */
interface Session {
  list(): Promise<z.infer<typeof Listing>>;
  call(name: string, args?: Arguments): Promise<Result>;
  close(): Promise<void>;
}

const TABLE = readBeside<{
  names: Rows<[written: Arguments, meant: Arguments]>;
  values: Rows<[written: Arguments, meant: Arguments]>;
  mistakes: Rows<[name: string, args: Arguments, message: string]>;
  notes: Rows<[args: Arguments, note: string]>;
  ids: Rows<[asked: string, found: string, id: string]>;
  unknown_ids: Rows<[asked: string, found: string, instead: string]>;
  details: Rows<[args: Readonly<Record<string, string>>, summary: string]>;
  same_as_rest: Rows<[args: Readonly<Record<string, string | number>>, query: string]>;
  accents: Rows<[wider: string, narrower: string]>;
}>(import.meta);

let server: Listening;
let base: string;
beforeAll(async () => {
  server = await listen(0, '127.0.0.1');
  server.serve(await testApp());
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

async function openV1(): Promise<Session> {
  const client = new Client(CLIENT);
  // The declaration of the transport does not compile with exactOptionalPropertyTypes.
  await client.connect(new StreamableHTTPClientTransport(new URL(base + MCP_PATH)) as Transport);
  return toSession(client);
}

async function openV2(mode: 'legacy' | 'auto' | { pin: string }): Promise<Session> {
  const client = new ModernClient(CLIENT, { versionNegotiation: { mode } });
  await client.connect(new ModernTransport(new URL(base + MCP_PATH)));
  return toSession(client);
}

function toSession(client: Client | ModernClient): Session {
  return {
    list: async () => Listing.parse((await client.listTools()).tools),
    call: async (name, args = {}) => ToolResult.parse(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}

const fetchManifest = async () =>
  (await fetch(base + MANIFEST_PATH)).json() as Promise<ReturnType<typeof buildManifest>>;

const tokensOf = (value: unknown) => encode(typeof value === 'string' ? value : JSON.stringify(value)).length;

const CLIENTS = [
  ['v1', openV1],
  ['v2 with a handshake', () => openV2('legacy')],
  ['v2 as it chooses', () => openV2('auto')],
  ['v2 without a handshake', () => openV2({ pin: '2026-07-28' })],
] as const;

describe.each(CLIENTS)('with the client %s', (_, open) => {
  let session: Session;
  beforeAll(async () => {
    session = await open();
  });
  afterAll(() => session.close());

  it('a client lists the tools as the manifest does', async () => {
    const tools = await session.list();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(CALLS));
    expect(tools).toEqual((await fetchManifest()).tools);
  });

  it.each(Object.entries(CALLS))(
    'a call of %s with %j answers the same in text and in structure',
    async (name, args) => {
      const { isError, content, structuredContent } = await session.call(name, args);
      expect(isError ?? false).toBe(false);
      const { summary = '', notes = [], columns = [], rows = [], next } = structuredContent ?? {};
      // The record of a voice has a line for each field.
      const isRecord = 'voiceIds' in args;
      const table = isRecord
        ? columns.map((column, at) => [column, ...rows.map((cells) => cells[at] || '-')])
        : [columns, ...rows];
      expect(content[0]?.text?.split('\n')).toEqual([
        summary,
        ...notes.map((note) => `note: ${note}`),
        ...table.map((cells) => cells.join('|')),
        ...(next ? [`next: ${next}`] : []),
      ]);
      expect(rows.length).toBeGreaterThan(0);
    },
  );

  it('a mistake is explained in the result, and an unknown tool is refused', async () => {
    const { isError, content } = await session.call('get_audio_url', {});
    expect([isError, content[0]?.text]).toEqual([true, 'voiceId must be given, as text that is not blank.']);
    await expect(session.call('synthesize')).rejects.toMatchObject({ code: -32602 });
  });
});

/** Calls a tool over the bundled catalog, without a client and a server between. */
async function call(name: string, args: Arguments): Promise<Result> {
  const deps = {
    catalog: refTo(await bundledCatalog()),
    findPreview: createPreviews({ sources: {} }, silentLogger).finderAt('http://localhost:3000'),
    listMediaOrigins: async () => [],
    logger: silentLogger,
  };
  return ToolResult.parse(await tools.find((tool) => tool.name === name)?.call(args, deps));
}

/** Returns the text and the table of a call. @throws {Error} with the reason of a call that fails */
async function ask(name: string, args: Arguments) {
  const { isError, content, structuredContent } = await call(name, args);
  const [{ text = '' } = {}] = content;
  if (isError || !structuredContent) throw new Error(text);
  return { ...structuredContent, content, text };
}

const search = (args: Arguments) => ask('search_voices', args);

/** Returns the cells of one column. */
function cellsOf({ columns = [], rows = [] }: Answer, name: string) {
  return rows.map((row) => row[columns.indexOf(name)]);
}

async function fetchVoices(query: string): Promise<{ total: number; voices: { id: string }[] }> {
  return (await fetch(`${base}/v1/voices?${query}`)).json() as Promise<never>;
}

describe('definitions', () => {
  let listing: Awaited<ReturnType<Session['list']>>;
  beforeAll(async () => {
    const session = await openV1();
    listing = await session.list();
    await session.close();
  });

  it('the listing keeps its budget of tokens', () => {
    const injected = listing.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema,
    }));
    expect(tokensOf(listing)).toBeLessThanOrEqual(MAX_LISTING_TOKENS);
    expect(tokensOf(injected)).toBeLessThanOrEqual(MAX_INJECTED_TOKENS);
  });

  it('the description of the search says what the catalog lacks, and how much it records', async () => {
    const [searching] = listing;
    for (const word of ['Prices', 'latency', 'likeness', 'similar_to', 'count_by', 'No speech synthesis'])
      expect(searching?.description).toContain(word);
    const { metadata, search: find } = await bundledCatalog();
    const shareOf = (count_by: string) => {
      const { counts } = find(SearchQuery.parse({ count_by, limit: 200 }));
      const none = counts?.rows.find(({ values }) => values[0] === null || values[0] === 'false')?.count ?? 0;
      return (metadata.total_voices - none) / metadata.total_voices;
    };
    expect(searching?.description).toContain(
      'Age and use case are recorded for 1 voice in 5, style and preview for half',
    );
    for (const field of ['age', 'use_case']) expect(shareOf(field)).toBeCloseTo(1 / 5, 1);
    for (const field of ['style', 'preview']) expect(shareOf(field)).toBeCloseTo(1 / 2, 0);
  });

  it('the description of the providers names every provider that has voices of its own', () => {
    const [searching] = listing;
    const named = searching?.inputSchema.properties.providers?.description?.replace('.', '').split(', ');
    expect(named).toEqual(
      [...PROVIDER_FACTS].filter(([, { voices_of }]) => !voices_of).map(([slug]) => slug),
    );
  });

  it('every listed argument is taken, and the text names every tool and no other', async () => {
    const { instructions, tools } = await fetchManifest();
    const names = tools.map(({ name }) => name);
    for (const name of names) expect(instructions).toContain(name);
    const texts = [instructions, ...tools.map(({ description }) => description)].join(' ');
    for (const [named] of texts.matchAll(/\b(?:search|get)_\w+/g)) expect(names).toContain(named);
    const [searching] = listing;
    for (const name of Object.keys(searching?.inputSchema.properties ?? {}))
      expect(Object.keys(SearchQuery.shape)).toContain(name);
  });

  it('the annotations of every tool declare it read-only', () => {
    for (const { title, annotations } of listing)
      expect(annotations).toEqual({
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
  });
});

describe('names of arguments', () => {
  it.each(TABLE.names)('the call %j is read as %j, and told', async (written, meant) => {
    const { notes = [], content: _, text: _t, ...answer } = await search(written);
    const { notes: own = [], content: __, text: __t, ...expected } = await search(meant);
    expect(answer).toEqual(expected);
    if (!('filters' in written)) expect(notes.length).toBeGreaterThan(own.length);
    expect(notes.slice(notes.length - own.length)).toEqual(own);
  });

  it.each(TABLE.values)('the values %j count as %j', async (written, meant) => {
    const [answer, expected] = [await search(written), await search(meant)];
    expect(answer).toEqual(expected);
  });

  it('every parameter of REST is taken', async () => {
    const given: Record<keyof SearchQuery, unknown> = {
      ...(Object.fromEntries(FILTER_NAMES.map((name) => [name, 'x'])) as Record<
        (typeof FILTER_NAMES)[number],
        string
      >),
      native: true,
      gender_stated: true,
      preview_verified: true,
      has_preview: true,
      search: 'x',
      ids: THALIA,
      similar_to: THALIA,
      prefer_language: 'de',
      sort: 'name',
      fields: 'accent',
      facets: false,
      count_by: 'gender',
      per_provider: 1,
      explain: true,
      limit: 1,
      offset: 0,
    };
    expect((await search(given)).summary).toMatch(/^0 voices/);
  });

  const TOO_MANY = {
    filters: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`gender${at}`, 'x'])),
  };
  it.each([
    ...TABLE.mistakes,
    ['search_voices', TOO_MANY, '^search_voices takes at most 100 arguments, and got 101\\.$'] as const,
  ])('a call of %s with %j is an error in one sentence', async (name, args, message) => {
    const { isError, content, structuredContent } = await call(name, args);
    expect([isError, structuredContent]).toEqual([true, undefined]);
    expect(content[0]?.text).toMatch(new RegExp(message));
    expect(content[0]?.text).not.toMatch(/REST|operation|Retry-After|zod/);
  });

  it('the table has mistakes in calls of every tool', () => {
    expect(new Set(TABLE.mistakes.map(([name]) => name))).toEqual(new Set(Object.keys(CALLS)));
  });
});

describe('searches', () => {
  it.each(TABLE.same_as_rest)('a search with %j finds the voices of REST', async (args, query) => {
    const { voices, total } = await fetchVoices(query);
    const answer = await search(args);
    expect(cellsOf(answer, 'id')).toEqual(voices.map(({ id }) => id));
    expect(answer.summary).toMatch(new RegExp(`^${total} voices?\\b`));
  });

  it('a language tells its own speakers apart from those who also speak it', async () => {
    const { total } = await fetchVoices('language=pl&providers=azure');
    const { total: own } = await fetchVoices('language=pl&providers=azure&native=true');
    const answer = await search({ language: 'pl', providers: 'azure' });
    expect(answer.summary).toContain(`: ${own} own speakers, ${total - own} multilingual`);
    expect(cellsOf(answer, 'also_speaks')).toContain('pl-PL +89');
  });

  it.each(TABLE.notes)('a search with %j has a note', async (args, note) => {
    expect((await search(args)).notes?.join('\n')).toMatch(new RegExp(note, 'm'));
  });

  it('of many uses, a row has those that were asked for', async () => {
    const asked = await search({ providers: 'speechify', use_cases: 'audiobook' });
    expect(cellsOf(asked, 'use_cases').every((uses) => String(uses).includes('audiobook'))).toBe(true);
  });

  it('one voice has its request, up to three have their sample', async () => {
    const few = await search({ providers: 'deepgram', has_preview: true, limit: 3 });
    const linked = await ask('get_audio_url', { voiceId: cellsOf(few, 'id').join(',') });
    expect(cellsOf(few, 'sample')).toEqual(cellsOf(linked, 'url'));
    expect(cellsOf(await search({ providers: 'murf', limit: 1 }), 'request')[0]).toMatch(/ \| xargs curl /);
    const more = await search({ providers: 'deepgram', has_preview: true, limit: 4 });
    expect(more.columns).not.toContain('sample');
  });

  it('counts are told with the number of all groups', async () => {
    const answer = await search({ count_by: 'language,provider', language: 'Hindi,Odia,German' });
    expect(answer.columns).toEqual(['language', 'provider', 'voices', 'own']);
    expect(answer.rows).toHaveLength(24);
    expect(answer.next).toBe('offset=24');
    expect(answer.summary).toMatch(/^\d+ voices for language Hindi,Odia,German, \d+ groups\. own:/);
  });
});

it.each(TABLE.accents)('the accent %s finds %s, and the facet counts it', async (wider, narrower) => {
  const catalog = await bundledCatalog();
  const accentsOf = (accent: string) => {
    const { counts } = catalog.search(SearchQuery.parse({ accent, count_by: 'accent', limit: 200 }));
    return counts?.rows.map(({ values }) => values[0]);
  };
  expect(accentsOf(wider)).toContain(narrower);
  expect(accentsOf(`-${wider}`)).not.toContain(narrower);
  const { facets } = catalog.search(SearchQuery.parse({ facets: true }));
  const { total } = await fetchVoices(`accent=${wider}`);
  expect(facets?.accent.find(({ value }) => value === wider)?.count).toBe(total);
});

describe('ids', () => {
  it.each(TABLE.ids)('the id %s is read as %s: %s', async (asked, found, id) => {
    const answer = await search({ ids: asked });
    expect([cellsOf(answer, 'found'), cellsOf(answer, 'id')]).toEqual([[found], [id]]);
  });

  it.each(TABLE.unknown_ids)(
    'the id %s is told as %s, with what to take instead',
    async (asked, found, instead) => {
      const answer = await search({ ids: asked });
      expect(String(cellsOf(answer, 'found')[0])).toMatch(new RegExp(found));
      expect(String(cellsOf(answer, 'instead')[0])).toMatch(new RegExp(instead));
    },
  );

  it('ids in any form stand beside filters and in similar_to', async () => {
    expect(cellsOf(await search({ ids: 'polly Joanna', model: 'neural' }), 'id')).toEqual([
      'polly/Joanna/neural',
    ]);
    const [written, meant] = [
      await search({ similar_to: 'AURA-2-thalia-en' }),
      await search({ similar_to: THALIA }),
    ];
    expect(written).toEqual(meant);
  });
});

describe('details', () => {
  it('a record has all fields, the facts of the model and the request', async () => {
    const answer = await ask('get_voice_metadata', { voiceIds: 'kokoro/af_heart' });
    const facts = ['commercial', 'model_licence', 'deployment'].flatMap((name) => cellsOf(answer, name));
    expect(facts).toEqual(['yes', 'Apache-2.0', 'local']);
    const thalia = await ask('get_voice_metadata', { voiceIds: 'thalia deepgram' });
    expect(String(cellsOf(thalia, 'request')[0])).toMatch(
      /^curl .*api\.deepgram\.com.*aura-2-thalia-en[^\n]*$/,
    );
  });

  it('many records have cut lists, and each request once', async () => {
    const { voices } = await fetchVoices('providers=azure&model=neural-multilingual&limit=10');
    const { voices: others } = await fetchVoices('providers=openai&limit=10');
    const voiceIds = [...voices, ...others].map(({ id }) => id).join();
    const answer = await ask('get_voice_metadata', { voiceIds });
    expect(answer.rows).toHaveLength(20);
    expect(answer.notes?.filter((note) => note.startsWith('Request of '))).toHaveLength(2);
    expect(String(cellsOf(answer, 'other_languages')[0])).toMatch(/^(\S+ ){5}\+\d+$/);
  });

  it.each(TABLE.details)('the details of %j begin with %s', async (args, summary) => {
    expect((await ask('get_voice_metadata', args)).summary).toMatch(new RegExp(summary));
  });

  it('the details of all providers are those of the metadata', async () => {
    const { provider_status } = (await (await fetch(`${base}/v1/metadata`)).json()) as MetadataResponse;
    const answer = await ask('get_voice_metadata', { providers: 'all' });
    expect(cellsOf(answer, 'provider').sort()).toEqual(
      provider_status
        .filter(({ voices }) => voices > 0)
        .map(({ provider }) => provider)
        .sort(),
    );
  });
});

it('each voice has the link to its recording, or the nearest voices that have one', async () => {
  const answer = await ask('get_audio_url', { voiceId: `${THALIA}, polly Joanna, qqxxzz` });
  const audio = (await (await fetch(`${base}/v1/audio-url?voiceId=${THALIA}`)).json()) as {
    url: string;
    filename: string;
  };
  expect(answer.summary).toBe('1 of 3 with a recording.');
  expect(cellsOf(answer, 'url')).toEqual([audio.url, '', '']);
  expect(cellsOf(answer, 'why')).toEqual(['', 'no recording', 'not in the catalog']);
  expect(String(cellsOf(answer, 'instead')[1])).toMatch(/^\S+ \S+ \S+$/);
  expect(answer.content[1]).toMatchObject({ type: 'resource_link', uri: audio.url, name: audio.filename });
});

describe('budgets', () => {
  const MAX_PAGE_TOKENS = 500;
  const MAX_LONG_PAGE_TOKENS = 2500;
  const MAX_TOKENS = 6000;
  const MAX_CHARACTERS = 50_000;

  async function expectWithin(max: number, name: string, args: Arguments) {
    const { text, content: _, ...answer } = await ask(name, args);
    for (const part of [text, JSON.stringify(answer)]) {
      expect(part.length).toBeLessThan(MAX_CHARACTERS);
      const tokens = tokensOf(part);
      if (tokens > max) throw new Error(`${tokens} tokens for ${name} ${JSON.stringify(args).slice(0, 80)}`);
    }
  }
  const expectPage = (max: number, args: Arguments) => expectWithin(max, 'search_voices', args);

  it('a page of ten and one of fifty of every value of a filter keep their budgets', async () => {
    const { metadata } = await bundledCatalog();
    const values = {
      providers: metadata.provider_status.map(({ provider }) => provider),
      country: metadata.countries,
      accent: metadata.accents,
      model: metadata.models,
      ages: metadata.ages,
      styles: metadata.styles,
      use_cases: metadata.use_cases,
      genders: metadata.genders,
      language: metadata.languages,
    };
    // Every 97th value still meets all kinds of ids; all of them take half a minute.
    const step = longTests(1, 97);
    for (const [name, each] of Object.entries(values))
      for (const value of each.filter((_, at) => at % step === 0)) {
        await expectPage(MAX_PAGE_TOKENS, { [name]: value });
        await expectPage(MAX_LONG_PAGE_TOKENS, { [name]: value, limit: 50 });
        await expectPage(MAX_LONG_PAGE_TOKENS, { [name]: value, count_by: 'language,model', limit: 50 });
      }
  });

  it('the whole catalog in pages of fifty keeps the budget', async () => {
    const { metadata } = await bundledCatalog();
    // Every tenth page still meets most providers.
    const step = longTests(50, 500);
    for (let offset = 0; offset < metadata.total_voices; offset += step)
      await expectPage(MAX_LONG_PAGE_TOKENS, { limit: 50, offset });
  });

  it('no answer is longer than the maximum', async () => {
    const { metadata, search: find } = await bundledCatalog();
    const idsOf = (query: object) => find(SearchQuery.parse(query)).voices.map(({ id }) => id);
    const ids = idsOf({ limit: 100, model: 'neural-multilingual', providers: 'azure' });
    const calls: [string, Arguments][] = [
      ['search_voices', { ids: ids.join() }],
      ['search_voices', { ids: ids.map((id) => `${id}x`).join() }],
      ['get_voice_metadata', { providers: 'all' }],
      ...['languages', 'countries', 'accents', 'models', 'styles', 'use_cases'].map(
        (list): [string, Arguments] => ['get_voice_metadata', { list }],
      ),
      ...metadata.provider_status.map(({ provider }): [string, Arguments] => [
        'get_voice_metadata',
        { voiceIds: idsOf({ providers: provider, limit: 20 }) },
      ]),
      ['get_voice_metadata', { voiceIds: ids.slice(0, 3) }],
      ['get_voice_metadata', { voiceIds: idsOf({ per_provider: 1, limit: 20 }) }],
      ['get_audio_url', { voiceId: ids.slice(0, 5) }],
    ];
    expect(new Set(calls.map(([name]) => name))).toEqual(new Set(Object.keys(CALLS)));
    for (const [name, args] of calls) await expectWithin(MAX_TOKENS, name, args);
  });
});

const { tasks } = readTable<{
  readonly tasks: readonly (readonly [task: string, tool: string, args: Arguments, answer: string])[];
}>(new URL('mcp-tasks.yaml', import.meta.url));
const tokens: number[] = [];

it.each(tasks)('one call solves the task: %s', async (_, tool, args, answer) => {
  const { text } = await ask(tool, args);
  tokens.push(tokensOf(text));
  expect(text).toMatch(new RegExp(answer.replace('(?m)', ''), answer.startsWith('(?m)') ? 'm' : ''));
});

it('the answers to the tasks have few tokens on average', () => {
  expect(tokens.reduce((sum, each) => sum + each, 0) / tokens.length).toBeLessThanOrEqual(MAX_MEAN_TOKENS);
});
