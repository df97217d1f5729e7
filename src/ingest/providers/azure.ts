import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';
import { MAI_MODEL, MODELS, SOVEREIGN_DOMAINS, TIER_IN_NAME } from '../tables/azure-names.ts';

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
  VoiceTag: z
    .object({
      TailoredScenarios: optionalTexts,
      VoicePersonalities: optionalTexts,
    })
    .nullish(),
});
type Raw = z.infer<typeof Raw>;

/** Pattern of a text whose letters are all Latin. */
const LATIN_NAME = /^(?:\p{Script=Latin}|\P{L})*$/u;

export const azure = defineProvider({
  id: 'azure',
  settings: { key: 'AZURE_SPEECH_KEY', region: 'AZURE_SPEECH_REGION' },
  isConfigured: ({ key, region, baseUrl }) => Boolean(key && (region || baseUrl)),
  list: {
    http: {
      baseUrl: ({ region = '' }) => {
        const domain = SOVEREIGN_DOMAINS.find(([regions]) => regions.test(region))?.[1] ?? 'microsoft.com';
        return `https://${encodeURIComponent(region)}.tts.speech.${domain}`;
      },
      requests: ({ key = '' }) => [
        {
          path: '/cognitiveservices/voices/list',
          headers: { 'Ocp-Apim-Subscription-Key': key },
        },
      ],
    },
  },
  idParts: [],
  records: (page) => (Array.isArray(page) ? page : undefined),
  Raw,
  toVoices: (raw) => [
    {
      nativeId: raw.ShortName,
      name: nameOf(raw),
      localName: localNameOf(raw),
      locale: raw.Locale,
      otherLocales: raw.SecondaryLocaleList,
      model: modelOf(raw),
      status: raw.Status,
      gender: raw.Gender,
      tags: raw.VoiceTag?.VoicePersonalities,
      styles: raw.StyleList,
      useCases: raw.VoiceTag?.TailoredScenarios,
    },
  ],
});

/**
 * Returns the speaker's name: DisplayName without the tier. If DisplayName is absent or, as for some HD voices, repeats
 * ShortName, the name is cut out of ShortName: `en-US-Jimmie:DragonHDFlashLatestNeural` → `Jimmie`.
 */
function nameOf({ ShortName, DisplayName, Locale }: Raw): string {
  if (DisplayName && DisplayName !== ShortName) return DisplayName.replace(TIER_IN_NAME, '');
  return ShortName.slice(Locale.length + 1).replace(/(?::.*|Neural)$/, '');
}

/**
 * Returns the name in the script of the voice's language. A name in Latin letters is left out, because it is the display name again,
 * with or without a translated tier: "Florian Mehrsprachig". Words after the speaker's name are left out, because they translate the
 * tier or name a province: `晓辰 多语言` → `晓辰`.
 */
function localNameOf(raw: Raw): string | undefined {
  const words = raw.LocalName?.split(' ') ?? [];
  const name = words.slice(0, nameOf(raw).split(' ').length).join(' ');
  return LATIN_NAME.test(name) ? undefined : name;
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
