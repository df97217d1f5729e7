import type { ProviderStatus } from '../../domain/snapshot.ts';

/** State of a voice list. From the provider: `fresh` or `stale`. Bundled: `fixed` (recent), `old`, or `pending` (until the first live list). */
export type ListState = 'stale' | 'pending' | 'old' | 'fixed' | 'fresh';

/**
 * Returns the state of a provider's voice list. A list is `stale` only after an earlier success, because a failed first request does not make
 * the bundled list older. A bundled list is `old` if it is stale although no request failed.
 */
export function listStateOf({ stale, source, last_success, error }: ProviderStatus): ListState {
  if (stale && source === 'bundled' && error === undefined) return 'old';
  if (stale) return last_success === undefined ? 'pending' : 'stale';
  return source === 'bundled' ? 'fixed' : 'fresh';
}
