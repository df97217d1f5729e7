import { arabic } from './ar.ts';
import { bengali } from './bn.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { persian } from './fa.ts';
import { french } from './fr.ts';
import { hebrew } from './he.ts';
import { hindi } from './hi.ts';
import { indonesian } from './id.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import type { QueryWords } from './query-words.ts';
import { russian } from './ru.ts';
import { swedish } from './sv.ts';
import { thai } from './th.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';
import { urdu } from './ur.ts';
import { vietnamese } from './vi.ts';
import { chinese } from './zh.ts';

/** Tables of query words by language. An earlier language wins where two languages have the same word with other meanings. */
export const queryWords: readonly (readonly [language: string, words: QueryWords])[] = [
  ['en', english],
  ['es', spanish],
  ['pt', portuguese],
  ['fr', french],
  ['de', german],
  ['it', italian],
  ['nl', dutch],
  ['sv', swedish],
  ['pl', polish],
  ['ru', russian],
  ['uk', ukrainian],
  ['tr', turkish],
  ['ar', arabic],
  ['fa', persian],
  ['ur', urdu],
  ['he', hebrew],
  ['hi', hindi],
  ['bn', bengali],
  ['zh', chinese],
  ['ja', japanese],
  ['ko', korean],
  ['vi', vietnamese],
  ['id', indonesian],
  ['th', thai],
];
