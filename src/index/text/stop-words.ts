const STOP_WORDS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'the', 'and', 'or', 'with', 'for', 'in', 'of', 'to', 'from', 'by', 'on', 'that', 'like'],
  ...['voice', 'voices', 'accent', 'accented', 'speaker', 'speakers', 'speaking', 'sounding', 'tts'],
]);

/** Reports whether a folded word is a stop word, such as `a`, `with` or `voice`, which narrows no search of voices. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
