import type { ComponentChildren } from 'preact';
import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { fold } from '../../lib/fold.ts';
import { describeChosen } from '../facts/facet-values.ts';
import { translateValue } from '../facts/fact-fields.ts';
import { useReader } from '../state/reader.tsx';
import {
  type AnsweredSearch,
  FACET_GROUPS,
  type PageSearch,
  setFilter,
  toggleFilter,
  withoutFilters,
} from '../state/search-url.ts';
import type { Texts } from '../texts/texts.ts';
import { useFacetLabel } from './facet-label.ts';
import { SearchLink } from './search-link.tsx';
import { findTyped, removeWord } from './search-words.ts';

/** Maximum number of chosen filter values that the page shows as links. The number is limited, because the URL of each link repeats all other values. */
const MAX_CHIPS = 20;

/**
 * Chosen values of all filters, each with a link that removes the value, so that users need not look for the value in the list of filters. The value
 * `has_preview=true` is left out, because its switch is visible above the results.
 */
export function ChosenFilters({ search, answer }: AnsweredSearch) {
  const { texts } = useReader();
  const labelOf = useFacetLabel();
  const chosen = FACET_GROUPS.flatMap((group) =>
    (search.filters[FACET_PARAMETERS[group]] ?? []).map((value) => ({ group, value })),
  ).filter(({ group, value }) => group !== 'has_preview' || value !== 'true');
  if (chosen.length === 0) return null;
  return (
    <ul class="chips" aria-label={texts.search.chosenLabel}>
      {chosen.slice(0, MAX_CHIPS).map(({ group, value }) => {
        const label = labelOf(group, describeChosen(answer.facets?.[group] ?? [], value));
        return (
          <Chip
            key={`${group} ${value}`}
            without={toggleFilter(search, FACET_PARAMETERS[group], value)}
            label={texts.search.remove({ value: `${texts.facets[group]} ${label}` })}
          >
            <small>{texts.facets[group]}</small> {label}
          </Chip>
        );
      })}
      {chosen.length > MAX_CHIPS && (
        <li>
          <SearchLink class="chip-link" search={withoutFilters(search)}>
            {texts.search.clearAll} <small>{texts.search.chosen({ filters: chosen.length })}</small>
          </SearchLink>
        </li>
      )}
    </ul>
  );
}

/** List of the words of a search, each with its interpretation and a link to the search without the word. Common words, which searches ignore, are left out. */
export function Interpretation({ search, answer: { interpretation } }: AnsweredSearch) {
  const { texts, formatList } = useReader();
  const { words: all = [], notes = [] } = interpretation ?? {};
  const words = all.filter(({ ignored }) => ignored !== 'common');
  // An interpretation may contain only the number of voices in each band (set of voices that match equally well), which this list does not show.
  if (words.length + notes.length === 0) return null;
  return (
    <div class="interpretation">
      {words.length > 0 && (
        <ul class="chips">
          {words.map(({ word: folded, ignored, excluded, read_as = [] }) => {
            const word = findTyped(search.search, folded);
            const text = removeWord(search.search, folded);
            const read = read_as.map((value) => translateValue(texts, value));
            const isSame = read.every((each) => fold(each) === folded);
            return (
              <Chip
                key={word}
                without={text === search.search ? undefined : { ...search, search: text, offset: 0 }}
                label={texts.search.withoutWord({ word })}
              >
                <bdi>{word}</bdi> {ignored && ignored !== 'common' && texts.search.leftOut[ignored]}
                {excluded && texts.search.excluded}
                {!isSame && (
                  <>
                    {texts.search.readAs} <bdi>{formatList(read)}</bdi>
                  </>
                )}
              </Chip>
            );
          })}
        </ul>
      )}
      {notes.map((note) => {
        const text = wordNote(note, texts) ?? <bdi lang="en">{note}</bdi>;
        const retired = setFilter(search, 'status', ['retired']);
        return (
          <p key={note}>
            {note.includes('status=retired') ? <SearchLink search={retired}>{text}</SearchLink> : text}
          </p>
        );
      })}
    </div>
  );
}

interface ChipProps {
  /** Search without the filter value or word that the chip (removable label) shows; undefined if the word cannot be removed. */
  readonly without: PageSearch | undefined;
  readonly label: string;
  readonly children: ComponentChildren;
}

function Chip({ without, label, children }: ChipProps) {
  return (
    <li class="chip">
      <span>{children}</span>
      {without && (
        <SearchLink search={without} label={label}>
          ×
        </SearchLink>
      )}
    </li>
  );
}

/** Translates a note of the API into the page's language if the note begins with the key of a text. In a key, `{what}` stands for any words. */
function wordNote(note: string, { notes }: Texts) {
  for (const [key, text] of Object.entries(notes)) {
    const [start = '', end = ''] = key.split('{what}');
    const stop = note.indexOf(end, start.length);
    if (note.startsWith(start) && stop >= 0)
      return typeof text === 'string' ? text : text({ what: note.slice(start.length, stop) });
  }
}
