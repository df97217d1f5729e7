import type { Voice } from '../../../domain/voice.ts';
import { ownNameOf } from '../names.ts';
import { useReader } from '../reader.tsx';

/** Facts by which people choose: provider, language in the reader's words and in its own, accent, gender, age and model. */
export function VoiceFacts({ voice, provider }: { readonly voice: Voice; readonly provider: string }) {
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
  const readable = names.ofLanguage(language) ?? language_name ?? language;
  const own = ownNameOf(language);
  const further = other_languages.map((tag) => names.ofLanguage(tag) ?? tag);
  return (
    <ul class="voice-facts">
      <li class="voice-provider">{provider}</li>
      <li>
        {readable} {own !== undefined && own !== readable && <bdi lang={language}>{own}</bdi>}
      </li>
      {accent !== undefined && <li>{accent}</li>}
      <li>{gender_stated === false ? texts.voice.notStated : (texts.values[gender] ?? gender)}</li>
      {age !== undefined && <li>{texts.values[age] ?? age}</li>}
      {model_id !== undefined && <li>{texts.voice.model(model_id)}</li>}
      {further.length > 0 && <li>{texts.voice.furtherLanguages(formatList(further.slice(0, 3)))}</li>}
    </ul>
  );
}
