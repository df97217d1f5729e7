import type { ProviderContract } from './contract.ts';

export const telnyx: ProviderContract = {
  keys: { TELNYX_API_KEY: 'telnyx-key' },
  sample: {
    voices: [
      voice('Telnyx.NaturalHD.astra', 'Astra', 'telnyx', 'en-US', 'female'),
      voice('Telnyx.NaturalHD.astra', 'Astra', 'telnyx', 'fr-FR', 'female'),
      voice('Telnyx.KokoroTTS.bm_george', 'George', 'telnyx', 'en-UK', 'male'),
      voice('AWS.Polly.Joanna-Neural', 'Joanna', 'aws', 'en-US', 'female'),
      { voice_id: 'AWS.Polly.Matthew', name: 'Matthew', provider: 'aws', language: 'en-US' },
      { voice_id: 'Azure.Neural.en-GB-RyanNeural', name: 'Ryan', provider: 'azure', language: 'en-GB' },
    ],
  },
  voices: [
    {
      id: 'telnyx/Telnyx.NaturalHD.astra/en-US',
      name: 'Astra',
      other_languages: ['fr-FR'],
      model_id: 'naturalhd',
      gender: 'Female',
    },
    { id: 'telnyx/Telnyx.KokoroTTS.bm_george/en-GB', language: 'en-GB', model_id: 'kokorotts' },
    { id: 'telnyx/AWS.Polly.Joanna-Neural/en-US', model_id: 'polly-neural' },
    { id: 'telnyx/AWS.Polly.Matthew/en-US', model_id: 'polly-standard', gender: 'Male' },
    { id: 'telnyx/Azure.Neural.en-GB-RyanNeural/en-GB', name: 'Ryan', gender: 'Neutral' },
  ],
  needed: ['language', 'voice_id'],
  answer: (list, { path, headers }) => {
    if (path !== '/v2/text-to-speech/voices') return [404, {}];
    return headers.authorization === 'Bearer telnyx-key' ? [200, list] : [401, {}];
  },
};

function voice(voice_id: string, name: string, provider: string, language: string, gender: string) {
  return { voice_id, name, provider, language, gender, hosted: provider === 'telnyx' };
}
