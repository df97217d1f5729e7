import { SearchQuery } from '../../domain/query.ts';
import { VoiceListResponse } from '../../domain/voice-list.ts';
import { buildPageLinks } from '../page-links.ts';
import { defineRoute, unusableParameter } from '../route.ts';

export const listVoices = defineRoute({
  name: 'listVoices',
  path: '/voices',
  summary: 'Search and filter the catalog',
  description:
    'Every filter takes a comma-separated list: any of its values may match, and all filters must. Values are matched whole, without regard to case and accents; common aliases and codes are understood. An unknown value finds nothing; an unknown parameter is ignored, and told if it resembles a known one. Within each band of a search, voices of the top-tier model come first, then the best matches; deprecated voices come last.',
  query: SearchQuery,
  output: VoiceListResponse,
  examples: {
    'A search with facets': '/voices?search=british+female&facets=true&limit=1',
    'Counts by language and provider': '/voices?search=hindi&count_by=language,provider&limit=2',
    'A misspelt search': '/voices?search=brittish+jeny&limit=1&fields=accent',
    'Nothing found': '/voices?language=Frensh&providers=deepgram',
    'Similar voices': '/voices?similar_to=deepgram/aura-2-thalia-en&limit=1&fields=accent',
    'Missing voices': '/voices?ids=deepgram/aura-2-talia-en',
    'Explained matches': '/voices?search=thalia&explain=true&limit=1&fields=accent',
  },
  failures: unusableParameter('/voices?limit=0&sort=best'),
  caching: 'catalog',
  hasLinks: true,
  handler: (query, catalog, notes) => {
    const page = catalog.searchJson(query, notes);
    return { body: page.json, link: buildPageLinks(query, page) };
  },
});
