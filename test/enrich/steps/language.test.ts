import { describe, expect, it } from '@jest/globals';
import { enrich, UnusableVoiceError } from '../../../src/enrich/enrich.ts';
import { resolveLocale } from '../../../src/enrich/knowledge/resolve-locale.ts';
import { addAccent } from '../../../src/enrich/steps/accent.ts';
import { addLanguage } from '../../../src/enrich/steps/language.ts';
import { draft } from '../../support/draft.ts';

const none = undefined;

it.each<[string, string, string, accent: string | undefined, country: string | undefined]>([
  ['google', 'cmn-CN', 'zh-CN', 'Chinese', 'China'],
  ['polly', 'cmn-CN', 'zh-CN', 'Chinese', 'China'],
  ['google', 'yue-HK', 'yue-HK', 'Hong Kong', 'Hong Kong'],
  ['google', 'ar-XA', 'ar', none, none],
  ['google', 'fil-ph', 'fil-PH', 'Filipino', 'Philippines'],
  ['azure', 'zh-HK', 'yue-HK', 'Hong Kong', 'Hong Kong'],
  ['edge', 'zh-HK', 'yue-HK', 'Hong Kong', 'Hong Kong'],
  ['edge', 'zh-CN-shaanxi', 'zh-CN', 'Zhongyuan Mandarin', 'China'],
  ['telnyx', 'en-UK', 'en-GB', 'British', 'United Kingdom'],
  ['azure', 'wuu-CN', 'wuu-CN', 'Wu Chinese', 'China'],
  ['azure', 'zh-CN-liaoning', 'zh-CN', 'Northeastern Mandarin', 'China'],
  ['azure', 'zh-CN-shandong', 'zh-CN', 'Jilu Mandarin', 'China'],
  ['azure', 'iu-Cans-CA', 'iu-Cans-CA', 'Inuktitut', 'Canada'],
  ['azure', 'sr-Latn-RS', 'sr-Latn-RS', 'Serbian', 'Serbia'],
  ['polly', 'en-GB-WLS', 'en-GB', 'Welsh', 'United Kingdom'],
  ['polly', 'arb', 'ar', none, none],
  ['watson', 'ar-AR', 'ar', none, none],
  ['watson', 'es-LA', 'es-419', 'Latin American', none],
  ['murf', 'en-UK', 'en-GB', 'British', 'United Kingdom'],
  ['murf', 'en-SCOTT', 'en-GB', 'Scottish', 'United Kingdom'],
  ['murf', 'tl-PH', 'fil-PH', 'Filipino', 'Philippines'],
  ['sarvam', 'od-IN', 'or-IN', 'Indian', 'India'],
  ['espeak-ng', 'en-uk', 'en-GB', 'British', 'United Kingdom'],
  ['espeak-ng', 'en-029', 'en-029', 'Caribbean', none],
  ['espeak-ng', 'en-gb-x-rp', 'en-GB', 'Received Pronunciation', 'United Kingdom'],
  ['espeak-ng', 'en-gb-x-gbclan', 'en-GB', 'Lancaster', 'United Kingdom'],
  ['espeak-ng', 'en-gb-scotland', 'en-GB-scotland', 'Scottish', 'United Kingdom'],
  ['espeak-ng', 'chr-US-Qaaa-x-west', 'chr-US', 'Cherokee', 'United States'],
  ['espeak-ng', 'piqd', 'tlh-Piqd', none, none],
  ['espeak-ng', 'py', 'mis', none, none],
  ['espeak-ng', 'qdb', 'qdb', none, none],
  ['espeak-ng', 'cmn-latn-pinyin', 'zh-Latn-pinyin', none, none],
  ['espeak-ng', 'zh-cmn', 'zh', none, none],
  ['espeak-ng', 'hbs', 'sr-Latn', none, none],
  ['espeak-ng', 'ca-va', 'ca-ES-valencia', 'Valencian', 'Spain'],
  ['espeak-ng', 'vi-vn-x-central', 'vi-VN', 'Central Vietnamese', 'Vietnam'],
  ['espeak-ng', 'en-gb-x-gbcwmd', 'en-GB', 'West Midlands', 'United Kingdom'],
  ['espeak-ng', 'en-us-nyc', 'en-US', 'New York', 'United States'],
  ['espeak-ng', 'vi-vn-x-south', 'vi-VN', 'Southern Vietnamese', 'Vietnam'],
  ['espeak-ng', 'es', 'es-ES', 'Castilian', 'Spain'],
  ['espeak-ng', 'pt', 'pt-PT', 'Portuguese', 'Portugal'],
  ['espeak-ng', 'vi', 'vi-VN', 'Northern Vietnamese', 'Vietnam'],
  ['espeak-ng', 'ca-ba', 'ca-ES', 'Balearic', 'Spain'],
  ['espeak-ng', 'ca-nw', 'ca-ES', 'Northwestern Catalan', 'Spain'],
  ['espeak-ng', 'ru-cl', 'ru', none, none],
  ['elevenlabs', 'cmn-CN', 'zh-CN', 'Chinese', 'China'],
  ['elevenlabs', 'fil-PH', 'fil-PH', 'Filipino', 'Philippines'],
  ['deepgram', 'es-LATAM', 'es-419', 'Latin American', none],
  ['piper', 'sw_CD', 'sw-CD', 'Congolese', 'Democratic Republic of the Congo'],
  ['piper', 'no_NO', 'nb-NO', 'Norwegian', 'Norway'],
  ['mms', 'azj-script_cyrillic', 'az-Cyrl', none, none],
  ['deepgram', 'fr-ca', 'fr-CA', 'Canadian', 'Canada'],
])(
  'the locale of a voice of %s, %s, is %s (accent %s, country %s)',
  (provider, locale, language, accent, country) => {
    const voice = enrich(draft({ locale }, { provider }));
    expect([voice.language, voice.accent, voice.country_name]).toEqual([language, accent, country]);
  },
);

it.each([
  ['EN_US', 'en-US'],
  ['ZH_CN', 'zh-CN'],
  ['sw_CD', 'sw-CD'],
  [' pt-BR ', 'pt-BR'],
  ['ger', 'de'],
  ['fra', 'fr'],
  ['spa', 'es'],
  ['tl', 'fil'],
  ['jw', 'jv'],
  ['no', 'nb'],
  ['no_NO', 'nb-NO'],
  ['hi-Latn', 'hi-Latn'],
  ['zh-HK', 'zh-HK'],
  ['en-XA', 'en'],
  ['es-VZ', 'es'],
  ['ar-MS', 'ar'],
  ['ar-AR', 'ar'],
  ['en-EN', 'en'],
  ['ja-JA', 'ja'],
  ['hi-EN', 'hi'],
  ['fr-XX', 'fr'],
  ['en-EU', 'en'],
  ['uk-UK', 'uk'],
  ['sv_SV', 'sv'],
  ['ca-CA', 'ca'],
  ['sr-Latn-SR', 'sr-Latn'],
  ['de-DE', 'de-DE'],
  ['mn-MN', 'mn-MN'],
  ['sq-XK', 'sq-XK'],
  ['en-150', 'en-150'],
  ['fr-FX', 'fr-FR'],
  ['cn', 'zh-CN'],
  ['jp', 'ja-JP'],
  ['JP', 'ja-JP'],
  ['kr', 'ko-KR'],
  ['gr', 'el-GR'],
  ['cz', 'cs-CZ'],
  ['dk', 'da-DK'],
  ['se', 'sv-SE'],
  ['ua', 'uk-UA'],
  ['vn', 'vi-VN'],
  ['tw', 'zh-TW'],
  ['mx', 'es-MX'],
  ['us', 'en-US'],
  ['gb', 'en-GB'],
  ['at', 'de-AT'],
  ['by', 'be-BY'],
  ['kz', 'kk-KZ'],
  ['jp_JP', 'ja-JP'],
  ['kr-KR', 'ko-KR'],
  ['br-BR', 'pt-BR'],
  ['cn-TW', 'zh-TW'],
  ['uk', 'uk'],
  ['br', 'br'],
  ['ga', 'ga'],
  ['et', 'et'],
  ['sl', 'sl'],
  ['sq', 'sq'],
  ['sr-Latn-XB', 'sr-Latn'],
  ['en-US-u-nu-latn', 'en-US'],
  ['en-US-x-southern', 'en-US'],
  ['en-GB-oed', 'en-GB'],
  ['zh-yue-HK', 'yue-HK'],
  ['zh-min-nan', 'nan'],
  ['Serbian (Latin)', 'sr-Latn'],
  ['Serbian (Cyrillic, Serbia)', 'sr-Cyrl-RS'],
  ['zh-cmn-Hans-CN', 'zh-Hans-CN'],
  ['azj-script_cyrillic', 'az-Cyrl'],
  ['es-MX-norteno', 'es-MX'],
  ['de-AT-1996', 'de-AT-1996'],
  [`en-US${'-x'.repeat(1000)}`, 'en-US'],
  ['english', 'en'],
  ['Deutsch', 'de'],
  ['español', 'es'],
  ['日本語', 'ja'],
  ['हिन्दी', 'hi'],
  ['العربية', 'ar'],
  ['English (UK)', 'en-GB'],
  ['Portuguese (Brazil)', 'pt-BR'],
  ['Spanish - Mexico', 'es-MX'],
  ['Spanish (Latin America)', 'es-419'],
  ['French, Canada', 'fr-CA'],
  ['Chinese (Mandarin, Simplified)', 'zh'],
  ['Chinese (Cantonese)', 'yue'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Latin American Spanish', 'es-419'],
  ['English (Italy)', 'en'],
  ['🇫🇷', 'fr-FR'],
  ['🇧🇷 Portuguese', 'pt-BR'],
])('the locale %j is resolved to %s', (raw, tag) => {
  expect(resolveLocale(raw, 'fictional')?.tag).toBe(tag);
});

it.each([
  '',
  ' ',
  '-',
  '!!',
  'root',
  'und',
  'und-US',
  'zxx',
  'zz-US',
  'multi',
  'us-english',
  'x-private',
  '🏴',
  '🇽🇽',
])('the locale %j is not resolved, and its record makes no voice', (locale) => {
  expect(resolveLocale(locale, 'fictional')).toBeUndefined();
  expect(() => enrich(draft({ locale }))).toThrow(UnusableVoiceError);
});

describe('unregistered dialects and regions', () => {
  it('a dialect in a code is the accent of the voice, and an unresolved value', () => {
    const { voice, unresolved } = addAccent(addLanguage(draft({ locale: 'es-MX-norteno' })));
    expect(voice).toMatchObject({ language: 'es-MX', accent: 'Norteno' });
    expect(unresolved).toEqual([{ field: 'locale', value: 'es-MX-norteno' }]);
  });

  it.each([
    ['es-VZ', [{ field: 'locale', value: 'es-VZ' }]],
    ['ja-JA', []],
    ['en-XA', []],
  ])('the code %s, whose region is left out, leaves %j unresolved', (locale, unresolved) => {
    expect(addLanguage(draft({ locale })).unresolved ?? []).toEqual(unresolved);
  });
});
