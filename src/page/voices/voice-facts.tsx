import type { Voice } from '../../domain/voice.ts';
import { translateValue } from '../facts/fact-fields.ts';
import { ownNameOf, useReader } from '../state/reader.tsx';
import type { Texts } from '../texts/texts.ts';

/** Largest number of additional languages that are shown by name. */
const SHOWN_LANGUAGES = 3;

/** Facts by which users choose a voice, in three groups: language and accent, gender and age, provider and model. */
export function VoiceFacts({ voice }: { readonly voice: Voice }) {
  const { texts, names, formatList } = useReader();
  const {
    language,
    language_name,
    accent,
    gender,
    gender_stated,
    age,
    model_id,
    other_languages = [],
  } = voice;
  const nameOf = (tag: string) => names.ofLanguage(tag) ?? tag;
  const readable = names.ofLanguage(language) ?? language_name ?? language;
  const own = ownNameOf(language);
  const further = new Set(other_languages.map((tag) => tag.split('-')[0] ?? tag));
  further.delete(language.split('-')[0] ?? language);
  return (
    <ul class="voice-facts">
      <li>
        <span>{readable}</span>
        {own !== undefined && own !== readable && (
          <span>
            <bdi lang={language}>{own}</bdi>
          </span>
        )}
        {accent !== undefined && !`${readable} ${own} ${language_name}`.includes(accent) && (
          <span lang="en">{accent}</span>
        )}
        {further.size > 0 && (
          <span>
            {texts.voice.furtherLanguages({
              languages: formatList(shorten([...further].map(nameOf), texts)),
            })}
          </span>
        )}
      </li>
      <li>
        <span>{gender_stated === false ? texts.voice.notStated : translateValue(texts, gender)}</span>
        {age !== undefined && <span>{translateValue(texts, age)}</span>}
      </li>
      <li>
        <span>{names.ofProvider(voice.provider)}</span>
        {model_id !== undefined && <span>{model_id}</span>}
      </li>
    </ul>
  );
}

/** Returns the names of languages. If there are too many names, only the first names and the number of the other languages are returned. */
function shorten(names: readonly string[], { search }: Texts): string[] {
  const left = names.length - SHOWN_LANGUAGES;
  return left > 1
    ? [...names.slice(0, SHOWN_LANGUAGES), search.moreLanguages({ languages: left })]
    : [...names];
}

/** Name of a voice, followed by its name in the script of its language. */
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
