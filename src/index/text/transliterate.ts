/**
 * Letters of several scripts, each with its usual Latin spelling. The tables are the project's own, because packages map each character alone,
 * and vowels in names depend on neighbouring letters. The tables simplify four standards: Hepburn for Japanese, the Revised Romanization of
 * Korean, BGN/PCGN for Cyrillic, and Hunterian for the scripts of India.
 */
const CYRILLIC = lettersOf(`
  а a б b в v г g ґ g д d ђ dj е e є ye ж zh з z и i і i ї i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ ch у u ў u ф f
  х kh ц ts ч ch џ dj ш sh щ shch ъ - ы y ь - э e ю yu я ya
`);
const HIRAGANA = lettersOf(`
  あ a い i う u え e お o か ka き ki く ku け ke こ ko が ga ぎ gi ぐ gu げ ge ご go さ sa し shi す su せ se そ so
  ざ za じ ji ず zu ぜ ze ぞ zo た ta ち chi つ tsu て te と to だ da ぢ ji づ zu で de ど do な na に ni ぬ nu ね ne の no
  は ha ひ hi ふ fu へ he ほ ho ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ま ma み mi む mu め me も mo
  や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa ゐ wi ゑ we を o ん n ゔ vu っ - ー -
`);
/** Small Japanese letters, which change the vowel of the letter before: `じ` and `ぇ` are je, `き` and `ゃ` are kya. */
const SMALL_KANA = lettersOf('ぁ a ぃ i ぅ u ぇ e ぉ o ゃ ya ゅ yu ょ yo');
const CONSONANTS = lettersOf(`
  क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m य y र r ऱ r
  ल l ळ l व v श sh ष sh स s ह h
`);
const VOWELS = lettersOf('अ a आ a इ i ई i उ u ऊ u ऋ ri ऍ e ऎ e ए e ऐ ai ऑ o ऒ o ओ o औ au');
const VOWEL_SIGNS = lettersOf('ा a ि i ी i ु u ू u ृ ri ॅ e ॆ e े e ै ai ॉ o ॊ o ो o ौ au ् - ं n ँ n ः - ़ -');
/** Signs that keep the inherent vowel `a` of the consonant before them. All other vowel signs replace the inherent vowel. */
const KEEPING_VOWEL = new Set(['ं', 'ँ', 'ः', '़']);
const INITIALS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ').map(spelled);
const MEDIALS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = '- k k ks n nj nh t l lk lm lp ls lt lp lh m p ps t t ng t t k t p t'.split(' ').map(spelled);

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
