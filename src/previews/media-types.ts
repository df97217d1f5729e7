/** Other names of media types. Source: IANA media types and servers seen, November 2026. */
const ALIASES: Readonly<Record<string, string>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/mpeg3': 'audio/mpeg',
  'audio/x-mp3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'audio/vnd.wave': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'audio/x-flac': 'audio/flac',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-aac': 'audio/aac',
};
/** Types of the recordings that are published. */
const KNOWN: ReadonlySet<string> = new Set(Object.values(ALIASES));
const AUDIO = /^audio\/[\w.+-]+$/;

/** Returns the usual name of a known audio type: `audio/x-wav` → `audio/wav`; undefined for other types. */
export function toAudioType(mediaType: string | undefined): string | undefined {
  if (mediaType === undefined) return undefined;
  const type = Object.hasOwn(ALIASES, mediaType) ? ALIASES[mediaType] : mediaType;
  return type !== undefined && KNOWN.has(type) ? type : undefined;
}

/** Reports whether a host calls its content audio, of a known type or not. */
export function isCalledAudio(mediaType: string | undefined): boolean {
  return toAudioType(mediaType) !== undefined || AUDIO.test(mediaType ?? '');
}
