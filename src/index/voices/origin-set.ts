/** Scheme and authority of an address, up to the path, query or fragment. */
const AUTHORITY = /^[^/?#]*\/\/[^/?#]*/;

/** Origins of the samples of each provider, in alphabetical order: `deepgram` → `https://static.deepgram.com`. */
export type SampleOrigins = ReadonlyMap<string, readonly string[]>;

/** Collects the origins of samples. */
interface OriginSet {
  readonly add: (provider: string, url: string | undefined) => void;
  readonly list: () => SampleOrigins;
}

/** Creates an empty set. Addresses are compared by their beginnings first, because parsing each would take as long as all else of a voice. */
export function createOriginSet(): OriginSet {
  const byProvider = new Map<string, Set<string>>();
  return {
    add: (provider, url) => {
      const authority = url === undefined ? undefined : AUTHORITY.exec(url)?.[0];
      if (authority === undefined) return;
      const known = byProvider.get(provider);
      if (known) known.add(authority);
      else byProvider.set(provider, new Set([authority]));
    },
    list: () => new Map([...byProvider].map(([provider, authorities]) => [provider, toOrigins(authorities)])),
  };
}

function toOrigins(authorities: ReadonlySet<string>): string[] {
  const urls = [...authorities].filter((each) => URL.canParse(each));
  return [...new Set(urls.map((each) => new URL(each).origin))].sort();
}
