import type { Voice } from '../domain/voice.ts';
import { extensionOfType, previewFilename } from '../previews/preview-filename.ts';
import type { Snippet } from '../providers/snippets/snippet.ts';
import { snippetsOf } from '../providers/snippets/snippets-of.ts';

/**
 * Returns code snippets that synthesize a sentence with a voice and save it under the file name of the voice's preview. A retired voice has no
 * snippets, because nobody can use it.
 */
export function listSnippets(voice: Voice): readonly Snippet[] {
  if (voice.status === 'retired') return [];
  return snippetsOf(voice, ({ id }, mediaType) => previewFilename(id, extensionOfType(mediaType)));
}
