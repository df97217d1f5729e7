/**
 * Words for "language" that people put beside the name of one, which then means neither a country nor an accent: `latin language`,
 * `język polski`. Source: usage, November 2026.
 */
export const LANGUAGE_WORDS: readonly string[] = [
  ...['language', 'languages', 'lang', 'tongue', 'sprache', 'taal', 'språk', 'langue', 'lengua', 'idioma'],
  ...['língua', 'lingua', 'język', 'язык', 'языке', 'мова', 'мовою', 'dil', 'dili', 'dilinde', 'bahasa'],
  ...['tiếng', 'لغة', 'اللغة', 'زبان', 'שפה', 'भाषा', 'ভাষা', 'ภาษา', '언어', '言語', '语言', '語言'],
];
