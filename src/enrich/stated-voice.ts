import type { Age, Gender, InferredField, Origin } from '../domain/voice.ts';

/** Values that a provider's list states about one voice, in the provider's terms. A value that is not stated is absent. */
export interface StatedVoice {
  /** Id that the provider expects in requests, byte for byte. */
  readonly nativeId: string;
  readonly name: string;
  /** Language or locale of the voice, as a code (`en-US`) or a name (`French`). */
  readonly locale: string;
  /** Languages or locales that the voice speaks beside `locale`, in the same forms as `locale`. */
  readonly otherLocales?: readonly string[] | undefined;
  /** Name in the script of the voice's native language, such as `晓晓`. */
  readonly localName?: string | undefined;
  /** Stable slug of the voice's model or quality tier, such as `neural`. */
  readonly model?: string | undefined;
  /** Name of the country of the voice's language, if the language is spoken in one country only. The voice may be from another country. */
  readonly languageCountry?: string | undefined;
  /** Slugs of all models that the voice works with, including `model`, if there are several models. */
  readonly models?: readonly string[] | undefined;
  /** Stage of the voice's availability: `preview`, `beta`, `legacy`, `deprecated` or `retired`. If the status is another word, the voice is current. */
  readonly status?: string | undefined;
  readonly gender?: string | undefined;
  readonly accent?: string | undefined;
  /** Country of the voice, if `locale` names only a language. The value is the name, the code or the demonym (`Canadian`) of the country. */
  readonly country?: string | undefined;
  readonly age?: string | undefined;
  readonly description?: string | undefined;
  /** Facts extracted from the description. Bundled voice lists store the facts instead of the provider's sentences. */
  readonly read?: ReadFacts | undefined;
  /** Labels for the voice's character, such as `calm` and "Calm Guide". Tags of some providers also name gender, age or accent. */
  readonly tags?: readonly string[] | undefined;
  /** Styles in which the voice can speak on request, such as `whispering`. The field `tags` describes the voice's usual sound. */
  readonly styles?: readonly string[] | undefined;
  readonly useCases?: readonly string[] | undefined;
  /** Native sample rate of the voice in Hz. */
  readonly sampleRate?: number | undefined;
  readonly wordsPerMinute?: number | undefined;
  /** Number of speakers among whom a request can choose. */
  readonly speakers?: number | undefined;
  /** Grade that the provider gives the voice, such as `A-` or `flagship`. */
  readonly grade?: string | undefined;
  /** Permanent public URL of a sample recording of the voice. */
  readonly sampleUrl?: string | undefined;
  /** Sample URL from a table or a documented pattern, for a list that states no sample URLs. The field `sampleUrl` takes precedence. */
  readonly derivedSampleUrl?: string | undefined;
  /** Origin of each value that the provider's list does not state: the provider's adapter derived the value or set it by default. */
  readonly inferred?: { readonly [F in InferredField]?: Exclude<Origin, 'stated'> };
}

/** Facts that enrichment extracts from the sentences of a description. A fact that no sentence states is absent. */
export interface ReadFacts {
  readonly gender?: Gender | undefined;
  readonly age?: Age | undefined;
  /** Accents ("Irish accent"), followed by nationalities ("Irish woman"). The voice gets the first accent that fits its language and country. */
  readonly accents?: readonly string[] | undefined;
  readonly use_cases?: readonly string[] | undefined;
  readonly styles?: readonly string[] | undefined;
}
