import { expect, it } from '@jest/globals';
import { piper } from '../../../src/ingest/providers/piper.ts';

function voicesOf(name: string, speakers: readonly string[] = [], code = 'en_GB') {
  const [family] = code.split('_');
  const speaker_id_map = Object.fromEntries(speakers.map((speaker, id) => [speaker, id]));
  const record = { key: `${code}-${name}-low`, name, language: { code, family }, quality: 'low' };
  return piper.parseRecord({ ...record, speaker_id_map });
}

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
    { locale: 'dsb-DE', derivedSampleUrl: expect.stringMatching(/\/speaker_0\.mp3$/) },
    { locale: 'hsb-DE', derivedSampleUrl: expect.stringMatching(/\/speaker_1\.mp3$/) },
  ]);
});

it.each([
  ['semaine', ['prudence', 'spike'], ['Prudence', 'Spike'], ['female', 'male']],
  ['upmc', ['jessica', 'pierre'], ['Jessica', 'Pierre'], ['female', 'male']],
  ['ukrainian_tts', ['lada', 'mykyta'], ['Lada', 'Mykyta'], ['female', 'male']],
  ['family', ['Ada', 'tom', 'zoé', 'jürgen'], ['Ada', 'Tom', 'Zoé', 'Jürgen'], Array(4).fill(undefined)],
  ['radio', ['оксана', '晓晓'], ['Оксана', '晓晓'], Array(2).fill(undefined)],
])(
  'a model of Piper whose keys are names of persons is a voice for each: %s',
  (model, keys, names, genders) => {
    const voices = voicesOf(model, keys);
    expect(voices.map(({ nativeId }) => nativeId)).toEqual(keys.map((key) => `en_GB-${model}-low#${key}`));
    expect(voices.map(({ name }) => name)).toEqual(names);
    expect(voices.map(({ gender }) => gender)).toEqual(genders);
    expect(voices.map(({ tags }) => tags)).toEqual(keys.map(() => undefined));
    expect(voices.at(-1)?.derivedSampleUrl).toMatch(new RegExp(`/speaker_${keys.length - 1}\\.mp3$`));
  },
);

it.each([
  ['arctic', ['awb', 'rms', 'slt']],
  ['l2arctic', ['TXHC', 'ASI', 'YBAA']],
  ['vctk', ['p225', 'p226']],
  ['thorsten_emotional', ['amused', 'angry', 'neutral']],
  ['actor', ['happy', 'Whispering']],
  ['mixed', ['prudence', '14']],
  ['kinds', ['male', 'female']],
])('a model of Piper whose keys are codes, moods or kinds of speakers is one voice: %s', (model, keys) => {
  expect(voicesOf(model, keys)).toMatchObject([{ nativeId: `en_GB-${model}-low` }]);
});

it('a model of Piper with more than a hundred names is one voice', () => {
  const names = Array.from({ length: 101 }, (_, at) => `an${'abcdefghijk'[at % 11]}a${'a'.repeat(at)}`);
  expect(voicesOf('crowd', names.slice(1))).toHaveLength(100);
  expect(voicesOf('crowd', names)).toHaveLength(1);
});
