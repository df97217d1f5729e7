import { extname } from 'node:path';

interface Format {
  /** File extensions of the format. New files of the format get the first extension. */
  readonly extensions: readonly [string, ...string[]];
  readonly aliases: readonly string[];
}

/** Audio formats by canonical media type. Source: IANA media types and observed servers, November 2026. */
const FORMATS: Readonly<Record<string, Format>> = {
  'audio/mpeg': {
    extensions: ['.mp3'],
    aliases: ['audio/mp3', 'audio/mpeg3', 'audio/x-mp3', 'audio/x-mpeg'],
  },
  'audio/wav': { extensions: ['.wav'], aliases: ['audio/vnd.wave', 'audio/wave', 'audio/x-wav'] },
  'audio/ogg': { extensions: ['.ogg', '.opus'], aliases: ['audio/opus', 'application/ogg'] },
};
const TYPES = Object.keys(FORMATS);
const AUDIO = /^audio\/[\w.+-]+$/;

/** Returns the canonical name of a known audio type: `audio/x-wav` → `audio/wav`; undefined for other types. */
export function toAudioType(mediaType = ''): string | undefined {
  return TYPES.find((type) => type === mediaType || FORMATS[type]?.aliases.includes(mediaType));
}

/** Reports whether a stated media type is an audio type, even one that this program does not know. */
export function isCalledAudio(mediaType = ''): boolean {
  return toAudioType(mediaType) !== undefined || AUDIO.test(mediaType);
}

/** Returns the media type of a file extension: `.opus` → `audio/ogg`. */
export function typeOfExtension(extension: string): string | undefined {
  return TYPES.find((type) => FORMATS[type]?.extensions.includes(extension));
}

/** Returns the extension of new files of a media type: `audio/wav` → `.wav`; `.mp3` for an unknown type. */
export function extensionOfType(mediaType = 'audio/mpeg'): string {
  return FORMATS[mediaType]?.extensions[0] ?? '.mp3';
}

/** Returns the file extension in the path of a URL, in lower case; undefined if the path has no audio extension. */
export function extensionOfUrl(url: string): string | undefined {
  const extension = extname(new URL(url).pathname).toLowerCase();
  return typeOfExtension(extension) && extension;
}
