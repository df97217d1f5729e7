import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FACET_PARAMETERS } from '../../domain/filters.ts';
import type { FacetCount } from '../../domain/voice-list.ts';
import { chooseValues, SHOWN_VALUES } from '../facts/facet-values.ts';
import { useReader } from '../state/reader.tsx';
import { useSearchActions } from '../state/search-actions.tsx';
import { type FacetGroup as Group, type PageSearch, setFilter, toggleFilter } from '../state/search-url.ts';
import { findableTexts, isEnglish, useFacetLabel } from './facet-label.ts';
import { SearchLink } from './search-link.tsx';

interface FacetGroupProps {
  readonly group: Group;
  readonly values: readonly FacetCount[];
  readonly search: PageSearch;
}

/** Values of one filter, each with the number of voices that it would find. Chosen values come first, even if they find no voice. */
export function FacetGroup({ group, values, search }: FacetGroupProps) {
  const { texts } = useReader();
  const labelOf = useFacetLabel(group);
  const [sought, setSought] = useState('');
  const [showsMore, setShowsMore] = useState(false);
  const parameter = FACET_PARAMETERS[group];
  const chosen = search.filters[parameter] ?? [];
  const named = { group: texts.facets[group] };
  const shown = chooseValues(values, {
    chosen,
    sought,
    showsMore,
    textsOf: (each) => findableTexts(group, labelOf(each), each),
  });
  if (shown.values.length === 0 && sought === '') return null;
  return (
    <fieldset class="facet">
      <legend>{named.group}</legend>
      {chosen.length > 0 && (
        <SearchLink class="clear" search={setFilter(search, parameter, [])} label={texts.facets.clear(named)}>
          {texts.facets.clearShort}
        </SearchLink>
      )}
      {values.length > SHOWN_VALUES && (
        <input
          type="search"
          class="facet-find"
          aria-label={texts.facets.find(named)}
          placeholder={texts.facets.find(named)}
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
          // Enter is prevented, because it would submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <FacetValues {...{ group, search, values: shown.values }} />
      {shown.values.length === chosen.length && sought !== '' && <p>{texts.facets.notFound}</p>}
      {shown.hasMore && sought === '' && (
        <button
          type="button"
          class="facet-more"
          aria-label={showsMore ? texts.facets.fewerOf(named) : texts.facets.moreOf(named)}
          aria-expanded={showsMore}
          onClick={() => setShowsMore(!showsMore)}
        >
          {showsMore ? texts.facets.fewer : texts.facets.more}
        </button>
      )}
    </fieldset>
  );
}

function FacetValues({ group, search, values }: FacetGroupProps) {
  const { formatNumber } = useReader();
  const actions = useSearchActions();
  const labelOf = useFacetLabel(group);
  const parameter = FACET_PARAMETERS[group];
  const chosen = search.filters[parameter] ?? [];
  const list = useRef<HTMLUListElement>(null);
  /**
   * Checkbox that was pressed last. The checkbox gets the focus back, because it moves to the top of the list, and a moved element loses
   * the focus.
   */
  const pressed = useRef<HTMLInputElement>(undefined);
  useLayoutEffect(() => {
    if (document.activeElement === document.body && pressed.current?.isConnected) pressed.current.focus();
    pressed.current = undefined;
  }, [search]);
  return (
    <ul ref={list}>
      {values.map((each) => (
        <li key={each.value}>
          <label>
            <input
              type="checkbox"
              name={parameter}
              value={each.value}
              checked={chosen.includes(each.value)}
              onChange={(event) => {
                pressed.current = event.currentTarget;
                actions?.show(toggleFilter(search, parameter, each.value));
              }}
            />
            <span lang={isEnglish(group) ? 'en' : undefined}>{labelOf(each)}</span>
            <small>{each.value.startsWith('-') ? '' : formatNumber(each.count)}</small>
          </label>
        </li>
      ))}
    </ul>
  );
}
