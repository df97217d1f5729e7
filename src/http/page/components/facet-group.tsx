import { useState } from 'preact/hooks';
import type { FacetCount } from '../../../domain/voice-list.ts';
import { useReader } from '../reader.tsx';
import { useSearchActions } from '../search-actions.tsx';
import {
  FILTERS,
  type FacetGroup as Group,
  type PageSearch,
  setFilter,
  toggleFilter,
  toPagePath,
} from '../search-url.ts';

/** Values that a group shows before the reader looks for more. */
const SHOWN_VALUES = 8;
/** Values that a group shows of those that a text finds. */
const FOUND_VALUES = 30;

interface FacetGroupProps {
  readonly group: Group;
  readonly values: readonly FacetCount[];
  readonly search: PageSearch;
}

/** Values of one filter, each with the number of voices that it would find. Chosen values come first, also if no voice is left. */
export function FacetGroup({ group, values, search }: FacetGroupProps) {
  const { texts, formatNumber } = useReader();
  const actions = useSearchActions();
  const label = useFacetLabel(group);
  const [sought, setSought] = useState('');
  const parameter = FILTERS[group];
  const chosen = search.filters[parameter] ?? [];
  const title = texts.facets[group];
  const shown = chooseShown(values, chosen, (each) => matches(label(each), sought), sought !== '');
  if (shown.length === 0 && sought === '') return null;
  return (
    <fieldset class="facet">
      <legend>
        {title}
        {chosen.length > 0 && (
          <ClearLink search={setFilter(search, parameter, [])} label={texts.facets.clear(title)} />
        )}
      </legend>
      {values.length > SHOWN_VALUES && (
        <input
          type="search"
          class="facet-find"
          aria-label={texts.facets.find(title)}
          placeholder={texts.facets.find(title)}
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <ul>
        {shown.map((each) => (
          <li key={each.value}>
            <label class="facet-value">
              <input
                type="checkbox"
                name={parameter}
                value={each.value}
                checked={chosen.includes(each.value)}
                onChange={() => actions?.show(toggleFilter(search, parameter, each.value))}
              />
              <span class="facet-label">{label(each)}</span>
              <span class="facet-count">{formatNumber(each.count)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Link to a search with fewer filters. */
export function ClearLink({ search, label }: { readonly search: PageSearch; readonly label: string }) {
  const actions = useSearchActions();
  return (
    <a
      class="clear"
      href={toPagePath(search)}
      onClick={(event) => {
        if (!actions) return;
        event.preventDefault();
        actions.show(search);
      }}
    >
      {label}
    </a>
  );
}

function chooseShown(
  values: readonly FacetCount[],
  chosen: readonly string[],
  isSought: (value: FacetCount) => boolean,
  isSeeking: boolean,
): FacetCount[] {
  const counts = new Map(values.map((each) => [each.value, each]));
  const first = chosen.map((value) => counts.get(value) ?? { value, count: 0 });
  const others = values.filter((each) => !chosen.includes(each.value) && isSought(each));
  return [...first, ...others.slice(0, isSeeking ? FOUND_VALUES : Math.max(0, SHOWN_VALUES - first.length))];
}

function matches(label: string, sought: string): boolean {
  const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return fold(label).includes(fold(sought.trim()));
}

/** Returns the function that names a facet's value in the reader's language. */
function useFacetLabel(group: Group): (value: FacetCount) => string {
  const { texts, names } = useReader();
  const nameOf = ({ value, code, label }: FacetCount): string => {
    if (group === 'has_preview')
      return value === 'true' ? texts.facets.withPreview : texts.facets.withoutPreview;
    if (code !== undefined && group === 'language') return names.ofLanguage(code) ?? label ?? value;
    if (code !== undefined && group === 'country') return names.ofRegion(code) ?? label ?? value;
    if (group === 'gender' || group === 'age') return texts.values[value] ?? label ?? value;
    return label ?? value;
  };
  return (each) =>
    each.value.startsWith('-')
      ? texts.facets.not(nameOf({ ...each, value: each.value.slice(1) }))
      : nameOf(each);
}
