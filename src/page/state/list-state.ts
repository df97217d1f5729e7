import type { ProviderStatus } from '../../domain/snapshot.ts';

/** State of a provider's list, as a reader sees it. */
export type ListState = 'stale' | 'pending' | 'fixed' | 'fresh';

/**
 * Returns the state of a provider's list. A list that came with the service is no older for a refresh that fails at the first start, so that only
 * a provider whose own list was read before is out of date.
 */
export function listStateOf({ stale, source, last_success }: ProviderStatus): ListState {
  if (stale) return last_success === undefined ? 'pending' : 'stale';
  return source === 'bundled' ? 'fixed' : 'fresh';
}
