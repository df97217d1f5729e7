import type { Vocabulary } from '../terms/vocabulary.ts';
import { tokenize } from '../text/analyzer.ts';
import { readEmoji } from '../text/emoji.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { joinPhrases } from './join-phrases.ts';
import type { Assignment, RawToken } from './raw-token.ts';
import { readParameters } from './read-parameter.ts';

/** Minus before a word that is to be excluded: `-american`. */
const MINUS = /^[-–−](?=\p{L})/u;
/** Abbreviation of "without". */
const WITHOUT = /^w\/o$/i;
/** Separators of a list, the slash between alternatives, and signs between a parameter and its value: `lang=pl-PL`. */
const SEPARATORS = /([,;&|、，；/=:])/u;
/** Ending of an English possessive: `children's stories`. */
const POSSESSIVE = /(?<=\p{L})['’]s$/iu;
/** Abbreviation of "years old". */
const YEARS_OLD = /y\/o(?![\p{L}\p{N}])/giu;
/** Kana of a name, which the segmenter may cut at a letter that is also a particle: `な` of `ななみ`. */
const KANA_NAME = /^[\p{Script=Katakana}\p{Script=Hiragana}ー]{2,6}$/u;

/** Splits a search into words, phrases and separators. Locale codes and phrases stay whole. */
export function splitSearch(text: string, vocabulary: Vocabulary, lexicon: Lexicon): RawToken[] {
  return joinPhrases(splitText(text, vocabulary, lexicon), vocabulary, lexicon);
}

function splitText(text: string, vocabulary: Vocabulary, lexicon: Lexicon): readonly RawToken[] {
  const pieces = readEmoji(text).replaceAll(YEARS_OLD, 'yo').split(/\s+/u);
  return readParameters(pieces.flatMap((piece) => split(piece, vocabulary, lexicon)));
}

/** Splits a piece of text without blanks: `-male,old` → not, male, and, old. A locale code stays whole. */
function split(piece: string, vocabulary: Vocabulary, lexicon: Lexicon): (RawToken | Assignment)[] {
  if (WITHOUT.test(piece)) return [{ kind: 'not' }];
  const isExcluded = MINUS.test(piece);
  const rest = isExcluded ? piece.slice(1) : piece;
  const parts = vocabulary.isLocale(rest) ? [rest] : rest.split(SEPARATORS);
  const tokens = parts.flatMap((part): (RawToken | Assignment)[] => {
    if (part === '/') return [{ kind: 'or' }];
    if (part === '=' || part === ':') return [{ kind: 'assignment' }];
    if (SEPARATORS.test(part)) return [{ kind: 'and', isList: part !== '&' }];
    if (isKanaName(part, vocabulary, lexicon)) return [{ kind: 'raw', word: part }];
    const words = vocabulary.isLocale(part) ? [part] : tokenize(part.replace(POSSESSIVE, ''));
    return words.map((word) => ({ kind: 'raw', word }));
  });
  return isExcluded ? [{ kind: 'not' }, ...tokens] : tokens;
}

/** Returns whether kana are one name: the segmenter cuts them into particles only, or into a part that is unknown. */
function isKanaName(text: string, vocabulary: Vocabulary, lexicon: Lexicon): boolean {
  if (!KANA_NAME.test(text) || lexicon.meaningAt([text], 0)) return false;
  const parts = tokenize(text);
  if (parts.length < 2 || lexicon.meaningAt(parts, 0)?.length === parts.length) return false;
  const meanings = parts.map((part) => lexicon.meaningAt([part], 0));
  const isUnknown = (part: string, at: number) => !meanings[at] && vocabulary.expand(part).match !== 'exact';
  return meanings.every((meaning) => meaning?.kind === 'empty') || parts.some(isUnknown);
}
