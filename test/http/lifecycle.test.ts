import { describe, expect, it } from '@jest/globals';
import { appOf } from '../support/app.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  left_out: readonly string[];
  found: Rows<[query: string, ids: readonly string[]]>;
  voices: readonly Parameters<typeof voice>[0][];
}>(import.meta);

const english = { language: 'en-US', language_name: 'English', country_name: 'United States' } as const;

const VOICES = TABLE.voices.map((known) => voice({ ...english, ...known }));
const RETIRED = ['acme/luna/old', 'acme/dora'];

const app = await appOf(VOICES);

async function get(path: string) {
  return (await request(app).get(path).expect(200)).body;
}

async function idsOf(query: string): Promise<readonly string[]> {
  return (await get(`/v1/voices?${query}`)).voices.map(({ id }: { id: string }) => id);
}

describe('retired voices', () => {
  it.each(TABLE.left_out)('a list leaves them out: %s', async (query) => {
    const ids = await idsOf(query);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => RETIRED.includes(id))).toEqual([]);
  });

  it('facets, metadata, completions and pickers leave them out', async () => {
    const { facets, total } = await get('/v1/voices?facets=true');
    expect(total).toBe(VOICES.length - RETIRED.length);
    expect(facets.language).toEqual([{ value: 'English', count: total, code: 'en' }]);
    const metadata = await get('/v1/metadata');
    expect(metadata).toMatchObject({
      total_voices: total,
      languages: ['English'],
      language_details: [{ name: 'English', count: total }],
      models: ['aura-2', 'new'],
      stats: { total_voices: total, total_languages: 1, total_countries: 1 },
    });
    for (const q of ['hebr', 'dora']) expect((await get(`/v1/complete?q=${q}`)).completions).toEqual([]);
    expect((await get('/v1/audio/voices')).voices).toHaveLength(total);
  });

  it.each(TABLE.found)('who asks for them by id, whole name or stage finds them: %s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it('a filter that only excludes a stage does not ask for them', async () => {
    expect(await idsOf('status=-legacy,-deprecated')).not.toContain('acme/dora');
  });

  /** Returns the number of voices that a query finds, and the notes that tell of retired ones. */
  async function toldOf(query: string) {
    const { total, interpretation } = await get(`/v1/voices?${query}`);
    return { total, notes: (interpretation?.notes ?? []).filter((text: string) => text.includes('retired')) };
  }
  const NOTE = '1 retired voice matches; status=retired lists them.';

  it.each(['language=Hebrew', 'search=hebrew'])(
    'a list that only they would fill is empty, and tells of them: %s',
    async (query) => expect(await toldOf(query)).toEqual({ total: 0, notes: [NOTE] }),
  );

  it.each([
    ['search=dora acme', [NOTE]],
    ['search=dora female english', [NOTE]],
    ['search=warm qqzz', []],
  ])('a search that leaves out their names for want of others tells of them: %s', async (query, notes) => {
    const { total, ...told } = await toldOf(query);
    expect(total).toBeGreaterThan(0);
    expect(told).toEqual({ notes });
  });

  it('nobody is told how to speak with one', async () => {
    expect((await get('/v1/voices/acme/dora?snippets=true')).snippets).toEqual([]);
  });

  it('the dump has them, and one of them is found with what replaces it', async () => {
    const { text } = await request(app).get('/v1/voices.csv').expect(200);
    for (const id of RETIRED) expect(text).toContain(id);
    const { replacements, status } = await get('/v1/voices/acme/luna/old');
    expect([status, replacements[0]]).toEqual(['retired', 'acme/luna/new']);
    for (const id of ['acme/dora', 'deepgram/cleo']) {
      const body = await get(`/v1/voices/${id}`);
      expect(body.replacements.length).toBeGreaterThan(0);
      expect(body.replacements).not.toContain('deepgram/cleo');
    }
    expect(await get('/v1/voices/acme/bela')).not.toHaveProperty('replacements');
  });
});

describe('deprecated voices', () => {
  it('they come after all others, also those of the top tier', async () => {
    for (const query of ['', 'language=English', 'search=english'])
      expect((await idsOf(query)).at(-1)).toBe('deepgram/cleo');
    expect(await idsOf('search=warm')).toEqual(['acme/ada', 'deepgram/cleo']);
  });

  it('a filter finds each stage, and voices without one as current', async () => {
    expect(await idsOf('status=deprecated')).toEqual(['deepgram/cleo']);
    expect(await idsOf('status=legacy')).toEqual(['acme/bela']);
    expect(await idsOf('status=current')).toEqual(['acme/ada', 'acme/luna/new', 'acme/lunara']);
  });
});
