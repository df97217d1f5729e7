import type { Voice } from '../domain/voice.ts';
import { extensionOfType, previewFilename } from '../previews/preview-filename.ts';
import type { Snippet } from '../providers/snippets/snippet.ts';
import { snippetsOf } from '../providers/snippets/snippets-of.ts';

/** Returns programs that say a sentence with a voice. Their files are named like recordings. */
export function listSnippets(voice: Voice): readonly Snippet[] {
  return snippetsOf(voice, ({ id }, mediaType) => previewFilename(id, extensionOfType(mediaType)));
}
