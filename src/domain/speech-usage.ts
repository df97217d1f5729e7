import * as z from 'zod';
import { names, optionalText } from './plain-values.ts';

const Placeholders =
  'Names in braces are placeholders: voice_id, text, locale, language, model_id, file; names in capitals are environment variables.';

const RecordingEncoding = z.enum(['base64', 'hex', 'url']).meta({
  id: 'RecordingEncoding',
  description: 'Form of the recording in JSON; absent if the answer is the recording.',
});

/** Request or command that makes a provider synthesize a sentence. The request or command contains placeholders. */
export const SpeechUsage = z
  .strictObject({
    method: z.literal('POST').optional(),
    url: optionalText.describe(Placeholders),
    headers: z.record(z.string(), z.string()).optional().describe('{key} stands for the key.'),
    basic_user: optionalText.describe('User of basic authentication; the password is the key.'),
    body: z.unknown().optional().describe('JSON, or XML as a string.'),
    commands: z
      .array(names)
      .optional()
      .describe('Programs to run in turn instead of a request, with their arguments.'),
    key_variable: optionalText.describe('Environment variable that snippets read the key from.'),
    media_type: z.string().describe('Format of the recording.'),
    encoding: RecordingEncoding.optional(),
    at: z
      .array(z.union([z.string(), z.int()]))
      .optional()
      .meta({ description: 'Way to the recording in JSON.', examples: [['generations', 0, 'audio']] }),
  })
  .meta({
    id: 'SpeechUsage',
    description: 'How the provider says a sentence. snippets=true of one voice writes it as programs.',
  });
export type SpeechUsage = z.infer<typeof SpeechUsage>;
