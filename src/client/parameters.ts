import { VoiceDirectoryError } from './errors.ts';
import type { ChangeQuery, CompletionQuery, VoiceQuery } from './query.ts';

/** Names of the parameters of a query. Types have no values at run time, so that the compiler compares these lists with the types. */
type Names<Query> = Readonly<Record<keyof Query, true>>;

const FILTERS: Names<Omit<CompletionQuery, 'limit'>> = {
  providers: true,
  genders: true,
  language: true,
  native: true,
  country: true,
  model: true,
  accent: true,
  ages: true,
  use_cases: true,
  styles: true,
  gender_stated: true,
  status: true,
  ids: true,
  has_preview: true,
};
const ALL: Names<Omit<VoiceQuery, 'limit' | 'offset'>> = {
  search: true,
  ...FILTERS,
  similar_to: true,
  sort: true,
  fields: true,
  facets: true,
  explain: true,
};
const SEARCH: Names<VoiceQuery> = { ...ALL, limit: true, offset: true };
const COMPLETE: Names<CompletionQuery> = { ...FILTERS, limit: true };
const NEWEST: Names<Omit<ChangeQuery, 'since'>> = { kinds: true, providers: true, limit: true };
const SINCE: Names<Pick<ChangeQuery, 'kinds' | 'providers'>> = { kinds: true, providers: true };

/** Names of the parameters that each call takes. */
const PARAMETERS = {
  'voices.all': ALL,
  'voices.search': SEARCH,
  'changes.newest': NEWEST,
  'changes.since': SINCE,
  complete: COMPLETE,
} as const;

/**
 * Checks the names of parameters, because programs without types do not notice a misspelt one, which the service would ignore: a search
 * for `gender: 'f'` finds men too.
 * @throws {VoiceDirectoryError} `invalid_parameter`
 */
export function assertParameters(query: object, call: keyof typeof PARAMETERS): void {
  const details = Object.entries(query)
    .filter(([name, value]) => value !== undefined && !Object.hasOwn(PARAMETERS[call], name))
    .map(([parameter]) => ({ parameter, message: `${parameter} is no parameter of ${call}.` }));
  if (details.length === 0) return;
  const problems = details.map(({ message }) => message).join(' ');
  const known = Object.keys(PARAMETERS[call]).join(', ');
  throw new VoiceDirectoryError('invalid_parameter', `${problems} It takes ${known}.`, { details });
}
