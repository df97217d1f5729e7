import { describe, expect, it } from '@jest/globals';
import { piper } from '../../../src/ingest/providers/piper.ts';

function voicesOf(name: string, speakers: readonly string[] = [], code = 'en_GB') {
  const [family] = code.split('_');
  const speaker_id_map = Object.fromEntries(speakers.map((speaker, id) => [speaker, id]));
  const record = { key: `${code}-${name}-low`, name, language: { code, family }, quality: 'low' };
  return piper.parseRecord({ ...record, speaker_id_map });
}

describe('models of Piper', () => {
  it.each([
    ['northern_english_male', 'male', 'Northern English'],
    ['southern_english_female', 'female', 'Southern English'],
    ['hfc_female', 'female', undefined],
    ['gwryw_gogleddol', 'male', 'Northern Welsh'],
    ['l2arctic', undefined, 'Non-native'],
    ['malena', undefined, undefined],
  ])('a name of Piper states gender and accent at most: %s', (name, gender, accent) => {
    expect(voicesOf(name)).toMatchObject([{ nativeId: `en_GB-${name}-low`, gender, accent }]);
  });

  it('a model of Piper with numbered speakers is one voice', () => {
    expect(voicesOf('aru', ['10', '11', '03'])).toMatchObject([
      { nativeId: 'en_GB-aru-low', name: 'ARU', gender: undefined },
    ]);
  });

  it('a model of Piper whose keys name genders is a voice for each speaker', () => {
    expect(voicesOf('sharvard', ['M', 'F'], 'es_ES')).toMatchObject([
      { nativeId: 'es_ES-sharvard-low#M', name: 'Sharvard', gender: 'M' },
      { nativeId: 'es_ES-sharvard-low#F', name: 'Sharvard', gender: 'F' },
    ]);
  });

  it('a model of Piper whose keys name languages is a voice for each speaker', () => {
    expect(voicesOf('serbski_institut', ['dsb', 'hsb'], 'sr_RS')).toMatchObject([
      { locale: 'dsb-DE', sampleUrl: expect.stringMatching(/\/speaker_0\.mp3$/) },
      { locale: 'hsb-DE', sampleUrl: expect.stringMatching(/\/speaker_1\.mp3$/) },
    ]);
  });
});
