/** Pattern of a phrase with a tilde between stem and ending: `женск~ий`. The ending names a paradigm (list of inflected forms). */
const INFLECTED = /^(.+)~(.+)$/;

/** Paradigms (lists of inflected forms) and alternative spellings of a language. Paradigms and spellings are described in `QueryWords`. */
interface Inflections {
  readonly paradigms?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly spellings?: Readonly<Record<string, string>> | undefined;
}

/** Expands phrases to their inflected forms (`klar~e` → klar, klare, klarer), and each form to its spellings (`männer` → männer, maenner). */
export function phrasesOf(
  phrases: readonly string[] = [],
  { paradigms = {}, spellings = {} }: Inflections,
): string[] {
  return phrases
    .flatMap((phrase) => formsOf(phrase, paradigms))
    .flatMap((form) => spellingsOf(form, spellings));
}

/** Returns the ending behind a phrase's tilde: `женск~ий` → `ий`. A phrase without a tilde yields undefined. */
export function endingOf(phrase: string): string | undefined {
  return INFLECTED.exec(phrase)?.[2];
}

/** Returns the inflected forms that a phrase's ending names: `klar~e` → klar, klare, klarer. A phrase without a tilde is its only form. */
function formsOf(phrase: string, paradigms: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const [, stem, ending] = INFLECTED.exec(phrase) ?? [];
  if (stem === undefined || ending === undefined) return [phrase];
  const paradigm = paradigms[ending];
  if (paradigm === undefined) throw new Error(`Unknown paradigm of the query word ${phrase}`);
  return paradigm.map((form) => form.replace('-', stem));
}

/** Returns the spellings of a form: the form itself, and the form with letters replaced: `männer` → männer, maenner. */
function spellingsOf(form: string, spellings: Readonly<Record<string, string>>): string[] {
  const all = new Set([`${form.replaceAll(' ', '_')}_`]);
  for (const [letters, replacement] of Object.entries(spellings))
    for (const each of [...all]) all.add(each.replaceAll(letters, replacement));
  return Array.from(all, (each) => each.replaceAll('_', ' ').trimEnd());
}
