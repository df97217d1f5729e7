import { StoredVoice } from '../../domain/voice.ts';

/** Fields that are not compared: `first_seen` and `provenance` because providers do not state them, `sample_…` because clients see `preview` instead. */
const IGNORED_FIELDS: ReadonlySet<string> = new Set([
  'first_seen',
  'provenance',
  'sample_url',
  'sample_derived',
] satisfies (keyof StoredVoice)[]);

/** Fields of a voice that are compared, in alphabetical order. Fields of a newer release are left out, because this release does not set them. */
const COMPARED_FIELDS = (Object.keys(StoredVoice.shape) as (keyof StoredVoice)[])
  .filter((field) => !IGNORED_FIELDS.has(field))
  .sort();

export function changedFields(before: StoredVoice, after: StoredVoice): string[] {
  return COMPARED_FIELDS.filter((field) => !isEqual(before[field], after[field]));
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}
