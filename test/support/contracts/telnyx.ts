import type { ProviderContract } from './contract.ts';

export const telnyx: ProviderContract = {
  keys: { TELNYX_API_KEY: 'telnyx-key' },
  sample: {
    voices: [
      voice('Telnyx.NaturalHD.astra', 'Astra', 'telnyx', 'en-US', 'female'),
      voice('Telnyx.NaturalHD.astra', 'Astra', 'telnyx', 'fr-FR', 'female'),
      voice('Telnyx.KokoroTTS.bm_george', 'George', 'telnyx', 'en-UK', 'male'),
      voice('AWS.Polly.Joanna-Neural', 'Joanna', 'aws', 'en-US', 'female'),
      { voice_id: 'Azure.Neural.en-GB-RyanNeural', name: 'Ryan', provider: 'azure', language: 'en-GB' },
    ],
  },
  answer: (list, { path, headers }) => {
    if (path !== '/v2/text-to-speech/voices') return [404, {}];
    return headers.authorization === 'Bearer telnyx-key' ? [200, list] : [401, {}];
  },
};

function voice(voice_id: string, name: string, provider: string, language: string, gender: string) {
  return { voice_id, name, provider, language, gender, hosted: provider === 'telnyx' };
}
