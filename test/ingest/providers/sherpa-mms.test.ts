import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { toDraft } from '../../../src/ingest/lists/read-records.ts';
import { sherpaMms } from '../../../src/ingest/providers/sherpa-mms.ts';

const recordOf = (id: string, name?: string) => ({
  id,
  language: [{ 'Iso Code': 'xxx', 'Language Name': name, Country: 'Nigeria' }],
  'ONNX Exists': true,
});
const voicesOf = (record: object) =>
  sherpaMms.parseRecord(record).map((stated) => enrich(toDraft(sherpaMms, stated)));

it.each([
  ['mms_fra', 'French', 'MMS French', 'fr', 'French'],
  ['mms_bhz', 'Bada', 'MMS Bada', 'bhz', 'Bada (Indonesia)'],
  ['mms_zlm', 'Malay', 'MMS Malay', 'zlm', 'Malay'],
  ['mms_yua', 'Maya, Yucatec', 'MMS Yucatec Maya', 'yua', 'Yucatec Maya'],
  ['mms_azj-script_cyrillic', 'Azerbaijani, North', 'MMS North Azerbaijani', 'az-Cyrl', 'Azerbaijani'],
  [
    'mms_ttq-script_tifinagh',
    'Tamajaq, Tawallammat',
    'MMS Tawallammat Tamajaq',
    'tmh-Tfng',
    'Tawallammat Tamajaq',
  ],
  ['mms_crk-script_syllabics', 'Cree, Plains', 'MMS Plains Cree', 'crk-Cans', 'Plains Cree'],
  ['mms_mam-dialect_northern', 'Mam', 'MMS Mam (Northern)', 'mam', 'Mam'],
  ['mms_ixl-dialect_sanjuancotzal', 'Ixil', 'MMS Ixil (San Juan Cotzal)', 'ixl', 'Ixil'],
  ['mms_tzh-dialect_bachajón', 'Tzeltal', 'MMS Tzeltal (Bachajón)', 'tzh', 'Tzeltal'],
  ['mms_kab', undefined, 'MMS kab', 'kab', 'Kabyle'],
])('the model %s of the language %j is the voice %s', (id, name, expected, language, languageName) => {
  const voice = { name: expected, language, language_name: languageName, model_id: 'mms-tts' };
  expect(voicesOf(recordOf(id, name))).toMatchObject([
    { ...voice, provider_voice_id: id, gender: 'Neutral' },
  ]);
});

it('a voice of MMS has no country, because the index names the country of another language of its name', () => {
  const [voice] = voicesOf(recordOf('mms_bhz', 'Bada'));
  expect(voice).not.toHaveProperty('country_name');
  expect(voice).not.toHaveProperty('accent');
});

it.each([
  ['mms_abi', 'Abidji', 'Ivory Coast', 'Côte d’Ivoire'],
  ['mms_bhz', 'Bada', 'Nigeria', undefined],
  ['mms_abi', 'Abidji', 'Ivory Coast, Ghana', undefined],
  ['mms_ace', 'Aceh', 'Unknown', undefined],
])(
  'the language of %s (%s) is at home in a country where the list and SIL agree: %s',
  (id, name, country, expected) => {
    const language = [{ 'Language Name': name, Country: country }];
    const [voice] = voicesOf({ ...recordOf(id, name), language });
    expect(voice?.language_country).toBe(expected);
  },
);

it('the name of a language is also read from the key that the index uses for models of other makers', () => {
  const record = {
    id: 'mms_abi',
    language: [{ lang_code: 'abi', language_name: 'Abidji', country: 'CI' }],
  };
  expect(voicesOf(record)).toMatchObject([{ name: 'MMS Abidji', language: 'abi' }]);
});

it.each([
  ['that is a voice of another provider', { id: 'piper-no-talesyntese-medium', developer: 'piper' }],
  ['of another maker whose language is unknown', { id: 'acme-fs-any', language: [{ lang_code: 'fs' }] }],
  ['without a file for sherpa-onnx', { ...recordOf('mms_kor', 'Korean'), 'ONNX Exists': false }],
])('a model %s is left out', (_, record) => {
  expect(sherpaMms.parseRecord(record)).toEqual([]);
});

it.each([
  ['coqui-bg-cv', 'Coqui Common Voice', 'bg-BG', undefined, 'Neutral'],
  ['icefall-fs-ljspeech', 'Icefall LJSpeech Matcha', 'en-US', undefined, 'Neutral'],
  ['melo-fs-zh_en', 'MeloTTS', 'zh', ['en'], 'Neutral'],
  ['coqui-pl-mai_female', 'Coqui MAI Female', 'pl-PL', undefined, 'Female'],
])('the model %s of another maker is the voice %s', (id, name, language, others, gender) => {
  const [voice] = voicesOf({ id, model_type: 'vits', language: [{ lang_code: 'fs', country: 'US' }] });
  expect(voice).toMatchObject({ name, language, gender, model_id: 'vits', provider_voice_id: id });
  expect(voice?.other_languages).toEqual(others);
});

it.each([
  ['mms_fra', 'fra'],
  ['mms_azj-script_latin', 'azj-script_latin'],
  ['mms_tzh-dialect_bachajón', 'tzh-dialect_bachaj%C3%B3n'],
])('the sample of %s is in the folder of the model, if the index says that it exists', (id, folder) => {
  const sampleOf = (exists: unknown) =>
    sherpaMms.parseRecord({ ...recordOf(id, 'Any'), 'Sample Exists': exists })[0]?.derivedSampleUrl;
  expect(sampleOf(true)).toMatch(new RegExp(`/resolve/main/${folder}/sample\\.wav$`));
  expect([false, null, undefined].map(sampleOf)).toEqual([undefined, undefined, undefined]);
});
