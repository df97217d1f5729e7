import { useState } from 'preact/hooks';
import { FACET_PARAMETERS } from '../../domain/filters.ts';
import type { Voice } from '../../domain/voice.ts';
import { useFacetLabel } from '../search/facet-label.ts';
import { SearchLink } from '../search/search-link.tsx';
import { useReader } from '../state/reader.tsx';
import {
  type AnsweredSearch,
  type FacetGroup,
  isWhole,
  type PageSearch,
  setFilter,
} from '../state/search-url.ts';
import { VoiceRow } from '../voices/voice-rows.tsx';

/** Maximum number of doors (links that add a filter value) in one group: two or three lines of a wide window. */
const MAX_DOORS = 12;

/** Content of the start page that the API's search response lacks. The HTML contains this content as JSON, because the script also renders the start page. */
export interface StartFacts {
  /** BCP-47 tag of the language that the voices speak. */
  readonly language: string;
  /** Playable voices, at most one of each provider. */
  readonly voices: readonly Voice[];
  /** Numbers of voices that providers added and removed in the last days; absent if both numbers are 0. */
  readonly news?: Readonly<Record<'added' | 'removed' | 'days', number>> | undefined;
}

/** Start page, shown until the user searches: playable voices in the user's language, and links by use case and by language. */
export function Start({
  facts,
  search,
  answer,
}: AnsweredSearch & { readonly facts: StartFacts | undefined }) {
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
              <VoiceRow key={voice.id} voice={voice} />
            ))}
          </ol>
        </section>
      )}
      <Doors title={texts.start.purposes} group="use_cases" search={search} answer={answer} />
      <Doors title={texts.start.languages} group="language" search={search} answer={answer} />
      {news && (
        <p class="start-news">
          <a href="/changes">{texts.start.news({ ...news, removed: formatNumber(news.removed) })}</a>
        </p>
      )}
    </div>
  );
}

/** Heading of the page. A heading that is visible at first stays visible, so that the search box does not move while the user types. */
export function Intro({ search }: { readonly search: PageSearch }) {
  const { texts } = useReader();
  const [isShown] = useState(isWhole(search));
  return <h1 class={isShown ? 'claim' : 'visually-hidden'}>{texts.site.claim}</h1>;
}

export function Examples({ search }: { readonly search: PageSearch }) {
  const { texts } = useReader();
  if (!isWhole(search)) return null;
  return (
    <div class="examples">
      <span id="examples-title">{texts.search.examplesTitle}</span>
      <ul class="examples-list" aria-labelledby="examples-title">
        {Object.values(texts.search.examples).map((example) => (
          <li key={example}>
            <SearchLink search={{ search: example, filters: {}, offset: 0 }}>{example}</SearchLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DoorsProps extends AnsweredSearch {
  readonly title: string;
  readonly group: FacetGroup;
}

/** Doors: links that limit a search to one of the most frequent values of a filter, each with the number of voices that have the value. */
export function Doors({ title, group, search, answer }: DoorsProps) {
  const { formatNumber } = useReader();
  const labelOf = useFacetLabel();
  const values = answer.facets?.[group] ?? [];
  if (values.length < 2) return null;
  return (
    <section class="doors">
      <h2>{title}</h2>
      <ul class="chips">
        {values.slice(0, MAX_DOORS).map((each) => (
          <li key={each.value}>
            <SearchLink class="chip-link" search={setFilter(search, FACET_PARAMETERS[group], [each.value])}>
              <span>{labelOf(group, each)}</span>
              <small>{formatNumber(each.count)}</small>
            </SearchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
