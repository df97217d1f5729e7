import * as z from 'zod';

const Placeholders =
  'Names in braces are placeholders: voice_id, text, locale, language, model_id, file; names in capitals are environment variables.';

/** Encoding of the recording in a JSON response. */
const RecordingEncoding = z.enum(['base64', 'hex', 'url']).meta({
  id: 'RecordingEncoding',
  description: 'Form of the recording in JSON; absent if the answer is the recording.',
});

/** Request or command that makes a provider synthesize a sentence, with placeholders. */
export const SpeechUsage = z
  .strictObject({
    method: z.literal('POST').optional(),
    url: z.string().optional().meta({ description: Placeholders }),
    headers: z.record(z.string(), z.string()).optional().meta({ description: '{key} stands for the key.' }),
    basic_user: z
      .string()
      .optional()
      .meta({ description: 'User of basic authentication; the password is the key.' }),
    body: z.unknown().optional().meta({ description: 'JSON, or XML as a string.' }),
    commands: z
      .array(z.array(z.string()))
      .optional()
      .meta({ description: 'Programs to run in turn instead of a request, with their arguments.' }),
    key_variable: z
      .string()
      .optional()
      .meta({ description: 'Environment variable that snippets read the key from.' }),
    media_type: z.string().meta({ description: 'Format of the recording.' }),
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
