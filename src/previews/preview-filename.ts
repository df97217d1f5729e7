import { createHash } from 'node:crypto';

/** Format of a recording whose address names none. */
export const DEFAULT_EXTENSION = '.mp3';

/** Extensions of recordings by media type, so that the name of a file tells its content. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
  'audio/ogg': '.ogg',
  'audio/flac': '.flac',
  'audio/mp4': '.m4a',
  'audio/aac': '.aac',
};
/** Media types by extension. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type] as const),
  ['.opus', 'audio/ogg'],
]);
/** Extensions that the names of recordings may have. */
export const FILE_EXTENSIONS: readonly string[] = [...TYPES.keys()];
const AUDIO_EXTENSION = /\.(?:mp3|wav|ogg|opus|flac|m4a|aac)$/i;

/** Returns the extension of a media type: `audio/wav` → `.wav`. */
export function extensionOfType(mediaType: string): string {
  return EXTENSIONS[mediaType] ?? DEFAULT_EXTENSION;
}

/** Returns the media type of an extension: `.opus` → `audio/ogg`. */
export function typeOfExtension(extension: string): string | undefined {
  return TYPES.get(extension);
}

/** Returns the extension in the path of an address, in lower case; undefined if it is none of a recording. */
export function extensionOfUrl(url: string): string | undefined {
  return AUDIO_EXTENSION.exec(new URL(url).pathname)?.[0].toLowerCase();
}

/** Most characters of the slug of an id, because the names of files and the headers of buckets are bounded, and ids of providers are not. */
const MAX_SLUG = 200;
/** Ids whose slug tells them apart: short ones of ASCII characters. */
const PLAIN_ID = new RegExp(`^[ -~]{1,${MAX_SLUG}}$`);

/**
 * Returns the file name of a voice's preview: `polly/Joanna/neural` → `polly-joanna-neural.mp3`. Another id than a plain one gets a hash,
 * because the slug omits characters: `x/é` and `x/ü` would share `x.mp3`.
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
 * Returns the key of a recording: `polly-joanna-neural.0a1b2c3d.mp3`. It has a hash of the content, so that a recording can be cached
 * for ever, and a hash of the id where two ids share a slug. A recording that several voices share has no voice's name.
 */
export function recordingKey(ids: readonly string[], content: Uint8Array, mediaType: string): string {
  const [id = '', ...others] = ids;
  const extension = extensionOfType(mediaType);
  if (others.length > 0)
    return `shared.${createHash('sha256').update(content).digest('hex').slice(0, 16)}${extension}`;
  const hash = createHash('sha256').update(id).update('\0').update(content).digest('hex').slice(0, 8);
  return previewFilename(id, `.${hash}${extension}`);
}

/** Returns the hash in a key that was made by {@link recordingKey}, so that its content never changes; undefined for any other key. */
export function contentHashOf(key: string): string | undefined {
  return /\.([0-9a-f]{8}|[0-9a-f]{16})\.[a-z0-9]+$/.exec(key)?.[1];
}
