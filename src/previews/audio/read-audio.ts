import { readAdtsFrame } from './adts.ts';
import { audioTypeOfBytes } from './audio-type-of-bytes.ts';
import { secondsOfFlac } from './flac.ts';
import { secondsOfFrames } from './frames.ts';
import { withoutTags } from './id3.ts';
import { secondsOfMp4 } from './mp4.ts';
import { readMpegFrame } from './mpeg.ts';
import { secondsOfOgg } from './ogg.ts';
import { secondsOfWave } from './wave.ts';

export interface AudioFacts {
  readonly media_type: string;
  /** Duration in seconds, rounded to hundredths; absent if the file states no duration. */
  readonly seconds?: number;
}

/** Error for content that is not audio. */
export class NotAudioError extends Error {
  constructor(reason: string) {
    super(`no audio: ${reason}`);
    this.name = 'NotAudioError';
  }
}

/**
 * Readers of the duration in seconds, by media type. A reader returns 0 if the file has audio but states no duration, undefined if the file
 * has no audio. Each reader takes linear time, because the content is untrusted.
 */
const READERS: Readonly<Record<string, (content: Uint8Array) => number | undefined>> = {
  'audio/mpeg': (content) => secondsOfFrames(content, readMpegFrame),
  'audio/aac': (content) => secondsOfFrames(content, readAdtsFrame),
  'audio/wav': secondsOfWave,
  'audio/ogg': secondsOfOgg,
  'audio/flac': secondsOfFlac,
  'audio/mp4': secondsOfMp4,
};
/** Types whose files may lack a duration, because a file that was written as a stream states none. */
const MAY_BE_OPEN: ReadonlySet<string> = new Set(['audio/flac', 'audio/mp4']);
/** Longest plausible duration: one day, in seconds. */
const MAX_SECONDS = 24 * 60 * 60;

/**
 * Reads type and duration of a recording from its bytes, because a server may state a wrong type.
 * @throws {NotAudioError}
 */
export function readAudio(content: Uint8Array): AudioFacts {
  const sound = withoutTags(content);
  const isTagged = sound.byteLength < content.byteLength;
  const media_type = audioTypeOfBytes(sound) ?? (isTagged ? 'audio/mpeg' : undefined);
  if (!media_type) throw new NotAudioError('its first bytes are those of no known type');
  const seconds = READERS[media_type]?.(sound);
  const isOpen = seconds === 0 && MAY_BE_OPEN.has(media_type);
  if (seconds === undefined || (seconds <= 0 && !isOpen)) throw new NotAudioError('it has no sound');
  if (seconds > MAX_SECONDS) throw new NotAudioError('it states a duration of more than a day');
  return { media_type, ...(!isOpen && { seconds: Math.round(seconds * 100) / 100 }) };
}
