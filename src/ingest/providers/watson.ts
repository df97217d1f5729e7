import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText } from '../raw-fields.ts';
import { SAMPLED, SAMPLES } from '../tables/watson-samples.ts';

const Raw = z.object({
  name: z.string(),
  language: z.string(),
  gender: optionalText,
  description: optionalText,
});

/** Pattern of a name: language, speaker, tier, as in `en-US_LisaV3Voice`. */
const NAME = /^[^_]+_(?<person>.+?)(?<tier>Natural|Expressive|V\dVoice|Voice)$/;

/** Models by tier, after IBM's documentation. Older installations still serve the last two, which are withdrawn. */
const MODELS: ReadonlyMap<string, string> = new Map([
  ['Natural', 'natural'],
  ['Expressive', 'expressive-neural'],
  ['V3Voice', 'enhanced-neural'],
  ['V2Voice', 'neural-v2'],
  ['Voice', 'standard'],
]);

/**
 * Pattern of a description: name, then text, as in "Sofia: Latin American Spanish (…) female voice. Dnn technology."
 */
const DESCRIPTION = /^(?<name>[^:]+): (?<text>.*?)(?: Dnn technology\.)?$/i;

export const watson = defineProvider({
  id: 'watson',
  name: 'IBM Watson Text to Speech',
  settings: { key: 'WATSON_API_KEY', baseUrl: 'WATSON_BASE_URL' },
  // The base URL is required, because a key belongs to one instance with a host of its own.
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
        // The description's name is preferred, because ids write Li Na as LiNa.
        name: described?.name ?? person,
        inferred: described?.name ? {} : { name: 'derived' },
        locale: raw.language,
        model: MODELS.get(tier),
        gender: raw.gender,
        description: described?.text,
        sampleUrl: SAMPLED.has(raw.name) ? `${SAMPLES}/${raw.name}.wav` : undefined,
      },
    ];
  },
});
