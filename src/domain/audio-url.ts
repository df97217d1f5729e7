import * as z from 'zod';

const PreviewSource = z.enum(['presigned', 'fallback-cdn']).meta({
  id: 'PreviewSource',
  description: 'presigned: a link to our own recording that expires; fallback-cdn: any other address.',
});

/** Response to a request for a voice's preview: the URL of an audio recording. */
export const AudioUrlResponse = z
  .strictObject({
    url: z.url().meta({ description: 'Playable preview URL.' }),
    voiceId: z.string().meta({ description: 'The requested voice id.' }),
    filename: z.string().meta({ description: 'Name of the preview audio file.' }),
    source: PreviewSource.optional(),
    verified: z.boolean().optional().meta({
      description:
        'False if the address follows a documented pattern and no check has found audio there yet; true if one did. Absent where neither applies.',
    }),
    media_type: z
      .string()
      .optional()
      .meta({ description: 'Media type of the recording, where known.', examples: ['audio/mpeg'] }),
    bytes: z.int().min(0).optional().meta({ description: 'Size of the recording in bytes, where known.' }),
    seconds: z
      .number()
      .min(0)
      .optional()
      .meta({ description: 'Duration of the recording in seconds, where known.' }),
    expires_at: z.iso
      .datetime()
      .optional()
      .meta({ description: 'Time until which a presigned URL works, ISO 8601 in UTC.' }),
  })
  .meta({ id: 'AudioUrlResponse' });
export type AudioUrlResponse = z.infer<typeof AudioUrlResponse>;
