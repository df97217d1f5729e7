import { Option } from 'commander';
import * as z from 'zod';
import { SearchQuery } from '../domain/query.ts';

/** Lists the search parameters of the API as options of the command line, derived from their schema. */
export function searchOptions(): Option[] {
  return Object.entries(SearchQuery.shape)
    .filter(([name]) => name !== 'search')
    .map(([name, field]) => toOption(name, field));
}

function toOption(name: string, field: z.ZodOptional | z.ZodDefault): Option {
  const inner = field.unwrap();
  const flag = `--${name.replaceAll('_', '-')}`;
  const description = field.meta()?.description;
  // `--facets` takes no value, so that `english` remains a search word in `search --facets english`.
  if (name === 'facets') return new Option(flag, description);
  if (inner instanceof z.ZodBoolean) return new Option(`${flag} <true|false>`, description);
  if (inner instanceof z.ZodEnum)
    return new Option(`${flag} <value>`, description).choices(inner.options.map(String));
  return new Option(`${flag} <${inner instanceof z.ZodNumber ? 'n' : 'value'}>`, description);
}
