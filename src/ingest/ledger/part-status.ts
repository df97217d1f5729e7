import { type ProviderPart, ProviderStatus } from '../../domain/snapshot.ts';
import { carryUnknown } from './carry-unknown.ts';

/** Reports whether a provider's stored voices come from a live list. Only voices from a live list can become missing and be removed. */
export function isLive(part: ProviderPart | undefined): part is ProviderPart {
  if (!part) return false;
  const { source, last_success } = part.status;
  return source === 'live' || (source === 'kept' && last_success !== undefined);
}

/** Fields of a provider's status. An undefined field is omitted. */
type StatusFields = { readonly [Field in keyof ProviderStatus]: ProviderStatus[Field] | undefined };

/** Builds a provider's status after an attempt to read its list. Unknown fields that a newer release has stored are kept. */
export function buildStatus(before: ProviderPart | undefined, fields: StatusFields): ProviderStatus {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return carryUnknown(before?.status, Object.fromEntries(defined) as ProviderStatus, ProviderStatus);
}
