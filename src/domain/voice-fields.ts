import type * as z from 'zod';
import { Voice } from './voice.ts';

const fields: readonly (readonly [name: string, schema: z.ZodType])[] = Object.entries(Voice.shape);

/** Names of all fields of a voice, in the order of responses. */
export const VOICE_FIELDS: readonly string[] = fields.map(([name]) => name);

/** Names of the fields that every voice has. The API specification requires them, so that they come in every response. */
export const REQUIRED_FIELDS: readonly string[] = fields
  .filter(([, schema]) => !schema.safeParse(undefined).success)
  .map(([name]) => name);
