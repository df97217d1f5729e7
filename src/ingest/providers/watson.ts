import * as z from 'zod';
import { defineProvider } from '../provider.ts';

const Raw = z.object({
  name: z.string(),
  language: z.string(),
  gender: z.string().optional(),
  description: z.string().nullish(),
});

/** `en-US_LisaV3Voice`: the language, the person, and at the end the tier. */
const NAME = /^[^_]+_(?<person>.+?)(?<tier>Natural|Expressive|V\dVoice|Voice)$/;

/** Tiers as IBM's documentation names them; the last two are withdrawn and still served by older installations. */
const MODELS: Readonly<Record<string, string>> = {
  Natural: 'natural',
  Expressive: 'expressive-neural',
  V3Voice: 'enhanced-neural',
  V2Voice: 'neural-v2',
  Voice: 'standard',
};

/** "Sofia: Latin American Spanish (…) female voice. Dnn technology." */
const DESCRIPTION = /^(?<name>[^:]+): (?<text>.*?)(?: Dnn technology\.)?$/i;

/** The API has no samples. IBM's page of voices has one of each of these (January 2026). */
const SAMPLES =
  'https://watson-developer-cloud.github.io/doc-tutorial-downloads/text-to-speech/samples-latest';
const SAMPLED = new Set(
  `de-DE_BirgitV3Voice de-DE_DieterV3Voice de-DE_ErikaV3Voice en-AU_HeidiExpressive en-AU_HeidiNatural
  en-AU_JackExpressive en-AU_JackNatural en-CA_HannahNatural en-GB_CharlotteV3Voice en-GB_ChloeNatural
  en-GB_GeorgeExpressive en-GB_GeorgeNatural en-GB_KateV3Voice en-US_AllisonExpressive
  en-US_AllisonV3Voice en-US_EllieNatural en-US_EmilyV3Voice en-US_EmmaExpressive en-US_EmmaNatural
  en-US_EthanNatural en-US_HenryV3Voice en-US_JacksonNatural en-US_KevinV3Voice en-US_LisaExpressive
  en-US_LisaV3Voice en-US_MichaelExpressive en-US_MichaelV3Voice en-US_OliviaV3Voice
  en-US_VictoriaNatural es-ES_EnriqueV3Voice es-ES_LauraV3Voice es-LA_AlejandroNatural
  es-LA_DanielaExpressive es-LA_DanielaNatural es-LA_SofiaV3Voice es-US_SofiaV3Voice
  fr-CA_LouiseV3Voice fr-FR_NicolasV3Voice fr-FR_ReneeV3Voice it-IT_FrancescaV3Voice ja-JP_EmiV3Voice
  ko-KR_JinV3Voice nl-NL_MerelV3Voice pt-BR_CamilaNatural pt-BR_IsabelaV3Voice pt-BR_LucasExpressive
  pt-BR_LucasNatural`.split(/\s+/),
);

export const watson = defineProvider({
  id: 'watson',
  name: 'IBM Watson Text to Speech',
  settings: { key: 'WATSON_API_KEY', baseUrl: 'WATSON_BASE_URL' },
  // A key belongs to one instance, which has an address of its own.
  isConfigured: ({ key, baseUrl }) => Boolean(key && baseUrl),
  list: {
    http: {
      baseUrl: ({ baseUrl = '' }) => baseUrl,
      requests: ({ key }) => [
        {
          path: '/v1/voices',
          headers: { Authorization: `Basic ${Buffer.from(`apikey:${key}`).toString('base64')}` },
        },
      ],
    },
  },
  idParts: [],
  records: (page) => z.object({ voices: z.array(z.unknown()) }).safeParse(page).data?.voices,
  Raw,
  toVoices: (raw) => {
    const { person = raw.name, tier = '' } = NAME.exec(raw.name)?.groups ?? {};
    const described = DESCRIPTION.exec(raw.description ?? '')?.groups;
    return [
      {
        nativeId: raw.name,
        // Ids write Li Na as LiNa; the description knows better.
        name: described?.name ?? person,
        locale: raw.language,
        model: MODELS[tier],
        gender: raw.gender,
        // IBM's own label of its code for no one country.
        accent: raw.language === 'es-LA' ? 'Latin American' : undefined,
        description: described?.text,
        sampleUrl: SAMPLED.has(raw.name) ? `${SAMPLES}/${raw.name}.wav` : undefined,
      },
    ];
  },
});
