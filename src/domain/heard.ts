import * as z from 'zod';

/** Facts about a voice, measured from the sound of its sample. A fact that could not be measured is absent. */
export const MeasuredSound = z.object({
  pitch_hz: z
    .number()
    .min(20)
    .max(2000)
    .optional()
    .meta({ description: 'Median fundamental frequency in Hz.', examples: [118.4] }),
  range_semitones: z
    .number()
    .min(0)
    .max(60)
    .optional()
    .meta({
      description: 'Range of the fundamental frequency in semitones, without its lowest and highest tenth.',
      examples: [6.2],
    }),
  syllables_per_second: z
    .number()
    .min(0)
    .max(30)
    .optional()
    .meta({ description: 'Syllables per second of speech, without pauses.', examples: [4.6] }),
  whispered: z.literal(true).optional().describe('True if the sample is whispered.'),
  loudness: z
    .number()
    .min(-100)
    .max(20)
    .optional()
    .meta({ description: 'Integrated loudness in LUFS (ITU-R BS.1770).', examples: [-21.3] }),
  seconds: z.number().min(0).describe('Measured length of the sample in seconds, at most 60.'),
  sample_rate: z.int().min(1).optional().describe('Sample rate of the sample in Hz.'),
  method: z.string().max(100).describe('Names of the methods of measurement, with their versions.'),
  measured_at: z.iso.datetime().describe('Time of the measurement, ISO 8601 in UTC.'),
});
export type MeasuredSound = z.infer<typeof MeasuredSound>;

export const Pitch = z.enum(['low', 'medium', 'high']).meta({
  id: 'Pitch',
  description: 'Third of the measured voices of its language to which the pitch of a voice belongs.',
});
export const Pace = z.enum(['slow', 'medium', 'fast']).meta({
  id: 'Pace',
  description: 'Third of the measured voices of its language to which the pace of a voice belongs.',
});

/** Measured facts as published. The words for pitch and pace compare the voice with the other measured voices of its language. */
export const Heard = MeasuredSound.extend({ pitch: Pitch.optional(), pace: Pace.optional() }).meta({
  id: 'Heard',
  description: 'Facts measured from the sound of the preview, apart from what the provider states.',
});
export type Heard = z.infer<typeof Heard>;
