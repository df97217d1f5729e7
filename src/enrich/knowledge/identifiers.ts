import { hasHidden } from '../../lib/plain-text.ts';

/** Longest id, in UTF-16 code units: four times the longest known one, and short enough for URLs. */
const MAX_LENGTH = 256;

/**
 * Returns the reason why an id or the slug of a model cannot be published; undefined if it can. Ids are not cleaned, because requests need
 * them byte for byte, and an id with a hidden character is shown as another id.
 */
export function unusableReason(field: string, value: string): string | undefined {
  if (value.length > MAX_LENGTH) return `${field}: longer than ${MAX_LENGTH} characters`;
  return hasHidden(value) ? `${field}: contains a hidden character` : undefined;
}
