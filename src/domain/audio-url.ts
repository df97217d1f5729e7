import * as z from 'zod';
import { count, optionalInstant, optionalText } from './plain-values.ts';
import { TARGET_LUFS } from './protocol.ts';

export const AudioUrlQuery = z
  .object({
    voiceId: z
      .string()
      // The voice id is not trimmed, because a provider's id may end in a space.
      .regex(/\S/)
      .meta({ description: 'Voice id from the catalog.', examples: ['deepgram/aura-2-thalia-en'] }),
  })
  .meta({ id: 'AudioUrlQuery' });

const PreviewSource = z.enum(['presigned', 'fallback-cdn']).meta({
  id: 'PreviewSource',
  description: 'presigned: a link to our own recording that expires; fallback-cdn: any other address.',
});

export const AudioUrlResponse = z
  .strictObject({
    url: z.url().describe('Playable preview URL.'),
    voiceId: z.string().describe('The requested voice id.'),
    filename: z.string().describe('Name of the preview audio file.'),
    source: PreviewSource.optional(),
    verified: z
      .boolean()
      .optional()
      .describe(
        'False if the address follows a documented pattern and no check has found audio there yet; true if one did. Absent where neither applies.',
      ),
    media_type: optionalText.meta({
      description: 'Media type of the recording, where known.',
      examples: ['audio/mpeg'],
    }),
    bytes: count.optional().describe('Size of the recording in bytes, where known.'),
    seconds: z.number().min(0).optional().describe('Duration of the recording in seconds, where known.'),
    text: optionalText.meta({
      description: 'What the voice says in the recording, where the directory made the recording.',
      examples: ['Hello! This is how I sound. I hope you enjoy listening.'],
    }),
    gain_db: z
      .number()
      .min(-60)
      .max(60)
      .optional()
      .meta({
        description: `Gain in dB that brings the recording to ${TARGET_LUFS} LUFS (EBU R 128), so that voices are compared at one loudness. Absent if its loudness was not measured.`,
        examples: [-1.7],
      }),
    expires_at: optionalInstant.describe('Time until which a presigned URL works, ISO 8601 in UTC.'),
  })
  .meta({ id: 'AudioUrlResponse' });
export type AudioUrlResponse = z.infer<typeof AudioUrlResponse>;
