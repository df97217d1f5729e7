import type { Texts } from '../texts/texts.ts';

/** Words a note of the API in the language of the page, if a text has the note's beginning as its key. In the key, `{what}` stands for any words. */
export function wordNote(note: string, { notes }: Texts) {
  for (const [key, text] of Object.entries(notes)) {
    const [start = '', end = ''] = key.split('{what}');
    const stop = note.indexOf(end, start.length);
    if (note.startsWith(start) && stop >= 0)
      return typeof text === 'string' ? text : text({ what: note.slice(start.length, stop) });
  }
}
