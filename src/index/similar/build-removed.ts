import type { LedgerEntry, Snapshot } from '../../domain/snapshot.ts';
import { packStrings } from '../structures/packed-strings.ts';

/**
 * The image of removed voices holds the history of each voice that its provider no longer lists, in a form that one thread can pass to
 * another. A voice's number is its index in `entries`; the most recently removed voice has number 0.
 */
export type RemovedImage = ReturnType<typeof buildRemoved>;
/** Texts in ascending order, each with the number of its voice. If several entries have the same text, a look-up returns the voice of the first. */
export type TextIndex = RemovedImage['byId'];

export function buildRemoved(ledger: Snapshot['ledger']) {
  const removed = Object.keys(ledger)
    .filter((id) => ledger[id]?.removed_at !== undefined)
    .map((id) => ({ id, entry: ledger[id] as LedgerEntry, at: ledger[id]?.removed_at ?? '' }))
    .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .reverse();
  const rows = (textsOf: (id: string, known: LedgerEntry['last_known']) => readonly (string | undefined)[]) =>
    removed.flatMap(({ id, entry }, number) =>
      [...new Set(textsOf(id, entry.last_known))].flatMap((text) =>
        text === undefined ? [] : { text, number },
      ),
    );
  const lower = (id: string) => id.toLowerCase();
  const index = [
    ...rows((id) => [id]),
    ...rows((id) => [lower(id), lower(id.slice(id.indexOf('/') + 1))]),
    ...rows((_, known) => [known?.provider_voice_id?.toLowerCase()]),
  ].sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)));
  return {
    /** Directory id of each voice with its entry in the ledger (the history of all voices), as JSON: `["acme/gone",{…}]`. */
    entries: packStrings(removed.map(({ id, entry }) => JSON.stringify([id, entry]))),
    /** Index of voices by directory id as written, by directory id in lower case with and without provider, and by native id in lower case. */
    byId: {
      texts: packStrings(index.map(({ text }) => text)),
      numbers: Uint32Array.from(index, ({ number }) => number),
    },
  };
}
