import type { Snapshot } from '../domain/snapshot.ts';
import { snapshotVersion } from './snapshot-version.ts';

/**
 * Returns the snapshot restricted to the providers of these slugs, with a version of its own. Returns the snapshot
 * itself if it has no other provider.
 */
export function narrowSnapshot(snapshot: Snapshot, slugs: ReadonlySet<string>): Snapshot {
  const isNamed = ({ provider }: { readonly provider: string }) => slugs.has(provider);
  if (snapshot.providers.every(isNamed) && snapshot.voices.every(isNamed)) return snapshot;
  const voices = snapshot.voices.filter(isNamed);
  const ledger = Object.entries(snapshot.ledger).filter(([id]) => slugs.has(id.slice(0, id.indexOf('/'))));
  return {
    ...snapshot,
    version: snapshotVersion(voices),
    providers: snapshot.providers.filter(isNamed),
    voices,
    ledger: Object.fromEntries(ledger),
  };
}
