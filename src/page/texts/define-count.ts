/** Sentences with `#` for the number, by plural category of CLDR. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Creates a text that depends on a number: `{ one: '# voice', other: '# voices' }` → "1 voice", "6,644 voices". */
export function defineCount(locale: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
}
