import { describe } from '@jest/globals';
import { languageOfName } from '../../src/enrich/knowledge/named-locale.ts';
import { readProse } from '../../src/enrich/knowledge/read-prose.ts';
import { isAccent } from '../../src/enrich/knowledge/recognize-accent.ts';
import { recognizeStyle, styleWordsIn } from '../../src/enrich/knowledge/recognize-style.ts';
import { regionOfCountry, regionOfDemonym, toDemonym } from '../../src/vocabulary/countries.ts';
import { readTables, type Table, testRows } from '../support/tables.ts';

/** Readings of a wording, by the name that the tables call them by. */
const READINGS = {
  country: regionOfCountry,
  region: regionOfDemonym,
  demonym: toDemonym,
  regionOfDemonym: (region: string) => regionOfDemonym(toDemonym(region)?.toLowerCase() ?? ''),
  language: languageOfName,
  isAccent,
  styles: recognizeStyle,
  stylesInProse: (text: string) => readProse(text).styles,
  styleWords: (labels: string) => styleWordsIn([labels].flat()),
};

function readingsOf({ text }: { readonly text?: string }, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, READINGS[name as keyof typeof READINGS](text ?? '')]));
}

describe.each(readTables<readonly Table[]>(new URL('knowledge/', import.meta.url)))(
  'the knowledge of %s',
  (_, tables) => {
    for (const table of tables) testRows(table, readingsOf);
  },
);
