import { StoredVoice } from '../../domain/voice.ts';

/**
 * Fields of a voice that comparisons ignore, because ingestion itself sets these fields and no provider states them, or because clients
 * do not see them: a voice that gains or loses its sample changes in `preview`.
 */
const IGNORED_FIELDS: ReadonlySet<string> = new Set([
  'first_seen',
  'provenance',
  'sample_url',
  'sample_derived',
] satisfies (keyof StoredVoice)[]);

/**
 * Fields that are compared, in alphabetical order. Fields that only a newer release knows are left out, because this
 * release makes voices without these fields, and every such voice would count as changed.
 */
const COMPARED_FIELDS = (Object.keys(StoredVoice.shape) as (keyof StoredVoice)[])
  .filter((field) => !IGNORED_FIELDS.has(field))
  .sort();

/** Returns the names of the fields that differ between two states of a voice, in alphabetical order. */
export function changedFields(before: StoredVoice, after: StoredVoice): string[] {
  return COMPARED_FIELDS.filter((field) => !isEqual(before[field], after[field]));
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}
