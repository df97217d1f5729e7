interface RequestTarget {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
}

/** Joins base URL, path and query. If the base URL already ends with the path's first segment (`/v1`), the segment is written only once. */
export function requestUrl(base: URL, { path, query = {} }: RequestTarget): URL {
  const prefix = base.pathname.replace(/\/+$/, '');
  const firstSegment = /^\/[^/]+/.exec(path)?.[0] ?? '';
  const url = new URL(base);
  url.pathname =
    firstSegment && prefix.endsWith(firstSegment) ? prefix + path.slice(firstSegment.length) : prefix + path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
