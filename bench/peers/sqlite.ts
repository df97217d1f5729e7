import { DatabaseSync } from 'node:sqlite';
import type { StoredVoice } from '../../src/domain/voice.ts';
import {
  type Answer,
  type Engine,
  FACET_FIELDS,
  FILTER_FIELDS,
  FILTER_NAMES,
  type FilterField,
  PAGE,
  type Question,
  toText,
} from '../engine.ts';

const TEXT_MATCHES = 'rowid IN (SELECT rowid FROM words WHERE words MATCH ?)';

/** Text index with indexes of the starts of words, that stores no text. */
export const CREATE_WORDS = `CREATE VIRTUAL TABLE words USING fts5(text, content='', prefix='2 3 4',
  tokenize="unicode61 remove_diacritics 2")`;

/** One table with an index a column, and FTS5 with prefix indexes beside it, in memory. */
export function build(voices: readonly StoredVoice[]): Engine {
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE voices (json TEXT, ${FACET_FIELDS.join(' TEXT, ')} TEXT)`);
  database.exec(CREATE_WORDS);
  database.exec('BEGIN');
  const marks = ['json', ...FACET_FIELDS].map(() => '?').join(', ');
  const addVoice = database.prepare(`INSERT INTO voices VALUES (${marks})`);
  const addWords = database.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
  for (const [place, voice] of voices.entries()) {
    addVoice.run(JSON.stringify(voice), ...FACET_FIELDS.map((field) => voice[field] ?? null));
    addWords.run(place + 1, toText(voice));
  }
  database.exec('COMMIT');
  for (const field of FACET_FIELDS) database.exec(`CREATE INDEX by_${field} ON voices (${field})`);
  database.exec("INSERT INTO words (words) VALUES ('optimize')");
  database.exec('ANALYZE');

  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  function all(sql: string, values: readonly (string | number)[]): unknown[] {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(...values);
  }

  function page(question: Question): unknown[] {
    const { sql, values } = toWhere(question);
    const { search, offset } = question;
    if (search === undefined)
      return all(`SELECT json FROM voices ${sql} ORDER BY rowid LIMIT ${PAGE} OFFSET ?`, [...values, offset]);
    const { sql: filters, values: wanted } = toWhere({ ...question, search: undefined });
    return all(
      `SELECT json FROM words CROSS JOIN voices ON voices.rowid = words.rowid ${filters || 'WHERE TRUE'}
        AND words MATCH ? ORDER BY words.rank LIMIT ${PAGE} OFFSET ?`,
      [...wanted, toMatch(search), offset],
    );
  }

  function search(question: Question): Answer {
    const { sql, values } = toWhere(question);
    const [counted] = all(`SELECT count(*) AS total FROM voices ${sql}`, values) as { total: number }[];
    const facets = question.facets && FACET_FIELDS.map((field) => countField(field, question));
    return { total: counted?.total ?? 0, voices: page(question), ...(facets && { facets }) };
  }

  function countField(field: string, question: Question) {
    const { sql, values } = toWhere(question, field);
    return all(`SELECT ${field} AS value, count(${field}) AS count FROM voices ${sql} GROUP BY 1`, values);
  }

  return { search, facetSum, nativeBytes: () => pragma('page_count') * pragma('page_size') };

  function pragma(name: string): number {
    return Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
  }
}

function toWhere(
  { search, filters }: Pick<Question, 'filters'> & { readonly search?: string | undefined },
  ignored?: string,
): { sql: string; values: string[] } {
  const active = FILTER_NAMES.flatMap((name): [FilterField, readonly string[]][] => {
    const values = filters[name];
    return values && FILTER_FIELDS[name] !== ignored ? [[FILTER_FIELDS[name], values]] : [];
  });
  const tests = active.map(([field, values]) => `${field} IN (${values.map(() => '?').join(', ')})`);
  if (search !== undefined) tests.push(TEXT_MATCHES);
  return {
    sql: tests.length > 0 ? `WHERE ${tests.join(' AND ')}` : '',
    values: [...active.flatMap(([, values]) => values), ...(search === undefined ? [] : [toMatch(search)])],
  };
}

/** Every word required, as the start of one. */
export function toMatch(search: string): string {
  return search.replaceAll('"', ' ').replaceAll(/\S+/g, '"$&"*');
}

function facetSum({ facets }: Answer): number {
  return ((facets ?? []) as { count: number }[][]).flat().reduce((sum, { count }) => sum + count, 0);
}
