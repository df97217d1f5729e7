import type { Voice } from '../domain/voice.ts';
import { extensionOfType, previewFilename } from '../previews/preview-filename.ts';
import type { Snippet } from '../providers/snippets/snippet.ts';
import { snippetsOf } from '../providers/snippets/snippets-of.ts';

/** Returns code snippets that save a spoken sentence under the preview's file name; none for a retired voice, because it cannot be used any more. */
export function listSnippets(voice: Voice): readonly Snippet[] {
  if (voice.status === 'retired') return [];
  return snippetsOf(voice, ({ id }, mediaType) => previewFilename(id, extensionOfType(mediaType)));
}
