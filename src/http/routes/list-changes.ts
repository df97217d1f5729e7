import { ChangeListResponse, ChangesQuery } from '../../domain/changes.ts';
import { defineRoute, unusableParameter } from '../route.ts';

export const listChanges = defineRoute({
  name: 'listChanges',
  path: '/changes',
  summary: 'List changes of the catalog',
  description:
    'Changes of voices since a cursor or time, so that a copy of the catalog is kept up to date: read the catalog whole, then follow next. Each voice comes at most once, with its net change since then and as it is now; one that came and went meanwhile is left out. Apply a change whatever the copy holds: put the voice, or drop the id of a removed one. Ask with next at once while has_more is true, else later; the copy equals the catalog where has_more is false. Differences of preview alone are not told.',
  query: ChangesQuery,
  output: ChangeListResponse,
  examples: { 'The newest changes': '/changes?limit=1' },
  failures: {
    ...unusableParameter('/changes?since=2026-11-22T06:00:00&kinds=gone'),
    history_gone: {
      when: 'The changes since then are not known, or no longer: read the catalog whole.',
      example: '/changes?since=1000000',
    },
  },
  caching: 'catalog',
  handler: (query, catalog) => ({ body: catalog.changesJson(query) }),
});
