import { describe, expect, it } from '@jest/globals';
import { VOICE_FIELDS } from '../../src/domain/voice.ts';
import { VoiceListResponse } from '../../src/domain/voice-list.ts';
import { testApp } from '../support/app.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{ refused: Rows<[fields: string, reason: string]> }>(import.meta);

const REQUIRED = ['id', 'name', 'language', 'provider', 'gender'];

const app = await testApp();
const voices = (query: string) => request(app).get(`/v1/voices?${query}`);

describe('fields', () => {
  it.each([
    ['accent', ['accent']],
    ['preview,model_id', ['model_id', 'preview']],
    [' styles , age,', ['age', 'styles']],
    ['other_languages&fields=provider_voice_id', ['other_languages', 'provider_voice_id']],
    ['id', []],
    [VOICE_FIELDS.join(), VOICE_FIELDS],
  ])('fields=%s gives these fields and the required ones, with unchanged values', async (fields, chosen) => {
    for (const query of [
      'limit=200',
      'search=british+female&explain=true&facets=true',
      'similar_to=polly/Joanna/neural',
    ]) {
      const [whole, part] = [await voices(query), await voices(`${query}&fields=${fields}`).expect(200)];
      const names = new Set([...REQUIRED, ...chosen]);
      const pick = (voice: object) =>
        Object.fromEntries(Object.entries(voice).filter(([name]) => names.has(name)));
      expect(part.body).toEqual({ ...whole.body, voices: whole.body.voices.map(pick) });
      expect(VoiceListResponse.safeParse(part.body).success).toBe(true);
    }
  });

  it.each(['', ',', '%20'])('empty fields=%s give all', async (fields) => {
    expect((await voices(`fields=${fields}&limit=3`)).body).toEqual((await voices('limit=3')).body);
  });

  it.each(TABLE.refused)('fields=%s are refused', async (fields, reason) => {
    const { body } = await voices(`fields=${fields}`).expect(400);
    const message = `fields must be a list of ${VOICE_FIELDS.join(', ')}, and ${reason}.`;
    expect(body.error).toMatchObject({
      code: 'invalid_parameter',
      details: [{ parameter: 'fields', message }],
    });
  });

  it('make a page smaller, and its links keep them', async () => {
    const [whole, part] = [await voices('limit=48'), await voices('limit=48&fields=id')];
    expect(part.text.length).toBeLessThan(whole.text.length / 2);
    expect(part.headers.link).toContain('<?fields=id&offset=48>; rel="next"');
    expect(part.headers.etag).not.toBe(whole.headers.etag);
  });
});
