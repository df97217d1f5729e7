import * as z from 'zod';
import { ownValue } from '../../domain/own-value.ts';
import { defineProvider } from '../provider.ts';
import { optionalText } from '../raw-fields.ts';
import { SAMPLED, SAMPLES } from '../tables/watson-samples.ts';

const Raw = z.object({
  name: z.string(),
  language: z.string(),
  gender: optionalText,
  description: optionalText,
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
        inferred: described?.name ? {} : { name: 'derived' },
        locale: raw.language,
        model: ownValue(MODELS, tier),
        gender: raw.gender,
        description: described?.text,
        sampleUrl: SAMPLED.has(raw.name) ? `${SAMPLES}/${raw.name}.wav` : undefined,
      },
    ];
  },
});
