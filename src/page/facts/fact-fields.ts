import type { Heard } from '../../domain/heard.ts';
import type { Voice } from '../../domain/voice.ts';
import type { Reader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';

/** Fields of a voice that the list of facts omits, because another fact or another part of the page uses the field. */
type NotShown =
  | 'local_name'
  | 'language_name'
  | 'country_name'
  | 'gender_stated'
  | 'ends_on'
  | 'replaced_by'
  | 'uniqueKey'
  | 'preview'
  | 'preview_on_page'
  | 'preview_verified'
  | 'first_seen'
  | 'heard'
  | 'matched';
export type FactField = Exclude<keyof Voice, NotShown> | 'country' | 'pitch' | 'pace';

/** Form in which the page shows a fact: as `code`, as `words` in any script, or as text in the language of the page (`own`). */
type Wording = 'code' | 'words' | 'own';

/** Wording (form) of each fact, in the order of the page. The compiler reports a field of a voice that is missing both here and in {@link NotShown}. */
export const WORDINGS: Readonly<Record<FactField, Wording>> = {
  name: 'words',
  provider: 'own',
  language: 'own',
  country: 'own',
  language_country: 'own',
  other_languages: 'own',
  accent: 'own',
  gender: 'own',
  age: 'own',
  styles: 'own',
  styles_on_request: 'own',
  use_cases: 'own',
  description: 'words',
  accents_on_request: 'own',
  speakers: 'own',
  provider_grade: 'own',
  sample_rate: 'own',
  words_per_minute: 'own',
  pitch: 'own',
  pace: 'own',
  model_id: 'code',
  models: 'code',
  status: 'own',
  provider_voice_id: 'code',
  id: 'code',
};
export const FACT_FIELDS = Object.keys(WORDINGS) as readonly FactField[];

/** Translates a value, such as a gender, into the language of the page. A value without a translation gives its English label. */
export function translateValue({ values }: Texts, value: string, label = value): string {
  return values[value as keyof typeof values] ?? label;
}

/** Describes the measured pitch and pace of a voice, each as a word and a number: `low, 112 Hz`. A whispering voice has the word "whispering" as its pitch. */
export function describeSound(
  { pitch_hz, pitch, syllables_per_second: rate, pace, whispered }: Partial<Heard> = {},
  { texts, formatNumber }: Pick<Reader, 'texts' | 'formatNumber'>,
) {
  const join = (word: string | undefined, figure: string | 0 | undefined) =>
    [word && translateValue(texts, word), figure].filter(Boolean).join(', ');
  return {
    pitch: whispered
      ? translateValue(texts, 'whispering')
      : join(pitch, pitch_hz && `${formatNumber(Math.round(pitch_hz))} Hz`),
    pace: join(pace, rate && texts.voicePage.syllables({ number: formatNumber(rate) })),
  };
}
