import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { StoredVoice } from '../../src/domain/voice.ts';
import { enrich, UnusableVoiceError } from '../../src/enrich/enrich.ts';
import { readBundledPages } from '../../src/ingest/lists/bundled-pages.ts';
import { toDraft } from '../../src/ingest/lists/read-records.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { contracts } from '../support/contracts/index.ts';
import { runs } from '../support/long-tests.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Records as the provider sends them: those of the bundled list, or all objects of the contract's sample. */
async function recordsOf(provider: Provider): Promise<unknown[]> {
  const records: unknown[] = [];
  if (provider.isBundled === false) return objectsIn(contracts[provider.id]?.sample);
  for await (const page of readBundledPages(provider.id)) records.push(...(provider.records(page) ?? []));
  return records;
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)];
}

/** The record with one of its values, at whatever depth, replaced. */
function spoiled(record: unknown, path: readonly number[], value: Json): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof record !== 'object' || record === null) return value;
  const entries = Object.entries(record);
  if (entries.length === 0) return value;
  const [key, inner] = entries[step % entries.length] ?? ['', undefined];
  const next = rest.length > 0 ? spoiled(inner, rest, value) : value;
  return Array.isArray(record) ? record.with(Number(key), next) : { ...record, [key]: next };
}

/** The voices of a record; nothing where it is refused in one of the ways that are agreed. */
function voicesOf(provider: Provider, record: unknown): StoredVoice[] {
  try {
    return provider.parseRecord(record).map((stated) => enrich(toDraft(provider, stated)));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof UnusableVoiceError) return [];
    throw error;
  }
}

/** Properties of every object, which no table has. */
const inherited = fc.constantFrom('constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty');
const json = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
  { weight: 1, arbitrary: inherited as fc.Arbitrary<Json> },
);

describe.each(providers)('$id', (provider) => {
  it('makes valid voices with canonical tags, or none, of whatever its list may hold', async () => {
    const records = await recordsOf(provider);
    expect(records.length).toBeGreaterThan(0);
    const hostile = fc.oneof(
      json,
      fc
        .tuple(fc.nat(records.length - 1), fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }), json)
        .map(([index, path, value]) => spoiled(records[index], path, value)),
    );
    fc.assert(
      fc.property(hostile, (record) => {
        for (const voice of voicesOf(provider, record)) {
          expect(StoredVoice.parse(voice)).toStrictEqual(voice);
          expect(Intl.getCanonicalLocales(voice.language)).toEqual([voice.language]);
        }
      }),
      runs(200),
    );
  });
});
