import { loadDataFile } from '../../lib/data-set.ts';
import { Letters } from '../../vocabulary/wording-data-sets.ts';

const LETTERS = loadDataFile(Letters);
const CYRILLIC = lettersOf(LETTERS.cyrillic);
const HIRAGANA = lettersOf(LETTERS.hiragana);
const SMALL_KANA = lettersOf(LETTERS.small_kana);
const CONSONANTS = lettersOf(LETTERS.consonants);
const VOWELS = lettersOf(LETTERS.vowels);
const VOWEL_SIGNS = lettersOf(LETTERS.vowel_signs);
/** Signs that keep the inherent vowel `a` of the consonant before them. All other vowel signs replace the inherent vowel. */
const KEEPING_VOWEL = new Set(['ं', 'ँ', 'ः', '़']);
const INITIALS = LETTERS.initials.split(' ').map(spelled);
const MEDIALS = LETTERS.medials.split(' ');
const FINALS = LETTERS.finals.split(' ').map(spelled);

const HANGUL = /^[가-힣]$/u;
const KATAKANA = /[ァ-ヶ]/gu;
/** Letters of eight scripts of India. Each script is a block of 128 characters, with the same letters at the same positions as Devanagari. */
const INDIC = /[\u0980-\u0d7f]/gu;
const NON_LATIN =
  /[\p{Script=Cyrillic}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\u0900-\u0d7f]/u;

/** Transliterates a lower-case word into Latin letters: `татьяна` → tatyana. The result is undefined for a script other than Cyrillic, kana, Hangul or those of India. */
export function transliterate(word: string): string | undefined {
  if (!NON_LATIN.test(word)) return undefined;
  const text = word
    .replaceAll('дж', 'ђ')
    .replaceAll(KATAKANA, (letter) => shifted(letter, -0x60))
    .replaceAll(INDIC, (letter) => shifted(letter, -((letter.charCodeAt(0) - 0x900) & ~0x7f)));
  let latin = '';
  for (const letter of text) {
    const next = append(latin, letter);
    if (next === undefined) return undefined;
    latin = next;
  }
  // In Indian languages, the inherent vowel of a word's last consonant is silent.
  return CONSONANTS.has(text.at(-1) ?? '') ? latin.slice(0, -1) : latin;
}

function append(latin: string, letter: string): string | undefined {
  const consonant = CONSONANTS.get(letter);
  if (consonant !== undefined) return `${latin}${consonant}a`;
  const sign = VOWEL_SIGNS.get(letter);
  if (sign !== undefined) return (KEEPING_VOWEL.has(letter) ? latin : latin.replace(/a$/, '')) + sign;
  const small = SMALL_KANA.get(letter);
  if (small !== undefined) return withSmall(latin, small);
  if (HANGUL.test(letter)) return latin + syllableOf(letter.charCodeAt(0) - 0xac00);
  const plain = CYRILLIC.get(letter) ?? HIRAGANA.get(letter) ?? VOWELS.get(letter);
  return plain === undefined ? undefined : latin + plain;
}

/** Replaces the last vowel of a syllable by the Latin letters of a small kana: ji + e → je, ki + ya → kya; shi + ya → sha; u + i → wi. */
function withSmall(latin: string, small: string): string {
  const start = latin.replace(/(?:^|(?<=[aeion]))u$/, 'w').replace(/[aeiou]$/, '');
  return start + (/(?:sh|ch|j)$/.test(start) ? small.replace('y', '') : small);
}

function syllableOf(index: number): string {
  const initial = Math.floor(index / (MEDIALS.length * FINALS.length));
  const medial = Math.floor(index / FINALS.length) % MEDIALS.length;
  return `${INITIALS[initial]}${MEDIALS[medial]}${FINALS[index % FINALS.length]}`;
}

function shifted(letter: string, by: number): string {
  return String.fromCharCode(letter.charCodeAt(0) + by);
}

function spelled(text: string): string {
  return text === '-' ? '' : text;
}

/** Parses pairs of a letter and its Latin spelling. The spelling `-` means that the letter adds nothing to a word: `ъ -`. */
function lettersOf(pairs: string): ReadonlyMap<string, string> {
  const words = pairs.trim().split(/\s+/);
  return new Map(
    words.flatMap((letter, at) => (at % 2 === 0 ? [[letter, spelled(words[at + 1] ?? '')] as const] : [])),
  );
}
