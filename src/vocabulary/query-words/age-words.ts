/**
 * Ages from the number of years at which each begins, the oldest first. A voice is a child's until it breaks, at about 13; the decades after 30
 * are read as `in his thirties` and `in her forties` are in the tables; and people are called old from the age at which most of them retire.
 * Young adults are named, because `young` alone means children too.
 */
export const AGE_FROM_YEARS: readonly (readonly [years: number, age: string])[] = [
  [60, 'old'],
  [40, 'middle-aged'],
  [30, 'adult'],
  [13, 'young adult'],
  [0, 'child'],
];

/** Words after a number of years, by language: `8 years`, `30-jähriger`, `25 ans`, `8歳`. Source: usage, November 2026. */
export const WORDS_AFTER_YEARS: readonly string[] = [
  ...['years', 'year', 'yrs', 'yr', 'yo', 'y o', 'y old', 'something', 'ish'],
  ...['años', 'año', 'añitos', 'anos', 'ans', 'anni', 'anys', 'ani', 'urte'],
  ...['jahre', 'jahr', 'jahren', 'jährige', 'jähriger', 'jähriges', 'jährigen', 'jaehrige', 'jaehriger'],
  ...['jaar', 'jarige', 'jarig', 'år', 'årig', 'årige', 'åriga', 'åring', 'ára', 'vuotias', 'aastane'],
  ...[
    'lat',
    'lata',
    'letni',
    'letnia',
    'let',
    'rokov',
    'ročný',
    'letý',
    'godina',
    'éves',
    'vjeç',
    'χρονών',
    'ετών',
  ],
  ...['лет', 'года', 'год', 'летний', 'летняя', 'летнего', 'років', 'роки', 'річний', 'річна', 'годин'],
  ...['yaşında', 'yaşındaki', 'yaş', 'yaşlarında', 'سنة', 'سنوات', 'عاما', 'عام', 'ساله', 'سال', 'سالہ'],
  ...[
    'שנים',
    'שנה',
    'साल',
    'वर्ष',
    'वर्षीय',
    'বছর',
    'বছরের',
    '岁',
    '歲',
    '歳',
    '才',
    '多岁',
    '代',
    '살',
    '세',
    '대',
  ],
  ...['살짜리', '대의', 'tuổi', 'tahun', 'ปี', 'ขวบ', 'წლის', 'տարեկան', 'miaka'],
];

/** Words after a number of years and its unit, which add nothing to it: `8 years old`, `50 años de edad`. */
export const WORDS_AFTER_UNIT: readonly string[] = [
  ...[
    'old',
    'olds',
    'of age',
    'de edad',
    'de idade',
    'alt',
    'alte',
    'alter',
    'oud',
    'oude',
    'gammal',
    'gammel',
  ],
  ...['d âge', 'd età', 'di età'],
];

/** Words before an age: `aged 40`, `edad 30`. Source: usage, November 2026. */
export const WORDS_BEFORE_YEARS: readonly string[] = [
  ...[
    'age',
    'aged',
    'ages',
    'edad',
    'idade',
    'âge',
    'alter',
    'leeftijd',
    'ålder',
    'alder',
    'età',
    'wiek',
    'věk',
  ],
  ...[
    'возраст',
    'вік',
    'yaş',
    'umur',
    'usia',
    'العمر',
    'سن',
    'גיל',
    'उम्र',
    '年龄',
    '年齡',
    '年齢',
    '나이',
    'tuổi',
  ],
];
