import type { Voice } from '../domain/voice.ts';
import { extensionOfType } from '../previews/media-types.ts';
import { previewFilename } from '../previews/preview-filename.ts';
import type { Snippet } from '../providers/snippets/snippet.ts';
import { snippetsOf } from '../providers/snippets/snippets-of.ts';

/** Returns code that lets a voice say a sentence, and saves it under the preview's file name. A retired voice gets none, because it no longer works. */
export function listSnippets(voice: Voice): readonly Snippet[] {
  if (voice.status === 'retired') return [];
  return snippetsOf(voice, ({ id }, mediaType) => previewFilename(id, extensionOfType(mediaType)));
}
