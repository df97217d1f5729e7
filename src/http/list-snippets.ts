import type { Voice } from '../domain/voice.ts';
import { extensionOfType } from '../previews/media-types.ts';
import { previewFilename } from '../previews/preview-filename.ts';
import type { Snippet } from '../providers/snippets/snippet.ts';
import { snippetsOf } from '../providers/snippets/snippets-of.ts';

/**
 * Returns code snippets that save a spoken sentence under the preview's file name. A retired voice has no snippets, because it can no longer be used.
 */
export function listSnippets(voice: Voice): readonly Snippet[] {
  if (voice.status === 'retired') return [];
  return snippetsOf(voice, ({ id }, mediaType) => previewFilename(id, extensionOfType(mediaType)));
}
