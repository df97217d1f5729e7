import * as z from 'zod';
import { VoiceModel } from '../../domain/model.ts';
import { Voice } from '../../domain/voice.ts';

const SnippetLanguage = z.enum(['curl', 'shell', 'javascript', 'python']).meta({
  id: 'SnippetLanguage',
  description:
    'curl: a command line with curl; shell: one with another program, such as that of a local engine.',
});

/** Snippet of `deepgram/aura-2-thalia-en`, as an example in the OpenAPI description. */
const EXAMPLE = {
  language: 'curl',
  title: 'curl',
  code: `curl --fail --silent --show-error 'https://api.deepgram.com/v1/speak?model=aura-2-thalia-en' \\
  --header "content-type: application/json" \\
  --header "authorization: Token $DEEPGRAM_API_KEY" \\
  --data-raw '{
  "text": "Hello! This is how I sound. I hope you enjoy listening."
}' \\
  --output deepgram-aura-2-thalia-en.mp3
`,
  requires: ['curl'],
  variables: ['DEEPGRAM_API_KEY'],
  file: 'deepgram-aura-2-thalia-en.mp3',
  media_type: 'audio/mpeg',
  documentation: 'https://developers.deepgram.com/reference/text-to-speech/speak-request',
} as const;

export const Snippet = z
  .strictObject({
    language: SnippetLanguage,
    title: z.string().meta({ description: 'Text of a tab.', examples: ['JavaScript'] }),
    code: z.string().meta({
      description: 'Whole program. Keys are read from environment variables, and are not in it.',
    }),
    variables: z.array(z.string()).meta({
      description: 'Environment variables that must be set: the key first.',
      examples: [['DEEPGRAM_API_KEY']],
    }),
    requires: z.array(z.string()).meta({
      description: 'Programs and packages that must be installed.',
      examples: [['curl']],
    }),
    file: z.string().meta({ description: 'File that the recording is written to.' }),
    media_type: z.string().meta({ description: 'Format of the recording.', examples: ['audio/mpeg'] }),
    documentation: z.url().meta({ description: 'Page of the provider that documents the request.' }),
  })
  .meta({
    id: 'Snippet',
    description: 'Program that says a sentence, in the language of the voice, with this voice.',
    examples: [EXAMPLE],
  });
export type Snippet = z.infer<typeof Snippet>;

export const VoiceResponse = Voice.extend({
  model: VoiceModel.optional(),
  replacements: z.array(z.string()).optional().meta({
    description: 'Of a deprecated or retired voice: ids of voices to use instead, its successor first.',
  }),
  snippets: z.array(Snippet).optional().meta({
    description:
      'Present if snippets=true. Empty if no request is known that says a sentence with this voice.',
  }),
}).meta({
  id: 'VoiceResponse',
  description: 'One voice with its model; on request with programs that speak with it.',
});
