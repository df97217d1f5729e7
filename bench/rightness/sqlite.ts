import { DatabaseSync } from 'node:sqlite';
import type { Voice } from '../../src/domain/voice.ts';
import type { Answer } from '../../test/ranking/golden-outcome.ts';
import { CREATE_WORDS, toMatch } from '../peers/sqlite.ts';
import { SEARCHED_FIELDS, textOf, toAnswer } from './peer.ts';

/** FTS5 as the race of speed opens it: every word required, as the start of one, in the order of bm25. */
export function buildSqlite(voices: readonly Voice[]): Answer {
  const database = new DatabaseSync(':memory:');
  database.exec(CREATE_WORDS);
  const add = database.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
  for (const [place, voice] of voices.entries())
    add.run(place, SEARCHED_FIELDS.map((field) => textOf(voice, field)).join(' '));
  const find = database.prepare('SELECT rowid FROM words WHERE words MATCH ? ORDER BY rank');
  return toAnswer(voices, (search) => find.all(toMatch(search)).map(({ rowid }) => Number(rowid)));
}
