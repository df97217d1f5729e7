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

/** Categories that recommend a voice for nothing. */
const NO_USE = new Set(['General', 'Dialect']);
/** What nine voices of ten carry for want of anything to say. */
const PLACEHOLDER = 'Friendly,Positive';

/** A version of Edge that sends the hash (late 2024); it is named beside it. */
const EDGE_VERSION = '1-130.0.2849.68';
/** Windows counts in 100 ns from 1601; the hash holds for five minutes. */
const TICKS_PER_MS = 10_000n;
const TICKS_BEFORE_1970 = 116_444_736_000_000_000n;
const HASH_TICKS = 5n * 60n * 1000n * TICKS_PER_MS;

/**
 * The list behind "Read aloud" in Microsoft Edge: the voices of Azure, at another service. Undocumented and meant
 * for the browser, so only operators who decide to ask it do, with the token that they find in the browser.
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
          // In the query, for no header is known to be taken. The hash is asked for since late 2024.
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
      // " Novel" has come with a blank before it.
      useCases: VoiceTag?.ContentCategories?.filter((category) => !NO_USE.has(category.trim())),
    },
  ],
});

/** SHA-256 of the token after the time, rounded down to five minutes: all that depends on when it is asked. */
function hashOf(token: string): string {
  const ticks = BigInt(Date.now()) * TICKS_PER_MS + TICKS_BEFORE_1970;
  const rounded = ticks - (ticks % HASH_TICKS);
  return createHash('sha256').update(`${rounded}${token}`, 'ascii').digest('hex').toUpperCase();
}
