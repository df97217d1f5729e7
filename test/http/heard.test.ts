import { expect, it } from '@jest/globals';
import type { MeasuredSound } from '../../src/domain/heard.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { silentLogger } from '../../src/lib/logger.ts';
import { createPreviews } from '../../src/previews/find-preview.ts';
import { refTo, testApp } from '../support/app.ts';
import { catalogOf } from '../support/catalog.ts';
import { recording, sourceOf } from '../support/recordings.ts';
import { request } from '../support/request.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const MEASURED_AT = '2026-03-03T00:00:00.000Z';
const soundOf = (pitch_hz: number): MeasuredSound => ({
  pitch_hz,
  syllables_per_second: pitch_hz / 40,
  loudness: -20.46,
  seconds: 4,
  method: 'test',
  measured_at: MEASURED_AT,
});

// Eight recordings, the sample of a provider with a check that measured it, and two voices that were not measured.
const PITCHES = [100, 110, 120, 150, 160, 170, 200, 210];
const url = 'https://samples.test/checked.mp3';
const voices: StoredVoice[] = [
  ...PITCHES.map((hz) => voice({ id: `acme/${hz}` })),
  voice({ id: 'acme/checked', sample_url: url }),
  voice({ id: 'acme/unmeasured', sample_url: 'https://samples.test/other.mp3' }),
  voice({ id: 'acme/silent' }),
];
const recordings = PITCHES.map((hz) => [`acme/${hz}`, recording({ heard: soundOf(hz) })]);
const previews = createPreviews(
  { sources: { folder: sourceOf(Object.fromEntries(recordings)) } },
  silentLogger,
);
const check = { checked_at: MEASURED_AT, state: 'playable', heard: soundOf(220) } as const;
const snapshot = snapshotOf(voices, { sampleChecks: { [url]: check } });
const catalog = refTo(await catalogOf(snapshot, await previews.loadAvailability()));
const app = await testApp({ catalog, findPreview: previews.finderAt('http://localhost') });

const get = async (path: string) => (await request(app).get(path).expect(200)).body;
const namesOf = ({ voices: found }: { readonly voices: readonly { readonly id: string }[] }) =>
  found.map(({ id }) => id.slice('acme/'.length));

it('a voice has the facts measured from its recording or its sample, with words for pitch and pace', async () => {
  expect((await get('/v1/voices/acme/100')).heard).toEqual({ ...soundOf(100), pitch: 'low', pace: 'slow' });
  expect((await get('/v1/voices/acme/checked')).heard).toMatchObject({ pitch_hz: 220, pitch: 'high' });
  expect(await get('/v1/voices/acme/unmeasured')).not.toHaveProperty('heard');
});

it('filters, facets, counts and the order by pitch use the measured facts', async () => {
  expect(namesOf(await get('/v1/voices?pitch=low&sort=pitch'))).toEqual(['100', '110', '120']);
  expect(namesOf(await get('/v1/voices?pitch=-low,-medium&sort=pitch'))).toEqual([
    '200',
    '210',
    'checked',
    'unmeasured',
    'silent',
  ]);
  expect(namesOf(await get('/v1/voices?pace=fast&pitch=medium'))).toEqual([]);
  const { facets, counts } = await get('/v1/voices?facets=true');
  expect(facets.pitch).toEqual(['high', 'low', 'medium'].map((value) => ({ value, count: 3 })));
  expect(counts).toBeUndefined();
  expect((await get('/v1/voices?count_by=pace')).counts.rows).toContainEqual({ values: ['slow'], count: 3 });
  expect((await get('/v1/metadata')).pitches).toEqual(['high', 'low', 'medium']);
});

it('the most similar voice of equal ones is the one of the nearest pitch, and an unmeasured one is before a far one', async () => {
  const names = namesOf(await get('/v1/voices?similar_to=acme/100&limit=20'));
  expect(names.slice(0, 2)).toEqual(['110', '120']);
  expect(names.indexOf('unmeasured')).toBeLessThan(names.indexOf('200'));
});

it('chosen fields and the dumps have the facts whole', async () => {
  const [first] = (await get('/v1/voices?fields=heard&sort=pitch&limit=1')).voices;
  expect(first.heard.pitch_hz).toBe(100);
  const { text } = await request(app).get('/v1/voices.csv').expect(200);
  expect(text).toContain('""pitch_hz"":100,');
});

it('the gain of a preview brings it to -23 LUFS, and is absent if its loudness is unknown', async () => {
  expect((await get('/v1/audio-url?voiceId=acme/100')).gain_db).toBe(-2.5);
  expect((await get('/v1/audio-url?voiceId=acme/checked')).gain_db).toBe(-2.5);
  expect(await get('/v1/audio-url?voiceId=acme/unmeasured')).not.toHaveProperty('gain_db');
});
