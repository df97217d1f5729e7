interface RequestTarget {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
}

/** Joins base URL, path and query, and writes a shared segment (`/v1`) once, so that operators can give a base URL with or without it. */
export function requestUrl(base: URL, { path, query = {} }: RequestTarget): URL {
  const prefix = base.pathname.replace(/\/+$/, '');
  const firstSegment = /^\/[^/]+/.exec(path)?.[0] ?? '';
  const url = new URL(base);
  url.pathname =
    firstSegment && prefix.endsWith(firstSegment) ? prefix + path.slice(firstSegment.length) : prefix + path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
