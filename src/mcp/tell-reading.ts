import type { InterpretedWord, MatchedVoice, VoiceListResponse } from '../domain/voice-list.ts';

/** Most words, values or proposals that one note names. */
const MAX_TOLD = 5;
const REASONS: Readonly<Record<NonNullable<InterpretedWord['ignored']>, string>> = {
  common: '',
  unknown: 'no voice has it',
  together: 'no voice has it with the other words',
};

/** Returns notes on how a search was read: other readings of its words first, then the words that were left out. */
export function tellReading({ interpretation = {}, suggestions, matched = [] }: VoiceListResponse): string[] {
  const { words = [], notes = [] } = interpretation;
  const readAs = words.flatMap(({ word, read_as, excluded }) =>
    read_as || excluded
      ? [
          `"${word}" ${excluded ? 'excluded' : 'read'}${read_as ? ` as ${read_as.slice(0, MAX_TOLD).join(' or ')}` : ''}${guessed(word, matched)}`,
        ]
      : [],
  );
  const ignored = words.flatMap(({ word, ignored }) =>
    ignored && REASONS[ignored] ? [`"${word}": ${REASONS[ignored]}`] : [],
  );
  const meant = (suggestions?.did_you_mean ?? []).map(
    ({ value, nearest }) => `"${value}": ${nearest.join(' or ')}`,
  );
  return [
    ...(readAs.length > 0 ? [`${readAs.slice(0, MAX_TOLD).join('; ')}.`] : []),
    ...(ignored.length > 0 ? [`Not used: ${ignored.slice(0, MAX_TOLD).join('; ')}.`] : []),
    ...(meant.length > 0 ? [`Unknown, perhaps meant: ${meant.slice(0, MAX_TOLD).join('; ')}.`] : []),
    ...notes,
  ];
}

/** Readers that complete or correct a word. */
const GUESSES: ReadonlySet<string | undefined> = new Set([
  'beginning',
  'completion',
  'misspelled',
  'typo',
  'glued',
]);

/** Tells that a word was completed or corrected. */
function guessed(word: string, matched: readonly MatchedVoice[]): string {
  const readers = matched.flatMap(({ matches }) => matches.filter((match) => match.word === word));
  return readers.some(({ reader }) => GUESSES.has(reader)) ? ' (a guess)' : '';
}
