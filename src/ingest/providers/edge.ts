import { createHash } from 'node:crypto';
import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

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

/** Categories that name no use case. */
const NON_USE_CASES = new Set(['General', 'Dialect']);
/** Personalities that nine of ten voices have (2026). The pair is left out, because it distinguishes no voice. */
const PLACEHOLDER = 'Friendly,Positive';

/** Version of Edge that the request claims: one of late 2024, because the hash is required since then. */
const EDGE_VERSION = '1-130.0.2849.68';
/** Ticks of Windows file time per millisecond: a tick is 100 ns, counted since 1601. The hash is made of ticks. */
const TICKS_PER_MS = 10_000n;
const TICKS_BEFORE_1970 = 116_444_736_000_000_000n;
/** Validity of the hash, in ticks: five minutes. */
const HASH_TICKS = 5n * 60n * 1000n * TICKS_PER_MS;

/**
 * Provider of the voices behind "Read aloud" in Microsoft Edge, which are Azure's voices on another service. Operators
 * opt in with the token of their browser, because the service is undocumented and meant for the browser.
 */
export const edge = defineProvider({
  id: 'edge',
  name: 'Microsoft Edge',
  settings: { token: 'EDGE_TRUSTED_CLIENT_TOKEN' },
  isConfigured: ({ token }) => Boolean(token),
  isOptIn: true,
  isBundled: false,
  list: {
    http: {
      baseUrl: () => 'https://speech.platform.bing.com',
      requests: ({ token = '' }) => [
        {
          path: '/consumer/speech/synthesize/readaloud/voices/list',
          // Token and hash go into the query, because no header is known to work. The hash is required since late
          // 2024.
          query: {
            trustedclienttoken: token,
            'Sec-MS-GEC': hashOf(token),
            'Sec-MS-GEC-Version': EDGE_VERSION,
          },
        },
      ],
    },
  },
  idParts: [],
  records: (page) => (Array.isArray(page) ? page : undefined),
  Raw,
  toVoices: ({ VoiceTag, ...raw }) => [
    {
      nativeId: raw.ShortName,
      name: raw.ShortName.slice(raw.Locale.length + 1).replace(/(?:Multilingual)?Neural$/, ''),
      inferred: { name: 'derived' },
      locale: raw.Locale,
      model: raw.ShortName.endsWith('MultilingualNeural') ? 'neural-multilingual' : 'neural',
      gender: raw.Gender,
      tags: VoiceTag?.VoicePersonalities?.join() === PLACEHOLDER ? undefined : VoiceTag?.VoicePersonalities,
      // Categories are trimmed, because one came as " Novel".
      useCases: VoiceTag?.ContentCategories?.filter((category) => !NON_USE_CASES.has(category.trim())),
    },
  ],
});

/** Returns the SHA-256 hash of the time, rounded down to five minutes, and the token, as the browser sends it. */
function hashOf(token: string): string {
  const ticks = BigInt(Date.now()) * TICKS_PER_MS + TICKS_BEFORE_1970;
  const rounded = ticks - (ticks % HASH_TICKS);
  return createHash('sha256').update(`${rounded}${token}`, 'ascii').digest('hex').toUpperCase();
}
