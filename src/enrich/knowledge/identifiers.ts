import { hasHidden } from '../../lib/plain-text.ts';

/** Maximum length of an id in UTF-16 code units: four times the length of the longest known id, and short enough for URLs. */
const MAX_LENGTH = 256;

/**
 * Returns the reason why an id or model slug cannot be published; undefined if it can be published. A hidden character is refused, because
 * it makes two different ids look equal, and not removed, because requests need the exact bytes.
 */
export function unusableReason(field: string, value: string): string | undefined {
  if (value.length > MAX_LENGTH) return `${field}: longer than ${MAX_LENGTH} characters`;
  return hasHidden(value) ? `${field}: contains a hidden character` : undefined;
}
