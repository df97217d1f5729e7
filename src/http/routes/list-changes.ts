import { ChangeListResponse, ChangesQuery } from '../../domain/changes.ts';
import { defineRoute } from '../route.ts';

export const listChanges = defineRoute({
  name: 'listChanges',
  path: '/changes',
  summary: 'List changes of the catalog',
  description:
    'Changes of voices since a cursor or time, so that a copy of the catalog is kept up to date: read the catalog whole, then follow next. Each voice comes at most once, with its net change since then and as it is now; one that came and went meanwhile is left out. Apply a change whatever the copy holds: put the voice, or drop the id of a removed one. Ask with next at once while has_more is true, else later; the copy equals the catalog where has_more is false. Differences of preview alone are not told.',
  query: ChangesQuery,
  output: ChangeListResponse,
  failures: {
    400: 'A parameter cannot be used; details name it.',
    410: 'The changes since then are not known, or no longer (history_gone): read the catalog whole.',
  },
  caching: 'catalog',
  handler: (query, catalog) => ({ json: catalog.changesJson(query) }),
});
