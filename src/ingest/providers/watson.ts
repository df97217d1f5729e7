import * as z from 'zod';
import { languageOfName } from '../../enrich/knowledge/named-locale.ts';
import { isKnownAccent } from '../../enrich/knowledge/recognize-accent.ts';
import { derivedSample, listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { listIn, optionalText } from '../raw-fields.ts';

const Raw = z.object({
  name: z.string(),
  language: z.string(),
  gender: optionalText,
  description: optionalText,
});

/** Pattern of a voice's `name`: language, speaker, tier (model). The name `en-US_LisaV3Voice` has the speaker Lisa and the tier V3Voice. */
const NAME = /^[^_]+_(?<person>.+?)(?<tier>Natural|Expressive|V\dVoice|Voice)$/;

const STATUSES = listTable('watson', 'statuses');

const MODELS = listTable('watson', 'models');

/** Pattern of a `description`: "Sofia: Latin American Spanish (…) female voice", often with the sentence "Dnn technology" after it. */
const DESCRIPTION = /^(?<name>[^:]+): (?<text>.*?)(?: Dnn technology\.)?$/i;

/** Pattern of a text that states only language, accent and gender: "Castilian Spanish (español castellano) female voice." */
const LANGUAGE_AND_GENDER =
  /^(?:(?<variety>[^()]+?) )?(?<language>[^()\s]+)(?: \([^()]*\))? (?:fe)?male voice\.?$/i;

export const watson = defineProvider({
  id: 'watson',
  settings: { key: 'WATSON_API_KEY', baseUrl: 'WATSON_BASE_URL' },
  // The base URL is required beside the API key, because a key belongs to one Watson instance, and each instance has its own host.
  list: {
    baseUrl: ({ baseUrl = '' }) => baseUrl,
    requests: ({ key }) => [
      {
        path: '/v1/voices',
        headers: { Authorization: `Basic ${Buffer.from(`apikey:${key}`).toString('base64')}` },
      },
    ],
  },
  records: (page) => listIn(page, 'voices'),
  Raw,
  toVoices: (raw) => {
    const { person = raw.name, tier = '' } = NAME.exec(raw.name)?.groups ?? {};
    const described = DESCRIPTION.exec(raw.description ?? '')?.groups;
    return {
      nativeId: raw.name,
      // The speaker's name comes from `description` if possible, because `name` writes "Li Na" as "LiNa".
      name: described?.name ?? person,
      inferred: described?.name ? {} : { name: 'derived' },
      locale: raw.language,
      model: MODELS.get(tier),
      status: STATUSES.get(raw.name),
      gender: raw.gender,
      description: hasContent(described?.text) ? described?.text : undefined,
      derivedSampleUrl: derivedSample('watson', raw.name),
    };
  },
});

/** Reports whether the text of a description states more than language, accent and gender, which have separate fields. */
function hasContent(text = ''): boolean {
  const { variety = '', language = '' } = LANGUAGE_AND_GENDER.exec(text)?.groups ?? {};
  const isVariety = !variety || isKnownAccent(variety) || languageOfName(variety) !== undefined;
  return !(isVariety && languageOfName(language) !== undefined);
}
