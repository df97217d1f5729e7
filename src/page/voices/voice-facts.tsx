import type { Voice } from '../../domain/voice.ts';
import { nameOfLanguage } from '../../lib/cldr-names.ts';
import { fold } from '../../lib/fold.ts';
import { describeSound, translateValue } from '../facts/fact-fields.ts';
import { ownNameOf, regionOf, useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';

/** Number of additional languages that are shown by name before the number of the remaining languages. */
const SHOWN_LANGUAGES = 3;

interface VoiceFactsProps {
  readonly voice: Voice;
  /** Text and languages of the search. An additional language that the search names is shown before the voice's other additional languages. */
  readonly sought?: string | undefined;
}

/** Facts by which users choose a voice, in three groups: language and accent, gender and age, provider and model. */
export function VoiceFacts({ voice, sought = '' }: VoiceFactsProps) {
  const reader = useReader();
  const { texts, names, formatList } = reader;
  const { language, language_name, accent, age, model_id, other_languages = [] } = voice;
  const { pitch } = describeSound(voice.heard, reader);
  const nameOf = (tag: string) => names.ofLanguage(tag) ?? tag;
  const readable = names.ofLanguage(language) ?? language_name ?? language;
  const own = ownNameOf(language);
  const accentName = accent && translateValue(texts, accent);
  // An accent is left out if the name of the language or of its region already contains the accent: "British English".
  const told = [readable, own, language_name, names.ofRegion(regionOf(language) ?? '')].join(' ');
  const isTold = [accent, accentName].some((each) => each && told.includes(each));
  const further = new Set(other_languages.map(subtagOf));
  further.delete(subtagOf(language));
  const searched = fold(sought);
  const isSought = (tag: string) =>
    searched !== '' &&
    [nameOf(tag), nameOfLanguage(tag, 'en') ?? tag].some((name) => searched.includes(fold(name)));
  const inOrder = [...further].sort((one, other) => Number(isSought(other)) - Number(isSought(one)));
  return (
    <ul class="voice-facts">
      <li>
        <span>{readable}</span>
        {own !== undefined && own !== readable && (
          <span>
            <bdi lang={language}>{own}</bdi>
          </span>
        )}
        {accentName && !isTold && <span>{accentName}</span>}
        {further.size > 0 && (
          <span>
            {texts.voice.furtherLanguages({ languages: formatList(shorten(inOrder.map(nameOf), texts)) })}
          </span>
        )}
      </li>
      <li>
        <span>
          {voice.gender_stated === false ? texts.voice.notStated : translateValue(texts, voice.gender)}
        </span>
        {age !== undefined && <span>{translateValue(texts, age)}</span>}
        {pitch && <span>{`${texts.facets.pitch}: ${pitch}`}</span>}
      </li>
      <li>
        <span>{names.ofProvider(voice.provider)}</span>
        {model_id !== undefined && <span>{model_id}</span>}
      </li>
    </ul>
  );
}

/** Returns the language subtag of a BCP-47 tag: `pt-BR` → pt. */
function subtagOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** Returns the names of languages. If several names follow the first {@link SHOWN_LANGUAGES}, a text with their number replaces these names. */
function shorten(names: readonly string[], { search }: Texts): string[] {
  const left = names.length - SHOWN_LANGUAGES;
  return left > 1
    ? [...names.slice(0, SHOWN_LANGUAGES), search.moreLanguages({ languages: left })]
    : [...names];
}

/** Name of a voice, followed by the name in the script of the voice's language, if known. */
export function VoiceTitle({ voice: { name, local_name, language } }: { readonly voice: Voice }) {
  return (
    <>
      <bdi>{name}</bdi>{' '}
      {local_name !== undefined && (
        <bdi lang={language} class="voice-local-name">
          {local_name}
        </bdi>
      )}
    </>
  );
}
