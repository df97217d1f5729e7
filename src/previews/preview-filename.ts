import { createHash } from 'node:crypto';

/** File extension of a recording whose format is unknown. */
export const DEFAULT_EXTENSION = '.mp3';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
  'audio/ogg': '.ogg',
  'audio/flac': '.flac',
  'audio/mp4': '.m4a',
  'audio/aac': '.aac',
};
const TYPES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type] as const),
  ['.opus', 'audio/ogg'],
]);
const AUDIO_EXTENSION = /\.(?:mp3|wav|ogg|opus|flac|m4a|aac)$/i;

/** Returns the extension of a media type: `audio/wav` → `.wav`. */
export function extensionOfType(mediaType: string): string {
  return EXTENSIONS[mediaType] ?? DEFAULT_EXTENSION;
}

/** Returns the media type of an extension: `.opus` → `audio/ogg`. */
export function typeOfExtension(extension: string): string | undefined {
  return TYPES.get(extension);
}

/** Returns the file extension in the path of a URL, in lower case; undefined if the path has no audio extension. */
export function extensionOfUrl(url: string): string | undefined {
  return AUDIO_EXTENSION.exec(new URL(url).pathname)?.[0].toLowerCase();
}

/** Length at which a voice id is cut in a file name. File names and HTTP headers have limited lengths, ids have not. */
const MAX_SLUG = 200;
/** Pattern of voice ids whose file name needs no hash: printable ASCII, short enough to stay uncut. */
const PLAIN_ID = new RegExp(`^[ -~]{1,${MAX_SLUG}}$`);

/**
 * Returns the file name of a voice's preview: `polly/Joanna/neural` → `polly-joanna-neural.mp3`. The cleaned id in the file name has no non-ASCII
 * characters: `x/é` and `x/ü` would share `x.mp3`. The file name of an id that does not match {@link PLAIN_ID} therefore contains a hash.
 */
export function previewFilename(id: string, extension: string): string {
  const slug = id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MAX_SLUG);
  if (PLAIN_ID.test(id)) return slug + extension;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return `${slug}-${hash}${extension}`;
}

/**
 * Returns the key of a recording: `polly-joanna-neural.0a1b2c3d.mp3`. The key contains a hash of id and content, so that a recording can be cached
 * forever, and two ids never share a key. The key of a recording that several voices share is `shared` with a hash of the content.
 */
export function recordingKey(ids: readonly string[], content: Uint8Array, mediaType: string): string {
  const [id = '', ...others] = ids;
  const extension = extensionOfType(mediaType);
  if (others.length > 0)
    return `shared.${createHash('sha256').update(content).digest('hex').slice(0, 16)}${extension}`;
  const hash = createHash('sha256').update(id).update('\0').update(content).digest('hex').slice(0, 8);
  return previewFilename(id, `.${hash}${extension}`);
}

/** Returns the hash in a key from {@link recordingKey}; undefined for any other key. The recording under a key with a hash never changes. */
export function contentHashOf(key: string): string | undefined {
  return /\.([0-9a-f]{8}|[0-9a-f]{16})\.[a-z0-9]+$/.exec(key)?.[1];
}
