import type { StoredVoice } from '../../domain/voice.ts';
import type { FieldMatch, MatchedVoice } from '../../domain/voice-list.ts';
import { groupBy } from '../../lib/group-by.ts';
import { MIN_NAMING_SCORE } from '../columns/columns.ts';
import { type TermColumn, TRAITS, valuesIn } from '../columns/schema.ts';
import { languageNameOf } from '../columns/voice-values.ts';
import type { CatalogParts } from '../parts.ts';
import type { Clause } from '../read/clause.ts';
import { tokenize } from '../text/analyzer.ts';
import { findSpan } from '../text/find-span.ts';

interface FoundBy {
  readonly clauses: readonly Clause[];
  /** Ranks of the voices that were found by id: `text` equals the id, contains the id, or is the start of the id. */
  readonly byId: readonly number[];
  readonly text: string;
}

type FieldValue = Pick<FieldMatch, 'field' | 'value'>;

/** Scores of the values that a clause (a word or alternatives) means, by column and then by value. */
type ScoresByColumn = ReadonlyMap<TermColumn, ReadonlyMap<string, number>>;

/** Creates the function that returns the fields in which the words of a search matched, for each voice of a page. */
export function createHitExplainer({ columns, voices, vocabulary }: CatalogParts) {
  function scoresOf({ expansion }: Clause): ScoresByColumn {
    const scores = new Map<TermColumn, Map<string, number>>();
    for (const { column, value, score } of expansion.terms) {
      const ofColumn = scores.get(column) ?? new Map<string, number>();
      scores.set(column, ofColumn.set(columns[column].distinct[value] ?? '', score));
    }
    return scores;
  }

  /** Returns the word of a clause that matches the value. A clause may have several words, which are alternatives: `german or dutch`. */
  function wordFor({ words }: Clause, column: TermColumn, value: string): string {
    const [first = '', ...others] = words;
    if (others.length === 0) return first;
    const has = (word: string) =>
      vocabulary
        .expand(word.replaceAll(' ', ''))
        .terms.some((term) => term.column === column && columns[column].distinct[term.value] === value);
    return words.find(has) ?? words.join(' ');
  }

  function matchClause(clause: Clause, scores: ScoresByColumn, voice: StoredVoice): FieldMatch[] {
    const best = new Map<string, FieldValue & { readonly word: string; readonly score: number }>();
    for (const [column, ofColumn] of scores) {
      for (const matched of valuesIn(column, voice)) {
        const score = ofColumn.get(matched);
        if (score === undefined) continue;
        const word = wordFor(clause, column, matched);
        for (const each of fieldsOf(column, matched, voice)) {
          const key = `${word}\n${each.field}\n${each.value}`;
          if (score > (best.get(key)?.score ?? -1)) best.set(key, { word, ...each, score });
        }
      }
    }
    return Array.from(best.values(), ({ word, field, value, score }) => {
      // If a word names a value in full, the start of the value's name is not marked as a match: `en` finds English by its code.
      const mayBegin = score < MIN_NAMING_SCORE;
      const readings = [word, ...clause.expansion.readAs, ...clause.readAs];
      const reader = clause.readers?.[clause.words.indexOf(word)];
      return { word, ...(reader && { reader }), field, value, ...firstSpan(value, readings, mayBegin) };
    });
  }

  return (ranks: readonly number[], { clauses, byId, text }: FoundBy): MatchedVoice[] => {
    const scored = clauses.map((clause) => ({ clause, scores: scoresOf(clause) }));
    const found = new Set(byId);
    return ranks.map((rank) => {
      const voice = voices.read(rank);
      const matches = scored.flatMap(({ clause, scores }) => matchClause(clause, scores, voice));
      const all = [...matches, ...(found.has(rank) ? matchId(voice, text) : [])];
      return { id: voice.id, matches: distinctMatches(all) };
    });
  };
}

/** Returns each match of a word in a field's value once, with the span of the match if known. */
function distinctMatches(all: readonly FieldMatch[]): FieldMatch[] {
  const distinct = groupBy(all, ({ word, field, value }) => JSON.stringify([word, field, value]));
  return [...distinct.values()].flatMap(
    (same) => same.find(({ start }) => start !== undefined) ?? same[0] ?? [],
  );
}

/** Returns the span of a value's text that equals one of the `readings` of a word. Whole words of the value are tried before beginnings of its words. */
function firstSpan(value: string, readings: readonly string[], mayBegin: boolean) {
  for (const isBeginning of mayBegin ? [false, true] : [false]) {
    for (const reading of readings) {
      const span = findSpan(value, reading, isBeginning);
      if (span) return span;
    }
  }
  return undefined;
}

/** Returns a list with the match of the text and a voice's id. The list is empty unless the text is the start of the id, or contains the id. */
function matchId({ id, provider_voice_id = id }: StoredVoice, text: string): FieldMatch[] {
  const typed = text.toLowerCase();
  const fields: FieldValue[] = [
    { field: 'id', value: id },
    { field: 'provider_voice_id', value: provider_voice_id },
  ];
  const begun = fields.find(({ value }) => value.slice(0, text.length).toLowerCase() === typed);
  if (begun) return [{ word: typed, ...begun, start: 0, end: Math.min(text.length, begun.value.length) }];
  const within = fields.find(({ value }) => typed.includes(value.toLowerCase()));
  if (!within) return [];
  return [{ word: within.value.toLowerCase(), ...within, start: 0, end: within.value.length }];
}

/** Returns the published fields that contain a voice's value of a column. */
function fieldsOf(column: TermColumn, value: string, voice: StoredVoice): readonly FieldValue[] {
  const { name, local_name, language_name, language, other_languages = [] } = voice;
  const spoken = (tags: readonly string[]): FieldValue[] =>
    tags.map((tag) => ({ field: 'other_languages', value: tag }));
  switch (column) {
    case 'name_word': {
      const isLocal = local_name !== undefined && !tokenize(name).includes(value);
      return [isLocal ? { field: 'local_name', value: local_name } : { field: 'name', value: name }];
    }
    case 'id_word':
    case 'id_compound': {
      const { id, provider_voice_id: value } = voice;
      return [value === undefined ? { field: 'id', value: id } : { field: 'provider_voice_id', value }];
    }
    case 'language':
    case 'native_language':
      return value === language_name
        ? [{ field: 'language_name', value }]
        : spoken(other_languages.filter((tag) => languageNameOf(tag) === value));
    case 'locale':
    case 'native_locale':
      return value === language ? [{ field: 'language', value }] : spoken([value]);
    case 'model':
      return [{ field: value === voice.model_id ? 'model_id' : 'models', value }];
    default: {
      const { field } = TRAITS[column];
      return field ? [{ field, value }] : [];
    }
  }
}
