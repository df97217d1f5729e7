import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { InferredField, type Origin, type StoredVoice } from '../../domain/voice.ts';
import { ownNameOf, type Reader, regionOf } from '../state/reader.tsx';
import { type FilterParameter, landingPath, setFilter, toPagePath, WHOLE } from '../state/search-url.ts';
import { describeSound, FACT_FIELDS, type FactField, translateValue } from './fact-fields.ts';

/** Link from a fact of a voice to a page with all voices that have the same value. */
interface FactLink {
  readonly text: string;
  readonly path: string;
}

export interface Fact {
  readonly field: FactField;
  readonly text: string;
  readonly own?: { readonly text: string; readonly lang: string } | undefined;
  /** Links to pages of voices with the same value, one link for each value of the fact; empty if there is no such page. */
  readonly links: readonly FactLink[];
  /** Origin of the value: stated by the provider, derived from other facts, or a default; absent for a field that the directory never derives. */
  readonly origin?: Origin | undefined;
}

export function describeFacts(voice: StoredVoice, reader: Reader): Fact[] {
  const texts = textsOf(voice, reader);
  const { language, local_name } = voice;
  const ownName = ownNameOf(language);
  const owns: Partial<Record<FactField, string | undefined>> = {
    name: local_name,
    language: ownName === reader.names.ofLanguage(language) ? undefined : ownName,
  };
  return FACT_FIELDS.flatMap((field) => {
    const text = texts[field];
    if (text === undefined || text === '') return [];
    const ownText = owns[field];
    const own = ownText === undefined ? undefined : { text: ownText, lang: language };
    return [{ field, text, own, links: linksOf(voice, field, text, reader), origin: originOf(voice, field) }];
  });
}

function textsOf(
  voice: StoredVoice,
  { texts, names, formatList, formatNumber }: Reader,
): Readonly<Partial<Record<FactField, string | undefined>>> {
  const { language, language_name, country_name, gender_stated, status } = voice;
  const nameOf = (tag: string) => names.ofLanguage(tag) ?? tag;
  const translate = (values: readonly string[] = []) =>
    formatList(values.map((value) => translateValue(texts, value)));
  return {
    ...voice,
    provider: names.ofProvider(voice.provider),
    language: `${names.ofLanguage(language) ?? language_name ?? language} (${formatList([language])})`,
    country: country_name && (names.ofRegion(regionOf(language) ?? '') ?? country_name),
    other_languages: formatList((voice.other_languages ?? []).map(nameOf)),
    gender: gender_stated === false ? texts.voice.notStated : translate([voice.gender]),
    accent: voice.accent && translateValue(texts, voice.accent),
    age: voice.age && translate([voice.age]),
    styles: translate(voice.styles),
    styles_on_request: translate(voice.styles_on_request),
    use_cases: translate(voice.use_cases),
    accents_on_request: translate(voice.accents_on_request),
    speakers: voice.speakers === undefined ? undefined : formatNumber(voice.speakers),
    sample_rate: voice.sample_rate ? `${formatNumber(voice.sample_rate)} Hz` : undefined,
    words_per_minute: voice.words_per_minute ? formatNumber(voice.words_per_minute) : undefined,
    models: voice.models?.join(', '),
    status: status && texts.voicePage.statuses[status],
    ...describeSound(voice.heard, { texts, formatNumber }),
  };
}

/** Filter parameter of each facet (a field that has a filter). Most facets have the same name as a fact, such as `styles`. */
const FILTERS: Readonly<Partial<Record<string, FilterParameter>>> = FACET_PARAMETERS;

function linksOf(voice: StoredVoice, field: FactField, text: string, { texts }: Reader): readonly FactLink[] {
  const { provider, language, model_id } = voice;
  if (field === 'provider') return [{ text, path: landingPath('provider', provider) }];
  if (field === 'language') return [{ text, path: landingPath('language', language) }];
  if (field === 'model_id') return [{ text, path: landingPath('model', `${provider}/${model_id}`) }];
  const parameter = FILTERS[field];
  // A gender that the provider does not state has no link, because two voices without a stated gender may differ in gender.
  if (!parameter || (field === 'gender' && voice.gender_stated === false)) return [];
  // A link to a country contains the field `country_name`, because the filter accepts this name in every language of the page.
  const values = [linkedValue(voice, field) ?? []].flat().map(String);
  return values.map((value) => ({
    text: values.length > 1 ? translateValue(texts, value) : text,
    path: toPagePath(setFilter(WHOLE, parameter, [value])),
  }));
}

function linkedValue(voice: StoredVoice, field: FactField) {
  if (field === 'pitch' || field === 'pace') return voice.heard?.[field];
  return voice[field === 'country' ? 'country_name' : field];
}

function originOf({ provenance = {} }: StoredVoice, field: FactField): Origin | undefined {
  const inferred = InferredField.options.find((each) => each === field);
  return inferred && (provenance[inferred] ?? 'stated');
}
