import type { MatchedBand } from '../domain/voice.ts';
import type { Interpretation, InterpretedWord, VoiceListResponse } from '../domain/voice-list.ts';
import { NAMING_COLUMNS, SEARCHED_COLUMNS, TRAITS } from '../index/columns/schema.ts';
import { fold } from '../lib/fold.ts';

/** Largest number of words, values or suggestions in one note. */
const MAX_TOLD = 5;
/** Number of first letters that a search word and a value must share to count as the same word: `narrator` and `narration`. */
const SHARED_LETTERS = 4;
const beginning = (text: string) => fold(text).slice(0, SHARED_LETTERS);
/** Phrases for the reasons why a search word is ignored; a common word is ignored without a note. */
const REASONS: Readonly<Record<NonNullable<InterpretedWord['ignored']>, string>> = {
  common: '',
  unknown: 'no voice has it',
  together: 'no voice has it with the other words',
};
/** Phrases for the bands of a search (sets of hits that match equally well), in their order. */
const BANDS: Readonly<Record<MatchedBand, string>> = {
  all: 'with all of it',
  near: 'nearly',
  without: 'without a record of it',
  also: 'also speak the language',
};
/** Names of the readers (steps that interpret a search word) that only guess, because they complete or correct the word. */
const GUESSES: readonly (string | undefined)[] = ['beginning', 'typo', 'glued'];
/** Fields in which a search word may mean a value that is spelt differently: `queen` → Female. Fields with names of voices or models are excluded. */
const MEANT: ReadonlySet<string | undefined> = new Set(
  SEARCHED_COLUMNS.filter((name) => !NAMING_COLUMNS.has(name)).map((name) => TRAITS[name].field),
);

type Bands = NonNullable<Interpretation['bands']>;

/** Returns notes on the interpretation of a search: first on words that were read as other words, then on words that were ignored. */
export function tellReading(result: VoiceListResponse): string[] {
  const { words = [], notes = [], bands } = result.interpretation ?? {};
  const read = [...words.flatMap((word) => tellWord(word, result)), ...tellMeant(result)];
  const ignored = words.flatMap(({ word, ignored: reason }) =>
    // A note of its own tells of a word whose reading is the absence of a fact.
    reason && REASONS[reason] && readerOf(word, result) !== 'absent'
      ? [`"${word}": ${REASONS[isGuess(word, result) ? 'unknown' : reason]}`]
      : [],
  );
  const meant = (result.suggestions?.did_you_mean ?? []).map(
    ({ value, nearest }) => `"${value}": ${nearest.join(' or ')}`,
  );
  return [
    ...sentence('', read),
    ...(bands && result.total > 0 ? tellBands(bands, ignored.length > 0) : []),
    ...sentence('Not used: ', ignored),
    ...sentence('Unknown, perhaps meant: ', meant),
    ...notes,
  ];
}

/** Reports whether the bands of a search differ only in whether the language that it names is a voice's own, which the summary then tells. */
export function isByLanguage({ all, near, without, also }: Bands): boolean {
  return Boolean(all && also && !near && !without);
}

/** Returns a note on how well the voices match a search, because an agent would otherwise take their total for the number of voices with all of it. */
function tellBands(bands: Bands, isCut: boolean): string[] {
  if (isByLanguage(bands)) return [];
  if (!bands.all && !bands.also) return ['No voice is recorded with all of it; nearest first.'];
  const phrases = Object.entries({ ...BANDS, ...(isCut && { all: 'with all words that were used' }) });
  const parts = phrases.flatMap(([band, phrase]) => (bands[band] ? [`${bands[band]} ${phrase}`] : []));
  return parts.length > 1 ? [`Of these: ${parts.join(', ')}.`] : [];
}

function sentence(before: string, parts: readonly string[]): string[] {
  return parts.length > 0 ? [`${before}${parts.slice(0, MAX_TOLD).join('; ')}.`] : [];
}

function tellWord({ word, read_as, excluded }: InterpretedWord, result: VoiceListResponse): string[] {
  if (!read_as && !excluded) return [];
  const as = read_as ? ` as ${read_as.slice(0, MAX_TOLD).join(' or ')}` : '';
  const guess = isGuess(word, result) ? ' (a guess)' : '';
  return [`"${word}" ${excluded ? 'excluded' : 'read'}${as}${guess}`];
}

/** Reports whether the cheapest (most likely) interpretation of a search word is a guess. */
function isGuess(word: string, result: VoiceListResponse): boolean {
  return GUESSES.includes(readerOf(word, result));
}

/** Returns the name of the reader of a word's cheapest interpretation. */
function readerOf(sought: string, { readings = [] }: VoiceListResponse): string | undefined {
  return readings.find(({ word }) => word === sought)?.readings[0]?.reader;
}

/**
 * Returns notes on search words that matched a value that they do not resemble: `queen` read as Female. Words in `interpretation.words` are left
 * out, because {@link tellWord} describes them.
 */
function tellMeant({ matched = [], interpretation = {} }: VoiceListResponse): string[] {
  const told = new Set(interpretation.words?.map(({ word }) => word));
  const all = matched.flatMap(({ matches }) => matches).filter(({ word }) => !told.has(word));
  return [...new Set(all.map(({ word }) => word))].flatMap((word) => {
    // Matches in a field outside {@link MEANT}, such as a name, do not count, because the name of one voice tells nothing about other voices.
    // A word that names the language of a voice is no accent's alone: `english` in Northern English.
    const own = all.filter((match) => match.word === word);
    const matches = own.filter(({ field }) => MEANT.has(field));
    const stated = own.filter(({ field }) => MEANT.has(field) || field === 'language_name');
    if (matches.length === 0 || stated.some(({ value }) => beginning(value) === beginning(word))) return [];
    const values = [...new Set(matches.map(({ value }) => value))];
    return [`"${word}" read as ${values.slice(0, MAX_TOLD).join(' or ')}`];
  });
}
