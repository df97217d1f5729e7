/** CLDR's long names of these, as Hong Kong SAR China, would have them found with another country. */
const SHORT_NAMED = new Set(['HK', 'MO']);

/** Opening the names of a language takes far longer than looking one up. */
const opened = new Map<string, Intl.DisplayNames>();

/** What a language calls a language: British English as a dialect, English (United Kingdom) by the standard, English (UK) in short. */
export function nameOfLanguage(
  tag: string,
  inLanguage: string,
  languageDisplay: 'dialect' | 'standard' = 'dialect',
  style: 'long' | 'short' = 'long',
): string | undefined {
  return namesIn(inLanguage, { type: 'language', languageDisplay, style }).of(tag);
}

/** What a language calls a country. */
export function nameOfRegion(region: string, inLanguage: string): string | undefined {
  const style = SHORT_NAMED.has(region) ? 'short' : 'long';
  return namesIn(inLanguage, { type: 'region', style }).of(region);
}

function namesIn(language: string, options: Omit<Intl.DisplayNamesOptions, 'fallback'>): Intl.DisplayNames {
  const key = [language, ...Object.values(options)].join();
  const names = opened.get(key) ?? new Intl.DisplayNames([language], { ...options, fallback: 'none' });
  opened.set(key, names);
  return names;
}
