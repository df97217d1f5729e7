import * as z from 'zod';

/** Response to a request for a voice's preview: the URL of an audio recording. */
export const AudioUrlResponse = z
  .strictObject({
    url: z.url().meta({ description: 'Playable preview URL.' }),
    voiceId: z.string().meta({ description: 'The requested voice id.' }),
    filename: z.string().meta({ description: 'Name of the preview audio file.' }),
    source: z.enum(['presigned', 'fallback-cdn']).optional(),
  })
  .meta({ id: 'AudioUrlResponse' });
export type AudioUrlResponse = z.infer<typeof AudioUrlResponse>;
