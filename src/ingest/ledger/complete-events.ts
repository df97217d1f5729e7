import { type ChangeEvents, firstSeenOn, type ProviderPart } from '../../domain/snapshot.ts';
import { changedFields } from './compare-voices.ts';

type Part = Pick<ProviderPart, 'voices' | 'ledger'>;

/**
 * Compares a provider's stored part (voices and ledger) with its new part. Each difference that `events` does not report gets an event. The added
 * events are attributed to this service (`…_by_directory`), because the provider did not cause the differences. For example, the provider has changed
 * nothing when its first live list replaces the bundled list. Without the added events, clients that copy the catalog by its change log would have
 * wrong copies.
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

function dayOf({ ledger }: Part, id: string): string | undefined {
  const entry = ledger[id];
  return entry && firstSeenOn(entry);
}
