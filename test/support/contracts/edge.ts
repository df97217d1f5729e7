import { createHash } from 'node:crypto';
import type { ProviderContract } from './contract.ts';

const TOKEN = 'EDGE0TOKEN';
const WINDOW_MS = 300_000;

export const edge: ProviderContract = {
  keys: { EDGE_TRUSTED_CLIENT_TOKEN: TOKEN },
  sample: [
    voice('en-US', 'AnaNeural', 'Female', ['Cartoon', 'Conversation'], ['Cute']),
    voice('en-US', 'AvaMultilingualNeural', 'Female', ['Conversation', 'Copilot'], ['Expressive', 'Caring']),
    voice('af-ZA', 'AdriNeural', 'Female', ['General'], ['Friendly', 'Positive']),
    voice('zh-CN', 'YunjianNeural', 'Male', ['Sports', ' Novel'], ['Passion']),
    voice('zh-CN-shaanxi', 'XiaoniNeural', 'Female', ['Dialect'], ['Bright']),
    voice('zh-HK', 'HiuGaaiNeural', 'Female', ['General'], ['Friendly', 'Positive']),
  ],
  voices: [
    {
      id: 'edge/en-US-AnaNeural',
      name: 'Ana',
      language: 'en-US',
      gender: 'Female',
      age: 'child',
      use_cases: ['characters', 'conversational'],
    },
    { id: 'edge/en-US-AvaMultilingualNeural', name: 'Ava', model_id: 'neural-multilingual' },
    { id: 'edge/af-ZA-AdriNeural', name: 'Adri', model_id: 'neural', accent: 'South African' },
    { id: 'edge/zh-CN-YunjianNeural', gender: 'Male', use_cases: ['sports', 'audiobook'] },
    { id: 'edge/zh-CN-shaanxi-XiaoniNeural', name: 'Xiaoni', language: 'zh-CN' },
    { id: 'edge/zh-HK-HiuGaaiNeural', name: 'HiuGaai', language: 'yue-HK' },
  ],
  needed: ['Locale', 'ShortName'],
  answer: (list, { path, query }) => {
    if (path !== '/consumer/speech/synthesize/readaloud/voices/list') return [404, {}];
    const isKnown = query.get('trustedclienttoken') === TOKEN && query.has('Sec-MS-GEC-Version');
    // The hash of the window before is right too, because the window may have ended since the request.
    const hashes = [0, WINDOW_MS].map((ago) => hashAt(Date.now() - ago));
    return isKnown && hashes.includes(query.get('Sec-MS-GEC') ?? '') ? [200, list] : [403, ''];
  },
};

/** Returns the hash that edge-tts computes: of the seconds since 1601, rounded down to five minutes, as ticks of 100 ns. */
function hashAt(timeMs: number): string {
  const seconds = Math.floor(timeMs / 1000) + 11_644_473_600;
  return createHash('sha256')
    .update(`${seconds - (seconds % 300)}0000000${TOKEN}`)
    .digest('hex')
    .toUpperCase();
}

function voice(
  Locale: string,
  speaker: string,
  Gender: string,
  ContentCategories: readonly string[],
  VoicePersonalities: readonly string[],
) {
  return {
    Name: `Microsoft Server Speech Text to Speech Voice (${Locale}, ${speaker})`,
    ShortName: `${Locale}-${speaker}`,
    Gender,
    Locale,
    SuggestedCodec: 'audio-24khz-48kbitrate-mono-mp3',
    Status: 'GA',
    VoiceTag: { ContentCategories, VoicePersonalities },
  };
}
