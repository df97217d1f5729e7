/** Canonical media types by alias. Source: IANA media types and observed servers, November 2026. */
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
const KNOWN: ReadonlySet<string> = new Set(Object.values(ALIASES));
const AUDIO = /^audio\/[\w.+-]+$/;

/** Returns the canonical name of a known audio type: `audio/x-wav` → `audio/wav`; undefined for other types. */
export function toAudioType(mediaType: string | undefined): string | undefined {
  if (mediaType === undefined) return undefined;
  const type = Object.hasOwn(ALIASES, mediaType) ? ALIASES[mediaType] : mediaType;
  return type !== undefined && KNOWN.has(type) ? type : undefined;
}

/** Reports whether a stated media type is an audio type, even one that this program does not know. */
export function isCalledAudio(mediaType: string | undefined): boolean {
  return toAudioType(mediaType) !== undefined || AUDIO.test(mediaType ?? '');
}
