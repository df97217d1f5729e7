import * as z from 'zod';
import { splitList } from '../lib/list-entries.ts';
import { FILTER_NAMES, FILTERS, type FilterName, isListFilter, type ListFilterName } from './filters.ts';
import { defineList } from './parameters.ts';
import { MAX_LIST_VALUES } from './query-limits.ts';

const defineListFilter = (entries: string, example: string) =>
  defineList(
    z
      .string()
      .refine(
        (values) => splitList(values).length <= MAX_LIST_VALUES,
        `a list of at most ${MAX_LIST_VALUES} values`,
      )
      .optional()
      .meta({
        description: `Comma-separated ${entries}.`,
        examples: [example],
        'x-maxItems': MAX_LIST_VALUES,
      }),
  );

const defineSwitch = (description: string) => z.boolean().optional().meta({ description });

function defineFilter(name: FilterName) {
  if (!isListFilter(name)) return defineSwitch(FILTERS[name].states);
  const { entries, example } = FILTERS[name];
  return defineListFilter(entries, example);
}

/** Query parameters that filter voices without ranking them. */
export const VoiceFilters = z.object(
  Object.fromEntries(FILTER_NAMES.map((name) => [name, defineFilter(name)])) as {
    [Name in FilterName]: ReturnType<
      Name extends ListFilterName ? typeof defineListFilter : typeof defineSwitch
    >;
  },
);
export type VoiceFilters = z.infer<typeof VoiceFilters>;
