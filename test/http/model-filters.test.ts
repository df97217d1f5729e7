import { describe, expect, it } from '@jest/globals';
import { testApp } from '../support/app.ts';
import { request } from '../support/request.ts';

const app = await testApp();

async function get(query: string) {
  return (await request(app).get(`/v1/voices?${query}`).expect(200)).body;
}

it.each(['Ghana', 'GH', 'gha'])(
  'the filter country=%s, which no voice states, finds the voices whose language is at home there, with a note',
  async (country) => {
    const { total, voices, interpretation } = await get(`country=${country}&limit=200`);
    expect(total).toBeGreaterThan(20);
    for (const voice of voices) {
      expect(voice.language_country).toBe('Ghana');
      expect(voice).not.toHaveProperty('country_name');
    }
    expect(interpretation.notes).toEqual([expect.stringMatching(/^No voice states the country Ghana; /)]);
  },
);

it.each(['Mexico', 'mx', 'México'])(
  'the filter language_country=%s finds the voices whose language is at home there, which state no country',
  async (country) => {
    const { total, voices } = await get(`language_country=${country}&limit=200`);
    expect(total).toBeGreaterThan(100);
    for (const voice of voices)
      expect([voice.language_country, voice.country_name]).toEqual(['Mexico', undefined]);
  },
);

describe('filters by facts about models', () => {
  it('commercial use and deployment are counted, and each count is what the filter finds', async () => {
    const { facets } = await get('facets=true&limit=1');
    for (const group of ['commercial', 'deployment', 'status'])
      for (const { value, count } of facets[group])
        expect([value, (await get(`${group}=${value}&limit=1`)).total]).toEqual([value, count]);
    const valuesOf = (group: string) => facets[group].map(({ value }: { value: string }) => value).sort();
    expect(valuesOf('commercial')).toEqual(['by plan', 'no', 'yes']);
    expect(valuesOf('deployment')).toEqual(['cloud', 'local']);
  });

  it.each([
    ['offline', 'deployment=local'],
    ['open source german', 'deployment=local&language=German'],
    ['german commercial use', 'commercial=yes,by plan&language=German'],
  ])('the words "%s" find what %s finds', async (search, query) => {
    const { total, voices } = await get(`search=${search}`);
    expect(total).toBe((await get(query)).total);
    expect(voices.length).toBeGreaterThan(0);
  });

  it.each([
    ['cheap british male', 'Prices are not listed'],
    ['low latency english woman', 'Latencies are not listed'],
    ['celebrity voice', 'Voices of celebrities are not listed'],
    ['voice cloning spanish', 'Clones are not listed'],
  ])(
    'a note says that the directory does not tell what "%s" asks for, and where it is told',
    async (search, note) => {
      const { interpretation } = await get(`search=${search}`);
      expect(interpretation.notes).toEqual([expect.stringMatching(`^${note}.*`)]);
    },
  );
});
