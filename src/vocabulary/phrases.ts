/** Pattern of a stem and the ending that names its paradigm, with `~` between them: `женск~ий`. */
const INFLECTED = /^(.+)~(.+)$/;

/** Inflections of a language, and alternative spellings of its letters, as `QueryWords` describes them. */
interface Inflections {
  readonly paradigms?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly spellings?: Readonly<Record<string, string>> | undefined;
}

/** Expands phrases to the inflected forms of their stems (`женск~ий`), and to all spellings of each form. */
export function phrasesOf(
  phrases: readonly string[] = [],
  { paradigms = {}, spellings = {} }: Inflections,
): string[] {
  return phrases
    .flatMap((phrase) => formsOf(phrase, paradigms))
    .flatMap((form) => spellingsOf(form, spellings));
}

/** Returns the ending of a phrase that names its paradigm: `женск~ий` → `ий`. */
export function endingOf(phrase: string): string | undefined {
  return INFLECTED.exec(phrase)?.[2];
}

/** Returns the forms of a stem with a paradigm: `klar~e` → klar, klare, klarer; a phrase without a paradigm has itself as its only form. */
function formsOf(phrase: string, paradigms: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const [, stem, ending] = INFLECTED.exec(phrase) ?? [];
  if (stem === undefined || ending === undefined) return [phrase];
  const paradigm = paradigms[ending];
  if (paradigm === undefined) throw new Error(`Unknown paradigm of the query word ${phrase}`);
  return paradigm.map((form) => form.replace('-', stem));
}

/** Returns a form unchanged and with the replacements of letters applied: `männer` → männer, maenner. */
function spellingsOf(form: string, spellings: Readonly<Record<string, string>>): string[] {
  const all = new Set([`${form.replaceAll(' ', '_')}_`]);
  for (const [letters, replacement] of Object.entries(spellings))
    for (const each of [...all]) all.add(each.replaceAll(letters, replacement));
  return Array.from(all, (each) => each.replaceAll('_', ' ').trimEnd());
}
