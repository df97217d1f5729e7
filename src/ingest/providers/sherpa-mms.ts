import * as z from 'zod';
import type { StatedVoice } from '../../enrich/stated-voice.ts';
import { listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { capitalize, optionalText, recordsByKey } from '../raw-fields.ts';

/** Language of a model. The language's name is in the field `Language Name` for MMS models, and in `language_name` for other models. */
const Language = z
  .array(z.object({ 'Language Name': optionalText, language_name: optionalText, Country: optionalText }))
  .nullish()
  .transform((languages) => languages?.[0]);

const Raw = z.object({
  id: z.string(),
  language: Language,
  model_type: optionalText,
  'ONNX Exists': z.boolean().nullish(),
  'Sample Exists': z.boolean().nullish(),
});

type Raw = z.infer<typeof Raw>;

const DIALECTS = listTable('sherpa-mms', 'dialects');
/** Map from the id of each model by a maker other than Meta, to its language and name: `coqui-bg-cv` → `bg Coqui Common Voice`. */
const MODELS_OF_OTHERS = listTable('sherpa-mms', 'models');
const GENDERS = listTable('sherpa-mms', 'genders');

/** URL of the folders of MMS models, such as `azj-script_latin`, with the file `sample.wav`. Source: the index and the folders, November 2026. */
const MODELS = 'https://huggingface.co/willwade/mms-tts-multilingual-models-onnx/resolve/main';

/** Prefix of the id of an MMS model: `mms_abi`, `mms_azj-script_latin`, `mms_mam-dialect_central`. */
const MMS = 'mms_';

/**
 * Provider of sherpa-onnx's models: Meta's Massively Multilingual Speech (MMS) and models of smaller makers. Neither Meta nor sherpa-onnx publishes a
 * voice list. The adapter reads an index that was made by the person who converted the MMS models to sherpa-onnx's format.
 */
export const sherpaMms = defineProvider({
  id: 'sherpa-mms',
  list: {
    // The host is not github.com, because github.com redirects to raw.githubusercontent.com, and the HTTP client follows no redirect.
    baseUrl: () => 'https://raw.githubusercontent.com',
    requests: () => [
      { path: '/willwade/tts-wrapper/main/tts_wrapper/engines/sherpaonnx/merged_models.json' },
    ],
  },
  // The page is an object that maps each model's id to the model's record: `mms_abi` → `{ id: 'mms_abi', … }`.
  records: (page) => recordsByKey(page, Raw),
  Raw,
  toVoices: (raw) => {
    if (!raw.id.startsWith(MMS)) return modelOfOther(raw);
    // A model without an ONNX file is excluded, because sherpa-onnx cannot load it.
    if (raw['ONNX Exists'] === false) return undefined;
    const code = raw.id.slice(MMS.length);
    const [language = '', dialect] = code.split('-dialect_');
    return {
      nativeId: raw.id,
      name: nameOf(raw.language?.['Language Name'] ?? raw.language?.language_name ?? language, dialect),
      locale: language,
      languageCountry: raw.language?.Country,
      model: 'mms-tts',
      derivedSampleUrl: raw['Sample Exists'] ? `${MODELS}/${encodeURIComponent(code)}/sample.wav` : undefined,
      // The name is derived: MMS has one speaker per language, and no speaker has a name.
      inferred: { name: 'derived' },
    };
  },
});

/**
 * Returns the voice of a model by a maker other than Meta; undefined if {@link MODELS_OF_OTHERS} lacks the model. `MODELS_OF_OTHERS` has no models of
 * Piper and Kokoro, because Piper and Kokoro are separate providers.
 */
function modelOfOther({ id, model_type }: Raw): StatedVoice | undefined {
  const [languages, ...name] = MODELS_OF_OTHERS.get(id)?.split(' ') ?? [];
  if (languages === undefined) return undefined;
  const [locale = '', ...otherLocales] = languages.split('+');
  return {
    nativeId: id,
    name: name.join(' '),
    locale,
    otherLocales,
    model: model_type,
    gender: GENDERS.get(id),
    inferred: { name: 'derived', language: 'derived', gender: 'derived' },
  };
}

/** Builds a name from language and dialect: `Azerbaijani, North` → "MMS North Azerbaijani"; `Mam` and `central` → "MMS Mam (Central)". */
function nameOf(language: string, dialect: string | undefined): string {
  const [noun = '', ...qualifiers] = language.split(', ');
  const plain = [...qualifiers.reverse(), noun].join(' ');
  if (!dialect) return `MMS ${plain}`;
  return `MMS ${plain} (${DIALECTS.get(dialect) ?? capitalize(dialect)})`;
}
