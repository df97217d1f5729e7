import type { ChangeEvents, ProviderPart } from '../../domain/snapshot.ts';
import { changedFields } from './compare-voices.ts';

type Part = Pick<ProviderPart, 'voices' | 'ledger'>;

/**
 * Adds to a provider's events every other difference between two of its parts, as events of the directory. The judges leave out
 * differences that are no news of the provider, such as a bundled list that the first live list replaces. A client that follows the
 * change log needs them all the same, because its copy of the catalog would lack them.
 */
export function completeEvents(
  events: ChangeEvents,
  before: Part = { voices: [], ledger: {} },
  after: Part = before,
): ChangeEvents {
  if (after === before) return events;
  const told = new Set([events.added, events.returned, events.removed].flat());
  const old = new Map(before.voices.map((voice) => [voice.id, voice]));
  const added: string[] = [];
  const changed: ChangeEvents['changed'] = {};
  for (const voice of after.voices) {
    const { id } = voice;
    const was = old.get(id);
    old.delete(id);
    if (!was && !told.has(id)) added.push(id);
    if (!was || events.changed[id] || events.changed_by_directory[id]) continue;
    const fields = changedFields(was, voice);
    if (dayOf(before, id) !== dayOf(after, id)) fields.push('first_seen');
    if (fields.length > 0) changed[id] = fields.sort();
  }
  return {
    ...events,
    changed_by_directory: { ...events.changed_by_directory, ...changed },
    added_by_directory: added,
    removed_by_directory: [...old.keys()].filter((id) => !told.has(id)),
  };
}

/** Returns the day on which a voice was first seen, as clients see it. */
function dayOf({ ledger }: Part, id: string): string | undefined {
  return ledger[id]?.first_seen.slice(0, 10);
}
