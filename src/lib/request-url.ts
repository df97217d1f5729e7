interface RequestTarget {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
}

/**
 * Joins a base URL, a path and query parameters. If the base URL ends with the first segment of the path, the segment is written once:
 * `https://host/v1` and `/v1/voices` → `https://host/v1/voices`. Operators can therefore configure a base URL with or without the version.
 */
export function requestUrl(base: URL, { path, query = {} }: RequestTarget): URL {
  const prefix = base.pathname.replace(/\/+$/, '');
  const firstSegment = /^\/[^/]+/.exec(path)?.[0] ?? '';
  const url = new URL(base);
  url.pathname =
    firstSegment && prefix.endsWith(firstSegment) ? prefix + path.slice(firstSegment.length) : prefix + path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
