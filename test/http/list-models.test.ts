import { describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import type { ModelListResponse } from '../../src/domain/model.ts';
import { modelsOfProvider } from '../../src/providers/models.ts';
import { appOf } from '../support/app.ts';
import { request } from '../support/request.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

/** Voices of two models of Rime, and one of ElevenLabs, whose list names no model. */
const VOICES = [
  voice({ id: 'rime/luna/arcana', model_id: 'arcana' }),
  voice({ id: 'rime/luna/coda', model_id: 'coda' }),
  voice({ id: 'rime/orion/coda', model_id: 'coda' }),
  voice({ id: 'elevenlabs/Rachel' }),
];

const appOn = async (day: string): Promise<Express> =>
  appOf({ ...snapshotOf(VOICES), builtAt: `${day}T12:00:00.000Z` });

const app = await appOn('2026-11-23');

async function models(query: string, of = app): Promise<ModelListResponse['models']> {
  return (await request(of).get(`/v1/models?${query}`).expect(200)).body.models;
}

const idsOf = (listed: ModelListResponse['models']) => listed.map(({ model_id }) => model_id);

describe('the list of models', () => {
  it('a model has its facts from all pages, each fact with its page and date, and the number of its voices', async () => {
    const [arcana] = await models('providers=rime&status=retired');
    expect(arcana).toMatchObject({
      provider: 'rime',
      model_id: 'arcana',
      name: 'Arcana',
      tier: 2,
      status: 'retired',
      ends_on: '2026-08-15',
      replaced_by: 'coda',
      voices: 1,
    });
    const fields = arcana?.sources.flatMap((source) => source.fields) ?? [];
    expect(fields).toEqual(expect.arrayContaining(['status', 'ends_on', 'replaced_by']));
    expect(Object.keys(arcana ?? {})).toEqual(expect.arrayContaining(fields));
  });

  it('lists of providers and stages filter it, by name and alias, and exclude', async () => {
    const all = idsOf(await models(''));
    expect(all).toEqual(expect.arrayContaining(['coda', 'eleven_multilingual_v2', 'tts-1']));
    expect(idsOf(await models('providers=Rime'))).toEqual(
      modelsOfProvider('rime').map(({ model_id }) => model_id),
    );
    expect(idsOf(await models('providers=rime&status=-retired'))).not.toContain('arcana');
    expect(idsOf(await models('providers=rime&status=current'))).toContain('coda');
    expect(await models('providers=nobody')).toEqual([]);
    expect(await models('status=gone')).toEqual([]);
  });

  it('a voice without a model counts for each model of its provider', async () => {
    const counts = (await models('providers=elevenlabs')).map(({ voices }) => voices);
    expect(counts).toEqual(counts.map(() => 1));
  });

  it('a model is retired with its successor, and is replaced by the successor of that', async () => {
    const [base] = (await models('providers=speechify')).filter(({ model_id }) => model_id === 'simba-base');
    expect(base).toMatchObject({ status: 'retired', replaced_by: 'simba-3.0' });
  });

  it('a model with a day of its end is deprecated before that day, and retired from that day on', async () => {
    const stageOn = async (day: string) =>
      (await models('providers=openai', await appOn(day))).find(({ model_id }) => model_id === 'tts-1')
        ?.status;
    expect(await stageOn('2027-01-05')).toBe('deprecated');
    expect(await stageOn('2027-01-06')).toBe('retired');
  });
});

describe('the model of a voice', () => {
  it('a voice comes with the facts about its model', async () => {
    const { body } = await request(app).get('/v1/voices/rime/luna/arcana').expect(200);
    expect(body.model).toMatchObject({ name: 'Arcana', status: 'retired', replaced_by: 'coda' });
    expect(body.model.sources[0]).toMatchObject({ checked: '2026-11-23' });
    for (const field of ['provider', 'model_id', 'languages']) expect(body.model).not.toHaveProperty(field);
  });

  it('a voice of which no list names one of several models comes without', async () => {
    const { body } = await request(app).get('/v1/voices/elevenlabs/Rachel').expect(200);
    expect(body).not.toHaveProperty('model');
  });
});
