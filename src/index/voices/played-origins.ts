import type { StoredVoice } from '../../domain/voice.ts';

/** Maximum number of origins (scheme and host of sample URLs) of one provider. `scripts/docs/written.mjs` reads it. @public */
export const MAX_OF_PROVIDER = 10;
const MAX_ORIGINS = 50;
/** Maximum number of characters of all origins in the Content-Security-Policy: nginx allows 4 kB for all headers, and the others take 1.6 kB. */
const MAX_CHARACTERS = 2400;

/** Scheme and authority of a URL, up to the path, query or fragment. */
const AUTHORITY = /^[^/?#]*\/\/[^/?#]*/;
/** Origin with a host name (RFC 1123, section 2.1). An IPv4 address does not match, because the name's last part must start with a letter. */
const NAMED_ORIGIN =
  /^https?:\/\/(?=[^:]{1,253}(?::|$))(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z](?:[a-z\d-]{0,61}[a-z\d])?(?::\d+)?$/;

type Sampled = Pick<StoredVoice, 'provider' | 'sample_url'>;

/** Chooses the origins from which pages play samples: only a few, because browsers and proxies refuse a response whose header lists very many. */
export function choosePlayedOrigins(voices: readonly Sampled[]) {
  const originOf = createOriginReader();
  const counts = new Map<string, Map<string, number>>();
  for (const { provider, sample_url } of voices) {
    const origin = originOf(sample_url);
    if (origin === undefined) continue;
    const ofProvider = counts.get(provider) ?? new Map<string, number>();
    counts.set(provider, ofProvider.set(origin, (ofProvider.get(origin) ?? 0) + 1));
  }
  const main = new Map([...counts].map(([provider, ofProvider]) => [provider, listMain(ofProvider)]));
  const chosen = takeWhatFits([...main.values()]);
  /** For each provider, the origins of its samples in alphabetical order: `deepgram` → `https://static.deepgram.com`. */
  const origins: ReadonlyMap<string, readonly string[]> = new Map(
    [...main].map(([provider, each]) => [provider, each.filter((origin) => chosen.has(origin)).sort()]),
  );
  return {
    origins,
    admits: ({ provider, sample_url }: Sampled) => {
      const origin = originOf(sample_url);
      return origin !== undefined && (origins.get(provider)?.includes(origin) ?? false);
    },
  };
}

/** Returns at most {@link MAX_OF_PROVIDER} origins of one provider: the origins with the samples of the most voices, most voices first. */
function listMain(counts: ReadonlyMap<string, number>): string[] {
  const byVoices = [...counts].sort(
    ([a, voicesOfA], [b, voicesOfB]) => voicesOfB - voicesOfA || (a < b ? -1 : 1),
  );
  return byVoices.slice(0, MAX_OF_PROVIDER).map(([origin]) => origin);
}

/** Takes the first origin of each list, then the second origin of each list, and so on. Leaves out an origin that would exceed a limit. */
function takeWhatFits(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const taken = new Set<string>();
  let characters = 0;
  for (let place = 0; place < MAX_OF_PROVIDER; place++)
    for (const { [place]: origin } of lists) {
      if (origin === undefined || taken.has(origin) || taken.size === MAX_ORIGINS) continue;
      if (characters + origin.length + 1 > MAX_CHARACTERS) continue;
      characters += origin.length + 1;
      taken.add(origin);
    }
  return taken;
}

/** Creates the function that returns a URL's origin. The function returns undefined if the URL has no valid host name. */
function createOriginReader(): (address: string | undefined) => string | undefined {
  // Origins are cached by scheme and authority, because parsing every URL would take as long as all other work on a voice.
  const known = new Map<string, string | undefined>();
  return (address) => {
    const [authority = ''] = AUTHORITY.exec(address ?? '') ?? [];
    if (!known.has(authority)) known.set(authority, parseNamedOrigin(authority));
    return known.get(authority);
  };
}

function parseNamedOrigin(authority: string): string | undefined {
  const origin = URL.canParse(authority) ? new URL(authority).origin : '';
  return NAMED_ORIGIN.test(origin) ? origin : undefined;
}
