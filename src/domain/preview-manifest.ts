import * as z from 'zod';
import { MeasuredSound } from './heard.ts';

/** Version of the manifest's schema. The version is raised only for a change that an older release of this program would misread. */
export const PREVIEW_MANIFEST_VERSION = 1;

/** Path of a recording in its folder. Segments start with a letter or digit, so that no path leaves the folder or names a hidden file. */
const RecordingKey = z
  .string()
  .max(1024)
  .regex(/^[a-z0-9][\w.-]*(?:\/[a-z0-9][\w.-]*)*$/i);

/** Maximum length of a recording's sentence in UTF-16 code units, because the sentence is part of a line on a page. */
const MAX_TEXT = 500;

/** Audio recording of a voice in an S3 bucket or a folder. */
export const PreviewRecording = z.looseObject({
  /** Path of the recording in its folder. Caches may keep the file for ever if its path contains a hash of the content. */
  key: RecordingKey,
  /** Media type as detected from the first bytes, such as `audio/mpeg`. */
  media_type: z.string().regex(/^audio\/[\w.+-]+$/),
  bytes: z.int().min(1),
  /** Duration in seconds; absent if the recording does not state its duration. */
  seconds: z.number().min(0).optional(),
  /** URL from which the recording was copied; absent if it was not copied. */
  copied_from: z.string().optional(),
  /** Synthesizer that spoke the recording, such as `espeak-ng`; absent for a copy. */
  spoken_by: z.string().optional(),
  /** Sentence that the synthesizer spoke; absent for a copy. */
  text: z.string().max(MAX_TEXT).optional().catch(undefined),
  /** Facts measured from the sound; absent if nothing was measured, or if another release stored a value that is out of range here. */
  heard: MeasuredSound.optional().catch(undefined),
});
export type PreviewRecording = z.infer<typeof PreviewRecording>;

/** Manifest of a folder of audio recordings: the recording of each voice, by voice id. */
export const PreviewManifest = z.looseObject({
  schemaVersion: z.literal(PREVIEW_MANIFEST_VERSION),
  /** Time of the last change of the manifest, ISO 8601 in UTC. */
  updated_at: z.iso.datetime(),
  recordings: z.record(z.string(), PreviewRecording),
});
export type PreviewManifest = z.infer<typeof PreviewManifest>;
