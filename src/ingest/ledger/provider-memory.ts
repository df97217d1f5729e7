import type { UpstreamError } from '../../domain/errors.ts';
import { ProviderMemory } from '../../domain/snapshot.ts';
import type { ListedVoices } from '../lists/read-records.ts';
import { carryUnknown } from './carry-unknown.ts';
import { ageMs, DAY_MS } from './retention.ts';

/** Time in days for which list sizes and read times are kept in a provider's memory. */
export const MEMORY_DAYS = 7;
const MEMORY_MS = MEMORY_DAYS * DAY_MS;

export interface RememberedList {
  readonly list: ListedVoices;
  /** Number of voices that the provider lists, including voices whose record or list could not be read. */
  readonly listed: number;
  readonly at: string;
  /** True if the sizes of earlier lists are forgotten, because the list is the first live list or was accepted by the maintainer. */
  readonly isNewMeasure: boolean;
}

/** Returns a provider's memory (list sizes and read times) after a live list was used. */
export function rememberList(
  before: ProviderMemory | undefined,
  { list, listed, at, isNewMeasure }: RememberedList,
): ProviderMemory {
  const day = at.slice(0, 10);
  const peaks = isNewMeasure ? [] : recentPeaks(before, at);
  // The oldest peak (largest list of a day) is never raised, because growth is measured from it. A later list of that day gets a separate peak.
  const today = peaks.find((peak, index) => index > 0 && peak.day === day) ?? { day, voices: 0 };
  const next: ProviderMemory = {
    peaks: [...peaks.filter((peak) => peak !== today), { ...today, voices: Math.max(today.voices, listed) }],
    ...notBefore(list.lists?.flatMap(({ error }) => error ?? []) ?? []),
    ...(list.lists && { lists: readTimes(before, list, at) }),
  };
  return carryUnknown(before, next, ProviderMemory);
}

/** Returns a provider's memory (list sizes and read times) after an attempt failed or its list was rejected. */
export function rememberFailure(
  before: ProviderMemory | undefined,
  error: UpstreamError,
  at: string,
): ProviderMemory {
  const { not_before, ...rest } = before ?? {};
  const isOpen = not_before !== undefined && not_before > at;
  return { ...rest, ...(isOpen && { not_before }), ...notBefore([error]) };
}

/** Returns the size of the provider's largest list within the remembered days, in voices; 0 if no size is remembered. */
export function recentPeak(memory: ProviderMemory, at: string): number {
  return Math.max(0, ...recentPeaks(memory, at).map(({ voices }) => voices));
}

/** Returns the size of the provider's oldest remembered list of the remembered days, in voices; undefined if no size is remembered. */
export function oldestPeak(memory: ProviderMemory, at: string): number | undefined {
  return recentPeaks(memory, at)[0]?.voices;
}

/** Reports whether the list `name` was read within the remembered days. If no read times of single lists are stored, `lastSuccess` is used. */
export function wasReadLately(
  { lists }: ProviderMemory,
  name: string,
  lastSuccess: string | undefined,
  at: string,
): boolean {
  const time = lists ? lists[name] : lastSuccess;
  return time !== undefined && ageMs(time, at) <= MEMORY_MS;
}

function recentPeaks(memory: ProviderMemory | undefined, at: string) {
  return (memory?.peaks ?? []).filter(({ day }) => ageMs(day, at) <= MEMORY_MS);
}

function readTimes(before: ProviderMemory | undefined, { lists = [] }: ListedVoices, at: string) {
  const recent = Object.entries(before?.lists ?? {}).filter(([, time]) => ageMs(time, at) <= MEMORY_MS);
  const read = lists.flatMap(({ name, outcome }) => (outcome === 'read' ? [[name, at] as const] : []));
  return Object.fromEntries([...recent, ...read]);
}

/** Returns the latest `Retry-After` time of several errors, because the `Retry-After` of one list applies to the whole provider. */
function notBefore(errors: readonly UpstreamError[]): Pick<ProviderMemory, 'not_before'> {
  const times = errors.flatMap((error) => error.notBefore?.toISOString() ?? []).sort();
  const last = times.at(-1);
  return last === undefined ? {} : { not_before: last };
}
