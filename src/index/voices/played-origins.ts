import type { StoredVoice } from '../../domain/voice.ts';

/** Most origins of one provider, and of all providers. */
const MAX_OF_PROVIDER = 10;
const MAX_ORIGINS = 50;
/** Most characters of all origins. Pages name them in a header, and nginx has 4 kB for all headers, of which others take up to 1.6 kB. */
const MAX_CHARACTERS = 2400;

/** Scheme and authority of an address, up to the path, query or fragment. */
const AUTHORITY = /^[^/?#]*\/\/[^/?#]*/;
/** Origin with the name of a host (RFC 1123, section 2.1), the last label of which begins with a letter, as that of no IPv4 address does. */
const NAMED_ORIGIN =
  /^https?:\/\/(?=[^:]{1,253}(?::|$))(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z](?:[a-z\d-]{0,61}[a-z\d])?(?::\d+)?$/;

/** Origins of the samples of each provider, in alphabetical order: `deepgram` → `https://static.deepgram.com`. */
export type SampleOrigins = ReadonlyMap<string, readonly string[]>;
type Sampled = Pick<StoredVoice, 'provider' | 'sample_url'>;

/** Origins of samples that pages play. */
interface PlayedOrigins {
  readonly origins: SampleOrigins;
  /** Returns whether pages play the sample of a voice. */
  readonly admits: (voice: Sampled) => boolean;
}

/**
 * Chooses the origins that pages play samples from, because browsers and proxies refuse a response whose header has every host that
 * providers may name. The origins of most voices of a provider come first, and the first of each provider before any second one.
 */
export function choosePlayedOrigins(voices: readonly Sampled[]): PlayedOrigins {
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
  const origins = new Map(
    [...main].map(([provider, each]) => [provider, each.filter((origin) => chosen.has(origin)).sort()]),
  );
  return {
    origins,
    admits: ({ provider, sample_url }) => {
      const origin = originOf(sample_url);
      return origin !== undefined && (origins.get(provider)?.includes(origin) ?? false);
    },
  };
}

/** Returns the origins of most voices. */
function listMain(counts: ReadonlyMap<string, number>): string[] {
  const byVoices = [...counts].sort(
    ([a, voicesOfA], [b, voicesOfB]) => voicesOfB - voicesOfA || (a < b ? -1 : 1),
  );
  return byVoices.slice(0, MAX_OF_PROVIDER).map(([origin]) => origin);
}

/** Takes the first origins of all lists, then the second ones, as far as they fit into the header. */
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

/**
 * Creates the reader of an address's origin, which is undefined for a host without a valid name. Addresses are looked up by their beginnings,
 * because parsing each would take as long as all else of a voice.
 */
function createOriginReader(): (address: string | undefined) => string | undefined {
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
