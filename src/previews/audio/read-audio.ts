import { secondsOfFrames, startsWithFrame } from './frames.ts';
import { secondsOfOgg } from './ogg.ts';
import { bufferOf, MAX_CHUNKS, secondsOfWave } from './wave.ts';

export interface AudioFacts {
  readonly media_type: string;
  /** Duration in seconds, rounded to hundredths. */
  readonly seconds: number;
}

export class NotAudioError extends Error {
  constructor(reason: string) {
    super(`no audio: ${reason}`);
    this.name = 'NotAudioError';
  }
}

/**
 * Functions that return a file's duration in seconds, by media type; 0 or undefined if the file has no audio. Each function takes linear time, because
 * hostile content must not block the process.
 */
const READERS: Readonly<Record<string, (file: Buffer) => number | undefined>> = {
  'audio/mpeg': secondsOfFrames,
  'audio/wav': secondsOfWave,
  'audio/ogg': secondsOfOgg,
};
const MAX_SECONDS = 24 * 60 * 60;
/** Magic numbers of audio files, with their offsets. Source: specifications of the container formats. */
const SIGNATURES: readonly (readonly [
  type: string,
  ...parts: readonly (readonly [at: number, bytes: string])[],
])[] = [
  ['audio/mpeg', [0, 'ID3']],
  ['audio/wav', [0, 'RIFF'], [8, 'WAVE']],
  ['audio/ogg', [0, 'OggS']],
];
const SIGNATURE_BYTES = 16;
const TAG_HEADER_BYTES = 10;

/** Returns the media type and duration of a recording from its bytes. Bytes decide, because a server may state a wrong type. @throws {NotAudioError} */
export function readAudio(content: Uint8Array): AudioFacts {
  const sound = withoutTags(bufferOf(content));
  const isTagged = sound.byteLength < content.byteLength;
  const media_type = audioTypeOfBytes(sound) ?? (isTagged ? 'audio/mpeg' : undefined);
  if (!media_type) throw new NotAudioError('its first bytes are those of no known type');
  const seconds = READERS[media_type]?.(sound);
  if (!seconds || seconds < 0) throw new NotAudioError('it has no sound');
  if (seconds > MAX_SECONDS) throw new NotAudioError('it states a duration of more than a day');
  return { media_type, seconds: Math.round(seconds * 100) / 100 };
}

/** Detects the audio media type of a file from its first bytes; undefined if the type is unknown. */
export function audioTypeOfBytes(start: Uint8Array): string | undefined {
  const bytes = Buffer.from(start.subarray(0, SIGNATURE_BYTES)).toString('latin1');
  const known = SIGNATURES.find(([, ...parts]) => parts.every(([at, part]) => bytes.startsWith(part, at)));
  if (known) return known[0];
  return startsWithFrame(start) ? 'audio/mpeg' : undefined;
}

/** Returns the content without leading ID3 tags. An ID3 tag may precede audio of any format. */
function withoutTags(content: Buffer): Buffer {
  let at = 0;
  let size = sizeOfTag(content, at);
  for (let left = MAX_CHUNKS; left > 0 && size > 0; left--) {
    at += size;
    size = sizeOfTag(content, at);
  }
  return content.subarray(at);
}

/** Returns the size in bytes of the tag at an offset, including header and footer; 0 if there is no tag (source: id3.org, ID3v2.4 §3.1). */
function sizeOfTag(content: Buffer, at: number): number {
  const [i, d, three, , , flags = 0, ...size] = content.subarray(at, at + TAG_HEADER_BYTES);
  if (i !== 0x49 || d !== 0x44 || three !== 0x33 || size.length < 4) return 0;
  const footerBytes = flags & 0x10 ? TAG_HEADER_BYTES : 0;
  // The size is a synchsafe integer: seven bits of each byte.
  return size.reduce((sum, bits) => sum * 128 + (bits & 0x7f), 0) + TAG_HEADER_BYTES + footerBytes;
}
