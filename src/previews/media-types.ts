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
const AUDIO = /^audio\/[\w.+-]+$/;

/** Returns the usual name of an audio type: `audio/x-wav` → `audio/wav`; undefined for other types. */
export function toAudioType(mediaType: string | undefined): string | undefined {
  if (mediaType === undefined) return undefined;
  const type = Object.hasOwn(ALIASES, mediaType) ? ALIASES[mediaType] : mediaType;
  return type !== undefined && AUDIO.test(type) ? type : undefined;
}

/** First bytes of recordings, with the place of the bytes. Source: specifications of the containers. */
const SIGNATURES: readonly (readonly [at: number, bytes: string, type: string])[] = [
  [0, 'ID3', 'audio/mpeg'],
  [8, 'WAVE', 'audio/wav'],
  [0, 'OggS', 'audio/ogg'],
  [0, 'fLaC', 'audio/flac'],
  [4, 'ftyp', 'audio/mp4'],
];

/** Returns the audio type that the first bytes of a file tell; undefined if they tell none. */
export function audioTypeOfBytes(start: Uint8Array): string | undefined {
  const bytes = Buffer.from(start.buffer, start.byteOffset, Math.min(start.byteLength, 16));
  const known = SIGNATURES.find(([at, signature]) =>
    bytes.subarray(at, at + signature.length).equals(Buffer.from(signature)),
  );
  if (known) return known[2];
  const [first, second = 0] = bytes;
  // Eleven bits of sync, then version and layer; layer 0 is that of ADTS.
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  return (second & 0x06) === 0 ? 'audio/aac' : 'audio/mpeg';
}
