import type { Completion, CompletionKind } from '../../domain/completion.ts';
import { MAX_IDS, MAX_LIST_VALUES } from '../../domain/query-limits.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import { splitList } from '../../lib/list-entries.ts';
import { labelOf } from '../columns/schema.ts';
import { createSearchParser } from '../parse/parse-search.ts';
import type { CatalogParts } from '../parts.ts';
import type { FoundValues } from './completed-values.ts';
import type { Speaker } from './completed-voices.ts';
import { parameterOf, type Selection, searchOf } from './completion-counts.ts';
import { isJoint, type SplitText } from './split-completion.ts';
import type { CompletedColumn, CompletedValue } from './value-keys.ts';

/** A completion whose voices are not counted yet. */
export interface Described extends Pick<Completion, 'kind' | 'label' | 'value'> {
  /** Parameters that the completion adds to the request's filters. A parameter replaces the filter of the same name. */
  readonly applied: Selection;
}

/** Returns the kind of a column's completions. Locales are of kind `language`, because the filter `language` accepts them. */
export function kindOf(column: CompletedColumn): CompletionKind {
  return column === 'locale' ? 'language' : column;
}

/** Creates the function that describes a completion of a text. The function returns undefined if no request can express the completion. */
export function createCompletionDescriber({ columns, vocabulary, lexicon, voices }: CatalogParts) {
  const parseSearch = createSearchParser(vocabulary, lexicon);
  const nameOf = ({ column, value }: CompletedValue) => columns[column].distinct[value] ?? '';
  const isOneWord = (name: string) => {
    const { tokens } = parseSearch(name);
    return tokens.length === 1 && tokens[0]?.kind === 'word';
  };

  function textOf(value: CompletedValue): string {
    const name = nameOf(value);
    return (value.column === 'locale' ? localeNames().of(name) : labelOf(value.column, name)) ?? name;
  }

  /** Returns the parameters of a completion: a filter, or, if `or` or `and` precedes the completed words, a longer search; undefined if neither is possible. */
  function applyValues(
    values: readonly CompletedValue[],
    text: SplitText,
    filters: Selection,
  ): Selection | undefined {
    const { head, operator } = text;
    const all = values.map(nameOf);
    if (isJoint(text))
      return all.length === 1 && isOneWord(all.join()) ? { search: head + all.join() } : undefined;
    const lists = groupBy(values, ({ column }) => parameterOf(column));
    // `not grandma` is no completion, because separate exclusions of Female and of old would exclude more voices than old women.
    if (!all.every(isListable) || (operator === 'not' && lists.size > 1)) return undefined;
    const applied = Array.from(lists, ([parameter, of]) => {
      const names = of.map(nameOf);
      return [parameter, operator === 'not' ? leaveOut(names, filters[parameter]) : names.join(',')];
    });
    return { ...searchOf(head), ...Object.fromEntries(applied) };
  }

  function describeValues(
    { values, name = values.map(textOf).join(', ') }: FoundValues,
    text: SplitText,
    filters: Selection,
  ): Described | undefined {
    const [first] = values;
    const applied = applyValues(values, text, filters);
    if (!first || !applied) return undefined;
    const own = values.filter(({ column }) => column === first.column).map(nameOf);
    return { kind: kindOf(first.column), label: name, value: own.join(','), applied };
  }

  function describeSpeaker({ ranks }: Speaker, head: string): Described {
    const { id, name, provider, language, language_name = language } = voices.read(ranks[0] ?? 0);
    const label = `${name} (${labelOf('provider', provider) ?? provider}, ${language_name})`;
    // The filter `ids` is used instead of a search, because a search for an id also finds another provider's voice with the same native id.
    const ids = ranks
      .slice(0, MAX_IDS)
      .map((rank) => voices.read(rank).id)
      .join(',');
    return { kind: 'voice', label, value: id, applied: { ...searchOf(head), ids } };
  }

  return (item: FoundValues | Speaker, text: SplitText, filters: Selection) =>
    'ranks' in item ? describeSpeaker(item, text.head) : describeValues(item, text, filters);
}

/** Reports whether a name may be an entry of a filter's comma-separated list: the name has no comma, and does not start with `-`. */
function isListable(name: string): boolean {
  return splitList(name)[0] === name && !name.startsWith('-');
}

/** Appends an exclusion of each name to a filter of the request: `French` → `French,-Dutch`. */
function leaveOut(names: readonly string[], given: string | undefined): string {
  const kept = splitList(given).slice(0, MAX_LIST_VALUES - names.length);
  return [...kept, ...names.map((name) => `-${name}`)].join(',');
}

const localeNames = lazy(() => new Intl.DisplayNames('en', { type: 'language' }));
