/** Facts about a recording that its bytes tell. */
export interface AudioFacts {
  readonly media_type: string;
  /** Duration in seconds, rounded to hundredths; absent if the format states none. */
  readonly seconds?: number;
}

/** Error for content that is no audio. */
export class NotAudioError extends Error {
  constructor(reason: string) {
    super(`no audio: ${reason}`);
    this.name = 'NotAudioError';
  }
}

/** Media types by the container that music-metadata finds. Source: IANA media types, November 2026. */
const MEDIA_TYPES: readonly (readonly [container: RegExp, type: string])[] = [
  [/^MPEG$/, 'audio/mpeg'],
  [/^WAVE$/, 'audio/wav'],
  [/^Ogg$/, 'audio/ogg'],
  [/^FLAC$/, 'audio/flac'],
  [/^M4A|^mp4|^isom/i, 'audio/mp4'],
  [/^ADTS/, 'audio/aac'],
];

/**
 * Reads type and duration of a recording from its bytes, because a server may state another type than it sends.
 * @throws {NotAudioError}
 */
export async function readAudio(content: Uint8Array): Promise<AudioFacts> {
  const { parseBuffer } = await import('music-metadata');
  const { format } = await parseBuffer(content, { size: content.byteLength }, { duration: true }).catch(
    (error: unknown) => {
      throw new NotAudioError(error instanceof Error ? error.message : 'it cannot be read');
    },
  );
  const { container = '', duration, hasAudio } = format;
  const media_type = MEDIA_TYPES.find(([pattern]) => pattern.test(container))?.[1];
  if (!media_type) throw new NotAudioError(`its container is ${container || 'unknown'}`);
  // A WAVE file always states its duration, unless its data is empty.
  const isEmpty = duration === 0 || (duration === undefined && media_type === 'audio/wav');
  if (hasAudio === false || isEmpty) throw new NotAudioError('it has no sound');
  return { media_type, ...(duration !== undefined && { seconds: Math.round(duration * 100) / 100 }) };
}
