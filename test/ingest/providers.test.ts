import { describe } from '@jest/globals';
import * as z from 'zod';
import { enrich, UnusableVoiceError } from '../../src/enrich/enrich.ts';
import type { StatedVoice } from '../../src/enrich/stated-voice.ts';
import { toDraft } from '../../src/ingest/lists/read-records.ts';
import { providerOf } from '../support/providers.ts';
import { readTables, type Table, testRows } from '../support/tables.ts';

/**
 * Reads a record that has these fields. Returns the number of its voices, the values that the first one and each one state, and the fields
 * of the first one after enrichment; of a record that is refused, the reason.
 */
function readWith(slug: string, given: object, gives: readonly string[]) {
  const provider = providerOf(slug);
  const { record, ...fields } = given as { readonly record?: object | string };
  try {
    const voices = provider.parseRecord(typeof record === 'string' ? record : { ...fields, ...record });
    const [stated] = voices;
    if (!stated && !gives.includes('voices')) return { refused: 'the record has no voice' };
    const each = new Proxy(
      {},
      { get: (_, field: keyof StatedVoice) => voices.map((voice) => voice[field] ?? null) },
    );
    return { ...(stated && enrich(toDraft(provider, stated))), stated, each, voices: voices.length };
  } catch (error) {
    if (error instanceof z.ZodError) return { refused: error.issues[0]?.message };
    if (error instanceof UnusableVoiceError) return { refused: error.message };
    throw error;
  }
}

describe.each(readTables<readonly Table[]>(new URL('providers/', import.meta.url)))(
  'records of %s',
  (slug, tables) => {
    for (const table of tables) testRows(table, (given, gives) => readWith(slug, given, gives));
  },
);
