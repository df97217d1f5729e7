import type { ProviderStatus } from '../../domain/snapshot.ts';

/**
 * State of a provider's voice list. A list that the provider has sent is `fresh`, or `stale` (outdated). A list that is bundled with the program is `fixed`
 * (recent), `old`, or `pending` (all requests for a live list have failed so far).
 */
export type ListState = 'stale' | 'pending' | 'old' | 'fixed' | 'fresh';

/**
 * Returns the state of a provider's voice list. A list is `stale` only if an earlier request succeeded, because a failed first request does not make the
 * bundled list older. A bundled list is `old` if its field `stale` is true although no request failed.
 */
export function listStateOf({ stale, source, last_success, error }: ProviderStatus): ListState {
  if (stale && source === 'bundled' && error === undefined) return 'old';
  if (stale) return last_success === undefined ? 'pending' : 'stale';
  return source === 'bundled' ? 'fixed' : 'fresh';
}
