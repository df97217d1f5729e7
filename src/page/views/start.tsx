import { useState } from 'preact/hooks';
import { FACET_PARAMETERS } from '../../domain/filters.ts';
import type { Voice } from '../../domain/voice.ts';
import type { FacetCount } from '../../domain/voice-list.ts';
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
  /** Numbers of voices of the language by use case. */
  readonly purposes: readonly FacetCount[];
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
  const { facets } = answer;
  const { language = '', voices = [], purposes = facets?.use_cases, news } = facts ?? {};
  const spoken = language && (names.ofLanguage(language) ?? language);
  const name = facets?.language.find(({ code }) => code === language)?.value;
  return (
    <div class="start">
      {voices.length > 0 && (
        <section>
          <h2 id="start-title">{texts.start.heard({ language: spoken })}</h2>
          <ol class="voices alike" aria-labelledby="start-title">
            {voices.map((voice) => (
              <VoiceRow key={voice.id} voice={voice} />
            ))}
          </ol>
        </section>
      )}
      <Doors
        title={[texts.start.purposes, name && spoken].filter(Boolean).join(' · ')}
        group="use_cases"
        search={name === undefined ? search : setFilter(search, 'language', [name])}
        values={purposes}
      />
      <Doors title={texts.start.languages} group="language" search={search} values={facets?.language} />
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

interface DoorsProps extends Pick<AnsweredSearch, 'search'> {
  readonly title: string;
  /** Values of the filter with numbers of voices, the most frequent first. */
  readonly values: readonly FacetCount[] | undefined;
  readonly group: FacetGroup;
}

/** Doors: links that limit a search to one of the most frequent values of a filter, each with the number of voices that have the value. */
export function Doors({ title, group, search, values = [] }: DoorsProps) {
  const { formatNumber } = useReader();
  const labelOf = useFacetLabel();
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
