import { expect, it } from '@jest/globals';
import { useCli } from '../support/cli.ts';
import { snapshotOf } from '../support/snapshot.ts';

const ID = 'elevenlabs/21m00Tcm4TlvDq8ikWAM';
const { path, run, store } = useCli();
/** Short lists, for searches of any catalog. */
const SHORT = { PROVIDERS: 'deepgram,polly' };

it('the command explain prints the record of a voice and the steps of its enrichment', async () => {
  const { code, out } = await run(`explain ${ID}`);
  expect(code).toBe(0);
  expect(out).toContain('The record (bundled list):');
  expect(out).toContain('"voice_id": "21m00Tcm4TlvDq8ikWAM"');
  expect(out).toContain('step=name field=name value=Rachel origin=stated');
  expect(out).toContain('step=accent field=language value=en-US origin=derived');
});

it('the command explain prints which reader read each word of a search', async () => {
  const { code, out } = await run('explain brittish', SHORT);
  expect(code).toBe(0);
  expect(out).toContain('word=brittish reader=typo field=accent value=British');
  expect(out).toContain('brittish: british');
  const { out: json } = await run('explain femal --json', SHORT);
  const readers = JSON.parse(json).matched.matches.map(({ reader }: { reader: string }) => reader);
  expect(new Set(readers)).toEqual(new Set(['beginning']));
});

it.each([
  [ID, 'one record'],
  ['rime/jose/mistv2/en-US', 'one record for each language'],
])(
  'the command explain prints the steps of %s (%s) as JSON, with the voice that an ingest would write',
  async (id) => {
    const { out } = await run(`explain ${id} --json`);
    const { source, steps, voice, unresolved } = JSON.parse(out);
    expect(source).toBe('bundled');
    expect(steps.map(({ step }: { step: string }) => step)).toContain('description');
    expect(Object.assign({}, ...steps.map(({ set }: { set: object }) => set))).toEqual(
      Object.fromEntries(Object.entries(voice).filter(([field]) => field !== 'provenance')),
    );
    expect(unresolved).toEqual([]);
  },
);

it('the command explain tells where the record of a voice contradicts itself', async () => {
  const { out } = await run('search Isha Learner --json', { PROVIDERS: 'cartesia' });
  const [voice] = JSON.parse(out).voices;
  expect(voice).toMatchObject({ name: 'Isha', gender: 'Female' });
  expect((await run(`explain ${voice.id}`)).out).toContain(
    'contradicted: the record states gender Female and Male; Female is taken',
  );
});

it('the command explain tells why the live list cannot be read, and how the bundled one is explained', async () => {
  const { code, err } = await run('explain deepgram/aura-2-thalia-en', {
    SOURCES: 'auto',
    DEEPGRAM_BASE_URL: 'http://127.0.0.1:9',
  });
  expect(code).toBe(1);
  expect(err).toContain('127.0.0.1:9/v1/models cannot be reached');
  expect(err).toContain('SOURCES=bundled');
});

it('the command explain gives the day on which a voice was removed', async () => {
  const gone = { first_seen: '2026-01-01', last_seen: '2026-09-30', removed_at: '2026-10-01' };
  await store(snapshotOf([], { ledger: { 'elevenlabs/gone': gone, [ID]: gone } }), 'gone');
  const env = { SNAPSHOT_URL: path('gone') };
  expect(await run('explain elevenlabs/gone', env)).toEqual({
    code: 1,
    out: '',
    err: 'No record in the bundled list of elevenlabs yields the voice elevenlabs/gone. It was removed on 2026-10-01; its provider listed it last on 2026-09-30.',
  });
  expect((await run(`explain ${ID}`, env)).code).toBe(0);
});
