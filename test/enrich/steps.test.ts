import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { StoredVoice } from '../../src/domain/voice.ts';
import type { UnresolvedValue } from '../../src/enrich/draft.ts';
import { enrich, UnusableVoiceError } from '../../src/enrich/enrich.ts';
import { resolveLocale } from '../../src/enrich/knowledge/resolve-locale.ts';
import type { StatedVoice } from '../../src/enrich/stated-voice.ts';
import { draft } from '../support/draft.ts';
import { readTables, type Table, testRows } from '../support/tables.ts';

/** Values that a provider states about a voice, and the provider's own. `stated` has more of the former. */
interface Given extends Partial<StatedVoice> {
  readonly provider?: string;
  readonly idParts?: readonly ('model' | 'language')[];
  readonly stated?: Partial<StatedVoice>;
}

/** Enriches a voice. Returns its fields, its unresolved values, and the tag of its locale; of a record that is refused, the reason. */
function enriched({ provider = 'fictional', idParts = [], stated: more, ...stated }: Given) {
  const unresolved: UnresolvedValue[] = [];
  try {
    const voice = enrich(draft({ ...stated, ...more }, { provider, idParts }), (each) =>
      unresolved.push(each),
    );
    return { ...voice, unresolved, tag: resolveLocale(stated.locale ?? '', provider)?.tag };
  } catch (error) {
    if (!(error instanceof UnusableVoiceError)) throw error;
    return { refused: error.message };
  }
}

const steps = readTables<readonly Table[]>(new URL('steps/', import.meta.url));

describe.each(steps)('enrichment with %s', (_, tables) => {
  for (const table of tables) testRows(table, enriched);
});

it('each step has tables', () => {
  const files = readdirSync(new URL('../../src/enrich/steps/', import.meta.url));
  expect(steps.map(([name]) => `${name}.ts`)).toEqual(files.sort());
});

it('the tables name fields of statements and of voices', () => {
  const stated =
    'case provider idParts stated nativeId name locale otherLocales localName model models status gender accent country age description tags styles useCases sampleUrl derivedSampleUrl';
  const given = new Set(steps.flatMap(([, tables]) => tables.flatMap((table) => table.given)));
  expect([...given].sort()).toEqual(stated.split(' ').sort());
  const known = new Set([...Object.keys(StoredVoice.shape), 'unresolved', 'tag', 'refused']);
  const gives = steps.flatMap(([, tables]) => tables.flatMap((table) => table.gives));
  expect(gives.filter((name) => !known.has(name.split('.')[0] ?? ''))).toEqual([]);
});
