import type { FacetCount } from '../../../domain/voice-list.ts';
import { useReader } from '../reader.tsx';
import { FILTERS, type FacetGroup as Group } from '../search-url.ts';

/** Values that a group shows before the reader asks for more. */
const SHOWN_VALUES = 8;

export interface FacetGroupProps {
  readonly group: Group;
  readonly values: readonly FacetCount[];
  /** Values that the search filters by. They are shown first, with 0 if no voice is left. */
  readonly chosen: readonly string[];
}

/** Values of one filter with the number of voices that each would find. */
export function FacetGroup({ group, values, chosen }: FacetGroupProps) {
  const { texts, formatNumber } = useReader();
  const label = useFacetLabel(group);
  const parameter = FILTERS[group];
  const counts = new Map(values.map((each) => [each.value, each]));
  const first = chosen.map((value) => counts.get(value) ?? { value, count: 0 });
  const others = values.filter(({ value }) => !chosen.includes(value));
  const shown = [...first, ...others.slice(0, Math.max(0, SHOWN_VALUES - first.length))];
  return (
    <fieldset class="facet">
      <legend>{texts.facets[group]}</legend>
      <ul>
        {shown.map((each) => (
          <li key={each.value}>
            <label class="facet-value">
              <input
                type="checkbox"
                name={parameter}
                value={each.value}
                checked={chosen.includes(each.value)}
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

/** Returns the function that names a facet's value in the reader's language. */
function useFacetLabel(group: Group): (value: FacetCount) => string {
  const { texts, names } = useReader();
  const nameOf = ({ value, code, label }: FacetCount): string => {
    if (group === 'has_preview')
      return value === 'true' ? texts.facets.withPreview : texts.facets.withoutPreview;
    if (code !== undefined && group === 'language') return names.ofLanguage(code) ?? label ?? value;
    if (code !== undefined && group === 'country') return names.ofRegion(code) ?? label ?? value;
    return label ?? value;
  };
  return (each) =>
    each.value.startsWith('-')
      ? texts.facets.not(nameOf({ ...each, value: each.value.slice(1) }))
      : nameOf(each);
}
