/**
 * Words for "language" that people put beside the name of one, which then means neither a country nor an accent: `latin language`,
 * `język polski`. Source: usage, November 2026.
 */
export const LANGUAGE_WORDS: readonly string[] = [
  ...['language', 'languages', 'lang', 'tongue', 'sprache', 'taal', 'språk', 'langue', 'lengua', 'idioma'],
  ...['língua', 'lingua', 'język', 'язык', 'языке', 'мова', 'мовою', 'dil', 'dili', 'dilinde', 'bahasa'],
  ...['tiếng', 'لغة', 'اللغة', 'زبان', 'שפה', 'भाषा', 'ভাষা', 'ภาษา', '언어', '言語', '语言', '語言'],
];

/**
 * Words for "accent" that people put beside the name of a nation or language, which then means how somebody sounds, and no further
 * language: `russian accent`, `acento mexicano`. Source: usage, November 2026.
 */
export const ACCENT_WORDS: readonly string[] = [
  ...[
    'accent',
    'accents',
    'accented',
    'akzent',
    'acento',
    'sotaque',
    'accento',
    'akcent',
    'akcentem',
    'accentul',
  ],
  ...['акцент', 'акцентом', 'aksan', 'aksanı', 'aksen', 'لكنة', 'لهجة', 'מבטא', 'लहजा', 'लहजे'],
  ...['アクセント', '訛り', '口音', '腔', '억양', 'สำเนียง'],
];

/**
 * Words for somebody who speaks, after which "and" between languages asks for one voice that speaks both: `who speaks french and german`.
 * Source: usage, November 2026.
 */
export const SPEAKING_WORDS: readonly string[] = [
  ...[
    'speaks',
    'habla',
    'hable',
    'fala',
    'fale',
    'parle',
    'parla',
    'parli',
    'spricht',
    'spreekt',
    'talar',
    'taler',
  ],
  ...[
    'snakker',
    'mówi',
    'mluví',
    'говорит',
    'розмовляє',
    'konuşan',
    'vorbește',
    'parlant',
    'hablante',
    'falante',
  ],
];

/** Words after which `hi` at the beginning of a search is a greeting, and not the code of Hindi. Source: usage, November 2026. */
export const GREETED_WORDS: readonly string[] = [
  ...[
    'there',
    'i',
    'im',
    'we',
    'can',
    'could',
    'would',
    'do',
    'please',
    'everyone',
    'everybody',
    'all',
    'team',
  ],
  ...['folks', 'looking', 'need', 'is', 'are', 'any', 'what', 'which', 'a', 'an', 'my', 'our'],
];

/** Words for "for" before those who listen: `stories for kids`. Source: usage, November 2026. */
export const FOR_WORDS: readonly string[] = [
  ...[
    'for',
    'für',
    'pour',
    'para',
    'pra',
    'per',
    'voor',
    'för',
    'til',
    'dla',
    'для',
    'pro',
    'pentru',
    'untuk',
  ],
];

/** Words for children who listen, as a search for `stories for kids` is one for no child's voice. Source: usage, November 2026. */
export const LISTENING_CHILDREN: readonly string[] = [
  ...[
    'kids',
    'children',
    'toddlers',
    'babies',
    'infants',
    'preschoolers',
    'kinder',
    'enfants',
    'niños',
    'niñas',
  ],
  ...[
    'crianças',
    'bambini',
    'kinderen',
    'barn',
    'børn',
    'dzieci',
    'детей',
    'дітей',
    'děti',
    'copii',
    'anak anak',
  ],
];

/** Words for "other" after a comma, where a list of excluded values ends: `not american, any other english`. Source: usage, November 2026. */
export const OTHER_WORDS: readonly string[] = [
  ...[
    'other',
    'others',
    'otro',
    'otra',
    'outro',
    'outra',
    'autre',
    'andere',
    'anderer',
    'anderes',
    'altro',
    'altra',
  ],
  ...['ander', 'другой', 'другая', 'inny', 'inna', 'annan', 'başka'],
];
