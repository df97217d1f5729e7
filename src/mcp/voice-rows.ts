import { BROWSED_FILTERS, FILTERS } from '../domain/filters.ts';
import type { MatchedBand, Voice } from '../domain/voice.ts';
import type { SimilarVoice } from '../domain/voice-list.ts';
import { TRAITS } from '../index/columns/schema.ts';
import { fold } from '../lib/fold.ts';
import { memoize } from '../lib/memoize.ts';
import { licensedModelOf, modelOfVoice } from '../providers/models.ts';
import { PROVIDER_FACTS } from '../providers/provider-facts.ts';
import type { Row } from './answer.ts';

/** Fields with a filter that a voice's row shows unchanged. A field is excluded if the voice id contains it, or the row shows it in another form. */
const PLAIN_FIELDS = BROWSED_FILTERS.flatMap((name) => TRAITS[FILTERS[name].column].field ?? []).filter(
  (field) => !['provider', 'country_name', 'gender', 'model_id'].includes(field),
);
/** Columns that are dropped from a page of voices that exceeds its token budget. The last column in this list is dropped first. */
export const OPTIONAL_COLUMNS = ['name', 'differs', ...PLAIN_FIELDS, 'commercial'];
const MAX_VALUES = 3;
/** Words that replace the names of a search's bands (groups of voices that match it equally well), because agents do not know these names. */
const BANDS = {
  all: 'yes',
  near: 'nearly',
  without: 'not recorded',
  also: 'as a further language',
} as const satisfies Record<MatchedBand, string>;
/** Fields that the column `differs` omits, because a difference in these fields tells nothing about how a voice sounds. */
const UNTOLD = new Set(
  'id name local_name uniqueKey provider_voice_id description first_seen preview_on_page'.split(' '),
);

/** Converts a voice to a row. A name or model that the voice's id contains is left out. `meant` are the requested values, from {@link toMeant}. */
export function toRow(voice: Voice, meant: ReadonlySet<string> = new Set(), similar?: SimilarVoice): Row {
  const { id, name, model_id = '', language, gender, gender_stated, preview, matched } = voice;
  const isInId = (text: string) => fold(id).includes(fold(text));
  const isMeant = (value: unknown) => Number(meant.has(fold(String(value))));
  const { styles = [], styles_on_request: requested = [] } = voice;
  const asked = requested.filter((style) => isMeant(style) && !styles.includes(style));
  const leading = (values: readonly unknown[]) =>
    values
      .toSorted((a, b) => isMeant(b) - isMeant(a))
      .slice(0, MAX_VALUES)
      .join(',');
  return {
    id,
    name: isInId(name) ? '' : name,
    language,
    also_speaks: sayOthers(voice, meant),
    gender: gender_stated === false ? 'not stated' : gender,
    ...Object.fromEntries(PLAIN_FIELDS.map((field) => [field, leading([voice[field] ?? []].flat())])),
    styles: [...asked.map((style) => `${style} on request`), leading(styles)].filter(Boolean).join(),
    model: isInId(model_id) ? '' : model_id,
    status: sayStage(voice) || 'current',
    matches: matched && BANDS[matched],
    differs: similar?.differs.filter((field) => !UNTOLD.has(field)).join(','),
    preview: preview ? 'yes' : 'no',
  };
}

/** Returns a lifecycle stage with the day on which it ends or began: `deprecated, ends 2027-01-06`, `retired 2026-08-15`. */
export function sayStage({
  status,
  ends_on,
}: Partial<Record<'status' | 'ends_on', string | undefined>>): string {
  return [status, ends_on].filter(Boolean).join(status === 'retired' ? ' ' : ', ends ');
}

/** Returns whether the model of a voice may be used commercially, and its licence, or that of the provider's voices: `no, CC-BY-NC-4.0`. */
export function sayLicence(voice: Voice, day: string): string {
  const model = modelOfVoice(voice, day) ?? licensedModelOf(voice, day);
  const licence = model?.licence ?? PROVIDER_FACTS.get(voice.provider)?.licence;
  return [model?.commercial, licence].filter(Boolean).join(', ');
}

/** Returns those further languages of a voice that the search requested, and the number of its remaining further languages: `pl-PL +40`. */
function sayOthers({ other_languages: others = [] }: Voice, meant: ReadonlySet<string>): string {
  const told = others.filter((tag) => spellingsOf(tag).some((each) => meant.has(each))).slice(0, MAX_VALUES);
  const rest = others.length - told.length;
  return [...told, ...(rest > 0 ? [`+${rest}`] : [])].join(' ');
}

export const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** Returns the spellings of a language in searches, folded (without capitals and accents): tag, tag without region, and English name. */
const spellingsOf = memoize((tag: string): readonly string[] => {
  const [base = tag] = tag.split('-', 1);
  return [tag, base, LANGUAGE_NAMES.of(base) ?? base].map(fold);
});

/** Folds the requested values (lower case, no diacritics). To save time, they are folded once per page and not once per row. */
export function toMeant(values: readonly string[]): ReadonlySet<string> {
  return new Set(values.map((each) => fold(each).replaceAll('_', '-')));
}
