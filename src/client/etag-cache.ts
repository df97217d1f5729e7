import type { Answer, Exchange } from './exchange.ts';

/** Most entries and bytes that the cache keeps. */
export interface CacheLimits {
  readonly maxEntries: number;
  readonly maxBytes: number;
}

/**
 * Adds a cache of answers with an ETag to an exchange. A kept answer is given only after the service has confirmed it with 304,
 * so that it is never out of date. The entry used longest ago goes first.
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
    // The entry is held here, because parallel requests may push it out of the cache while the service is asked.
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

/** Returns the kept headers with those of the 304 in their place, as RFC 9111 (3.2) says. */
function updated(kept: Headers, sent: Headers): Headers {
  const headers = new Headers(kept);
  sent.forEach((value, name) => {
    headers.set(name, value);
  });
  return headers;
}

/** Returns whether an answer may be kept. A body that is no JSON is not, because the service would confirm its tag for ever. */
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
