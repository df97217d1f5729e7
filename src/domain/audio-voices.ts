import * as z from 'zod';
import { optionalText } from './plain-values.ts';

/** Maximum number of voices in a filtered response. The number is limited, because each filtered response is built anew. */
export const MAX_FILTERED_AUDIO_VOICES = 1000;

/**
 * Entry of a voice picker. Entries are objects and not strings, because Open WebUI (November 2026) fails for strings. Clients of Kokoro-FastAPI and speaches
 * accept objects as entries.
 */
export const AudioVoice = z
  .strictObject({
    id: z.string().meta({ description: 'Voice id in this directory.', examples: ['polly/Joanna/neural'] }),
    name: z.string().meta({
      description: 'Text to show: name, provider, model and language, because names repeat.',
      examples: ['Joanna (polly neural, en-US)'],
    }),
    provider_voice_id: optionalText.meta({
      description: 'Id that the provider expects in requests.',
      examples: ['Joanna'],
    }),
  })
  .meta({ id: 'AudioVoice', description: 'One voice of a picker.' });
export type AudioVoice = z.infer<typeof AudioVoice>;

/** Voices in the format from which OpenAI-compatible clients fill a voice picker. */
export const AudioVoicesResponse = z.strictObject({ voices: z.array(AudioVoice) }).meta({
  id: 'AudioVoicesResponse',
  description: 'Voices to pick from, in browse order.',
  examples: [
    {
      voices: [
        {
          id: 'polly/Joanna/neural',
          name: 'Joanna (polly neural, en-US)',
          provider_voice_id: 'Joanna',
        },
      ],
    },
  ],
});
export type AudioVoicesResponse = z.infer<typeof AudioVoicesResponse>;
