import { createHash } from 'node:crypto';
import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';
import { CHILD } from './azure.ts';

const Raw = z.object({
  ShortName: z.string(),
  Gender: optionalText,
  Locale: z.string(),
  VoiceTag: z
    .object({
      ContentCategories: optionalTexts,
      VoicePersonalities: optionalTexts,
    })
    .nullish(),
});

/** Values of the field ContentCategories that are not use cases. */
const NON_USE_CASES = new Set(['General', 'Dialect']);
/** Pair of personalities that is ignored, because nine of ten Edge voices have it (2026). */
const PLACEHOLDER = 'Friendly,Positive';

/** Version of Edge that the request states. The version dates from late 2024, when the service began to require the hash `Sec-MS-GEC`. */
const EDGE_VERSION = '1-130.0.2849.68';
/** Seconds from 1601, when Windows file time begins, to 1970. */
const SECONDS_BEFORE_1970 = 11_644_473_600;
/** Lifetime of the hash in the request's query, in seconds. */
const HASH_SECONDS = 5 * 60;

/** Provider of Azure's voices in Edge's "Read aloud". Its undocumented API is meant for the browser, so operators opt in with their browser's token. */
export const edge = defineProvider({
  id: 'edge',
  settings: { token: 'EDGE_TRUSTED_CLIENT_TOKEN' },
  isOptIn: true,
  isBundled: false,
  list: {
    baseUrl: () => 'https://speech.platform.bing.com',
    requests: ({ token = '' }) => [
      {
        path: '/consumer/speech/synthesize/readaloud/voices/list',
        // The token and its hash (required since late 2024) are in the query, because no request header is known that may carry them.
        query: {
          trustedclienttoken: token,
          'Sec-MS-GEC': hashOf(token),
          'Sec-MS-GEC-Version': EDGE_VERSION,
        },
      },
    ],
  },
  Raw,
  toVoices: ({ VoiceTag, ...raw }) => ({
    nativeId: raw.ShortName,
    name: raw.ShortName.slice(raw.Locale.length + 1).replace(/(?:Multilingual)?Neural$/, ''),
    inferred: { name: 'derived', age: 'derived' },
    locale: raw.Locale,
    model: raw.ShortName.endsWith('MultilingualNeural') ? 'neural-multilingual' : 'neural',
    gender: raw.Gender,
    age: CHILD.test(raw.ShortName) ? 'child' : undefined,
    tags: VoiceTag?.VoicePersonalities?.join() === PLACEHOLDER ? undefined : VoiceTag?.VoicePersonalities,
    // Categories are compared without surrounding spaces, because the category " Novel" has occurred.
    useCases: VoiceTag?.ContentCategories?.filter((category) => !NON_USE_CASES.has(category.trim())),
  }),
});

/** Returns the hash that Edge sends: SHA-256 of the Windows file time (in 100 ns), rounded down to five minutes, followed by the token. */
function hashOf(token: string): string {
  const seconds = Math.floor(Date.now() / 1000) + SECONDS_BEFORE_1970;
  const fileTime = `${seconds - (seconds % HASH_SECONDS)}0000000`;
  return createHash('sha256').update(`${fileTime}${token}`, 'ascii').digest('hex').toUpperCase();
}
