import * as z from 'zod';
import { fold } from '../../lib/fold.ts';
import { splitList } from '../../lib/list-entries.ts';
import { listPatterns } from '../list-tables.ts';
import { defineProvider, type ListRequest, type Settings } from '../provider.ts';
import { optionalCount, optionalText, optionalTexts, splitCamelCase } from '../raw-fields.ts';
import { regionProblems, regionsOf } from '../regions.ts';

const Raw = z.object({
  ShortName: z.string(),
  DisplayName: optionalText,
  LocalName: optionalText,
  Gender: optionalText,
  Locale: z.string(),
  VoiceType: optionalText,
  StyleList: optionalTexts,
  SecondaryLocaleList: optionalTexts,
  Status: optionalText,
  SampleRateHertz: optionalCount,
  WordsPerMinute: optionalCount,
  VoiceTag: z
    .object({
      TailoredScenarios: optionalTexts,
      VoicePersonalities: optionalTexts,
    })
    .nullish(),
});
type Raw = z.infer<typeof Raw>;

/** Pattern of a child voice's `ShortName`, needed because no field states the age. Source: "Child" in Azure's table of neural voices, November 2026. */
export const CHILD =
  /^(?:de-DE-Gisela|en-GB-Maisie|en-US-Ana|fr-FR-Eloise|zh-CN-(?:Xiaoshuang|Xiaoyou|Yunxia))(?::|(?:Multilingual)?Neural$)/;

/** Models by a pattern of `ShortName`. The field `VoiceType` is not sufficient, because it calls Dragon HD Flash voices "Neural". */
const MODELS = listPatterns('azure', 'models');

/** Pattern of the model at the end of a `ShortName` of the MAI-Voice family: `:MAI-Voice-1`. */
const MAI_MODEL = /:(MAI-Voice-\d+)$/;

/** Pattern of the model's name that Azure appends to a voice's `DisplayName`: "Xiaoyu Dragon HD Flash Latest". */
const TIER_IN_NAME = / (?:(?:Turbo )?Multilingual|Dragon HD .*|MAI-Voice-\d+)$/;

const SOVEREIGN_DOMAINS = listPatterns('azure', 'sovereign-domains');

/** Pattern of a text whose letters are all Latin. */
const LATIN_NAME = /^(?:\p{Script=Latin}|\P{L})*$/u;

export const azure = defineProvider({
  id: 'azure',
  settings: { key: 'AZURE_SPEECH_KEY', region: 'AZURE_SPEECH_REGION' },
  isConfigured: ({ key, region, baseUrl }) => Boolean(key && (region || baseUrl)),
  problems: ({ key, region }) => [
    ...regionProblems('AZURE_SPEECH_REGION', region),
    ...(splitList(key).length > 1 && splitList(key).length !== regionsOf(region).length
      ? ['AZURE_SPEECH_KEY must be one key, or as many keys as AZURE_SPEECH_REGION has regions']
      : []),
  ],
  list: {
    baseUrl: ({ region }, { list = regionsOf(region)[0] ?? '' }) => {
      const domain = SOVEREIGN_DOMAINS.find(([regions]) => regions.test(list))?.[1] ?? 'microsoft.com';
      return `https://${encodeURIComponent(list)}.tts.speech.${domain}`;
    },
    requests: listRequests,
  },
  Raw,
  toVoices: (raw) => ({
    nativeId: raw.ShortName,
    name: nameOf(raw),
    localName: localNameOf(raw),
    locale: raw.Locale,
    otherLocales: raw.SecondaryLocaleList,
    model: modelOf(raw),
    status: raw.Status,
    sampleRate: raw.SampleRateHertz,
    wordsPerMinute: raw.WordsPerMinute,
    gender: raw.Gender,
    age: CHILD.test(raw.ShortName) ? 'child' : undefined,
    inferred: { age: 'derived' },
    tags: raw.VoiceTag?.VoicePersonalities,
    styles: raw.StyleList,
    useCases: raw.VoiceTag?.TailoredScenarios,
  }),
});

/**
 * Returns one request per region, because the regions have different voices. If a base URL is set, only its host is requested. A Speech key belongs
 * to one region: the first key is used for the first region, and so on. A single key is used for all regions.
 */
function listRequests({ key, region, baseUrl }: Settings): readonly ListRequest[] {
  const keys = splitList(key);
  const toRequest = (ownKey = keys[0] ?? ''): ListRequest => ({
    path: '/cognitiveservices/voices/list',
    headers: { 'Ocp-Apim-Subscription-Key': ownKey },
  });
  const regions = baseUrl ? [] : regionsOf(region);
  if (regions.length < 2) return [toRequest()];
  return regions.map((list, index) => ({ list, ...toRequest(keys[index]) }));
}

/**
 * Returns the speaker's name: DisplayName without the model's name. If DisplayName is absent or repeats ShortName, the name is cut out of ShortName:
 * `en-US-Jimmie:DragonHDFlashLatestNeural` → `Jimmie`.
 */
function nameOf({ ShortName, DisplayName, Locale }: Raw): string {
  const name =
    DisplayName && DisplayName !== ShortName
      ? DisplayName.replace(TIER_IN_NAME, '')
      : ShortName.slice(Locale.length + 1).replace(/(?::.*|Neural)$/, '');
  return splitCamelCase(name);
}

/**
 * Returns the name in the script of the voice's language; undefined if the local name repeats the display name. A name in Latin letters is kept only
 * if the name adds diacritics, as in "Guðrún". Words after the speaker's name are removed (`晓辰 多语言` → `晓辰`): these words translate the model's name
 * or state a province.
 */
function localNameOf(raw: Raw): string | undefined {
  const own = nameOf(raw);
  const words = raw.LocalName?.trim().split(' ') ?? [];
  const name = words.slice(0, own.split(' ').length).join(' ');
  const isRepeated = LATIN_NAME.test(name) && (name === own || fold(name) !== fold(own));
  return isRepeated ? undefined : name;
}

function modelOf({ ShortName, VoiceType }: Raw): string {
  const mai = MAI_MODEL.exec(ShortName)?.[1];
  return (
    mai ??
    MODELS.find(([ending]) => ending.test(ShortName))?.[1] ??
    VoiceType ??
    'neural'
  ).toLowerCase();
}
