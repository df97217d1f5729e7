import type { Answer, Exchange } from './exchange.ts';

/** Maximum number of entries and bytes in the cache. */
export interface CacheLimits {
  readonly maxEntries: number;
  readonly maxBytes: number;
}

/**
 * Adds a cache of responses with an ETag to an exchange. The service confirms a cached response with status 304 before the response is returned, so
 * that none is stale. The least recently used entry is evicted first.
 */
export function withEtagCache(exchange: Exchange, limits: CacheLimits): Exchange {
  const entries = new Map<string, Answer>();
  let bytes = 0;

  const remove = (url: string) => {
    bytes -= entries.get(url)?.body.byteLength ?? 0;
    entries.delete(url);
  };
  const keep = (url: string, answer: Answer) => {
    remove(url);
    if (answer.body.byteLength > limits.maxBytes) return;
    entries.set(url, answer);
    bytes += answer.body.byteLength;
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.maxEntries && bytes <= limits.maxBytes) return;
      remove(oldest);
    }
  };

  return async (request) => {
    const { url } = request;
    // A variable holds the entry, because parallel requests may evict it from the cache before the response arrives.
    const kept = entries.get(url);
    const answer = await exchange(
      kept ? { ...request, headers: conditional(request.headers, kept) } : request,
    );
    if (answer.status === 304 && kept) {
      const confirmed = {
        status: kept.status,
        headers: updated(kept.headers, answer.headers),
        body: kept.body,
      };
      keep(url, confirmed);
      return confirmed;
    }
    if (isKeepable(answer)) keep(url, answer);
    return answer;
  };
}

function conditional(headers: Headers, { headers: kept }: Answer): Headers {
  const sent = new Headers(headers);
  sent.set('if-none-match', String(kept.get('etag')));
  return sent;
}

/** Returns the cached headers, updated by the headers of the 304 response, as RFC 9111 (section 3.2) requires. */
function updated(kept: Headers, sent: Headers): Headers {
  const headers = new Headers(kept);
  sent.forEach((value, name) => {
    headers.set(name, value);
  });
  return headers;
}

/** Reports whether a response may be cached. A body that is not JSON may not, because every later 304 would return the broken body again. */
function isKeepable({ status, headers, body }: Answer): boolean {
  return status === 200 && headers.has('etag') && !isNoStore(headers) && isJson(body);
}

function isNoStore(headers: Headers): boolean {
  return /\bno-store\b/i.test(headers.get('cache-control') ?? '');
}

function isJson(body: ArrayBuffer): boolean {
  try {
    JSON.parse(new TextDecoder().decode(body));
    return true;
  } catch {
    return false;
  }
}
