import type { QueryWords } from './query-words.ts';

/** Mark between a stem and the ending that names its paradigm: `женск~ий`. */
const INFLECTED = /^(.+)~(.+)$/;

/** Returns the phrases of a table's text, with all forms of the stems that have a paradigm and all spellings of each form. */
export function phrasesOf(text: string | undefined, { paradigms, spellings }: QueryWords): string[] {
  const words = (text ?? '').split(/\s+/).filter(Boolean);
  const forms = words.flatMap((word) => formsOf(word, paradigms ?? {}));
  return forms
    .flatMap((form) => spellingsOf(form, spellings ?? {}))
    .map((form) => form.replaceAll('_', ' ').trimEnd());
}

/** Returns the forms of a stem with a paradigm: `klar~e` → klar, klare, klarer; another word is its only form. */
function formsOf(word: string, paradigms: Readonly<Record<string, string>>): string[] {
  const [, stem, ending] = INFLECTED.exec(word) ?? [];
  if (stem === undefined || ending === undefined) return [word];
  const paradigm = paradigms[ending];
  if (paradigm === undefined) throw new Error(`Unknown paradigm of the query word ${word}`);
  return paradigm.split(' ').map((form) => form.replace('-', stem));
}

/** Returns a form as it stands and with each of the replacements: `männer` → männer, maenner. */
function spellingsOf(form: string, spellings: Readonly<Record<string, string>>): string[] {
  const all = new Set([`${form}_`]);
  for (const [letters, replacement] of Object.entries(spellings))
    for (const each of [...all]) all.add(each.replaceAll(letters, replacement));
  return [...all];
}
