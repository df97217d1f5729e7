import type { Voice } from '../../domain/voice.ts';
import { useReader } from '../state/reader.tsx';
import type { AnsweredSearch } from '../state/search-actions.tsx';
import { isWhole } from '../state/search-url.ts';
import { VoiceRow } from '../voices/voice-row.tsx';
import { Doors } from './doors.tsx';

/** Facts of the start that the answer to a search lacks. The page has them as JSON for the script. */
export interface StartFacts {
  /** BCP-47 code of the language of the voices. */
  readonly language: string;
  /** Voices with a sample, one of each provider. */
  readonly voices: readonly Voice[];
  /** Names of their providers by slug. */
  readonly providers: Readonly<Record<string, string>>;
  /** Numbers of voices that came and went lately; absent if nothing did. */
  readonly news?: { readonly added: number; readonly removed: number } | undefined;
}

interface StartProps extends AnsweredSearch {
  readonly facts: StartFacts | undefined;
}

/** Start of a search: voices in the reader's language to hear, and links by purpose and by language, shown until the user searches. */
export function Start({ facts, search, answer }: StartProps) {
  const { texts, names, formatNumber } = useReader();
  if (!isWhole(search)) return null;
  const { news } = facts ?? {};
  return (
    <div class="start">
      {facts && facts.voices.length > 0 && (
        <section>
          <h2 id="start-title">
            {texts.start.heard({ language: names.ofLanguage(facts.language) ?? facts.language })}
          </h2>
          <ol class="voices alike" aria-labelledby="start-title">
            {facts.voices.map((voice) => (
              <VoiceRow
                key={voice.id}
                voice={voice}
                others={[]}
                provider={facts.providers[voice.provider] ?? voice.provider}
              />
            ))}
          </ol>
        </section>
      )}
      <Doors
        title={texts.start.purposes}
        group="use_cases"
        values={answer.facets?.use_cases ?? []}
        search={search}
      />
      <Doors
        title={texts.start.languages}
        group="language"
        values={answer.facets?.language ?? []}
        search={search}
      />
      {news && (
        <p class="start-news">
          <a href="/changes">
            {texts.start.news({ added: news.added, removed: formatNumber(news.removed) })}
          </a>
        </p>
      )}
    </div>
  );
}
