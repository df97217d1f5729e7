import { createHash } from 'node:crypto';
import { extensionOfType } from './media-types.ts';

/** Length at which a voice id is cut in a file name, because file names and HTTP headers have limited lengths, and ids have not. */
const MAX_SLUG = 200;
/** Pattern of voice ids whose file name needs no hash: printable ASCII, short enough to stay uncut. */
const PLAIN_ID = new RegExp(`^[ -~]{1,${MAX_SLUG}}$`);

/**
 * Returns the file name of a voice's preview: `polly/Joanna/neural` → `polly-joanna-neural.mp3`. Non-ASCII characters are left out. So that `x/é` and
 * `x/ü` do not share `x.mp3`, the file name of an id that does not match {@link PLAIN_ID} contains a hash.
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
