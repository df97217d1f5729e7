import type { Ledger, LedgerEntry } from './snapshot.ts';

/** What the ledger remembers of an id, whatever the id is spelled like. */
export function entryOf(ledger: Ledger, id: string): LedgerEntry | undefined {
  return Object.hasOwn(ledger, id) ? ledger[id] : undefined;
}
