import { SearchQuery } from '../domain/query.ts';
import { DEFAULT_LIMIT } from '../domain/query-limits.ts';
import type { VoicePage } from '../index/catalog/catalog.ts';

/** Longest `Link` header, in characters. The length is limited, because proxies refuse responses whose headers exceed 4 or 8 kB. */
const MAX_LINK_CHARACTERS = 4096;
const PARAMETERS = (Object.keys(SearchQuery.shape) as (keyof SearchQuery)[]).filter(
  (name) => name !== 'offset',
);

/**
 * Returns the header `Link` (RFC 8288) with the first, previous, next and last page of a search. If there is only one page, or if the header would be
 * too long, the result is undefined. Each link is only a query string, so that it is valid under both prefixes of the API and behind any proxy.
 */
export function buildPageLinks(query: SearchQuery, { listed, limit, offset }: VoicePage): string | undefined {
  const hasMore = offset + limit < listed;
  if (listed === 0 || (offset === 0 && !hasMore)) return undefined;
  const conditions = toConditions(query, limit);
  const last = lastOffset(listed, limit, offset);
  let link = linkTo(conditions, 0, 'first');
  if (offset > 0) link += `, ${linkTo(conditions, Math.max(0, Math.min(offset - limit, last)), 'prev')}`;
  if (hasMore) link += `, ${linkTo(conditions, offset + limit, 'next')}`;
  link += `, ${linkTo(conditions, last, 'last')}`;
  return link.length > MAX_LINK_CHARACTERS ? undefined : link;
}

/** Returns the offset of the last page. The offsets of two successive pages differ by `limit`, and one of the pages has the requested offset. */
function lastOffset(total: number, limit: number, offset: number): number {
  const start = offset % limit;
  return Math.max(0, start + Math.floor((total - 1 - start) / limit) * limit);
}

function linkTo(conditions: string, offset: number, relation: string): string {
  const separator = conditions === '' ? '' : '&';
  return `<?${conditions}${offset === 0 ? '' : `${separator}offset=${offset}`}>; rel="${relation}"`;
}

/** Writes the query string of a search without the offset and without default values. */
function toConditions(query: SearchQuery, limit: number): string {
  let conditions = '';
  for (const name of PARAMETERS) {
    const value = name === 'limit' ? limit : query[name];
    if (value === undefined || (name === 'limit' && value === DEFAULT_LIMIT)) continue;
    conditions += `${conditions === '' ? '' : '&'}${name}=${encodeURIComponent(value)}`;
  }
  return conditions;
}
