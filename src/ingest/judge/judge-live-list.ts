import type { UpstreamError, UpstreamErrorClass } from '../../domain/errors.ts';
import type { ProviderPart } from '../../domain/snapshot.ts';
import { type AppliedList, applyList } from '../ledger/apply-list.ts';
import { NO_EVENTS } from '../ledger/change-log.ts';
import { sightInBundledList } from '../ledger/ledger-entries.ts';
import { buildStatus, isLive } from '../ledger/part-status.ts';
import { rememberList } from '../ledger/provider-memory.ts';
import { fateInLiveList } from '../ledger/voice-fate.ts';
import type { FetchedVoices } from '../lists/fetch-voices.ts';
import { judgeFailure } from './judge-failure.ts';
import type { JudgedCase, Judgement } from './judgement.ts';
import { countListed, findDegraded, findGrown, findMalformed, findShrunk } from './list-gates.ts';
import { buildReport } from './report.ts';

/**
 * Judges an attempt that read the provider's live list. A first live list replaces the bundled list. Differences between bundled list and first live list
 * are not attributed to the provider, because no voice of the bundled list was ever seen at the provider.
 */
export function judgeLiveList(judged: JudgedCase, list: FetchedVoices): Judgement {
  const { attempt, before, options, at } = judged;
  const applied = applyLiveList(judged, list, options.isAccepted);
  const refusal = findRefusal(judged, list, applied);
  if (refusal) {
    // If the list was not read to its end, the changes are unknown: an unread record may belong to a voice that seems to be missing.
    const withheld = list.surplus ? undefined : applyLiveList(judged, list, true).changes;
    return judgeFailure(judged, refusal, list, withheld);
  }
  const { voices, ledger, changes, unread } = applied;
  const error = unreadClass(list, ledger, applied);
  const wasLive = isLive(before);
  const part: ProviderPart = {
    status: buildStatus(before, {
      provider: attempt.provider.id,
      voices: voices.length,
      source: 'live',
      last_success: at,
      last_attempt: at,
      stale: false,
      error,
    }),
    memory: rememberList(before?.memory, {
      list,
      listed: countListed(applied),
      at,
      isNewMeasure: options.isAccepted || !wasLive,
    }),
    voices,
    ledger,
  };
  const outcome = error === undefined ? 'fresh' : 'partial';
  const facts = { outcome, part, applied, list, kept: unread, isFirstLiveList: !wasLive } as const;
  return { part, events: wasLive ? changes : NO_EVENTS, report: buildReport(attempt, facts) };
}

/**
 * Returns the error of the first plausibility check that rejects the list. A provider's first live list is compared only with the number of the
 * provider's bundled voices. A list that the maintainer has accepted is rejected only if the catalog would become too large.
 */
function findRefusal(
  judged: JudgedCase,
  list: FetchedVoices,
  applied: AppliedList,
): UpstreamError | undefined {
  const { attempt, before, options, at } = judged;
  const { id: provider } = attempt.provider;
  const grown = findGrown(list, applied, { ...options, provider, before, at, bundled: attempt.bundled });
  if (grown || options.isAccepted) return grown;
  const malformed = findMalformed(list, provider);
  if (malformed || !isLive(before)) return malformed;
  return findDegraded(before, applied) ?? findShrunk(before, applied, judged);
}

function applyLiveList(
  { attempt, before, at }: JudgedCase,
  list: FetchedVoices,
  isAccepted: boolean,
): AppliedList {
  const { bundled } = attempt;
  const bundledIds = new Set(bundled?.voices.map(({ id }) => id));
  const { last_success = at } = before?.status ?? {};
  const readTimes = before?.memory.lists;
  const startedAt = attempt.startedAt.toISOString();
  return applyList(list, before, {
    at,
    firstSightOf: ({ id }, entry, origin) => {
      if (entry) return entry;
      if (bundledIds.has(id)) return sightInBundledList(undefined, bundled?.listedOn, at);
      const wasRead = origin?.list === undefined || readTimes?.[origin.list] !== undefined;
      return { first_seen: at, ...(isLive(before) && wasRead && { evidence: 'watched' }) };
    },
    fateOf: (voice, entry) =>
      isLive(before) ? fateInLiveList(voice, entry, { list, before, startedAt, at, isAccepted }) : 'replaced',
    lastSeenOf: (entry) => (entry.list && readTimes?.[entry.list]) ?? last_success,
  });
}

/** Returns the error class of the first list that failed. A skipped list counts as failed if the catalog may have voices from this list. */
function unreadClass(
  { lists = [] }: FetchedVoices,
  ledger: ProviderPart['ledger'],
  { voices, unread }: AppliedList,
): UpstreamErrorClass | undefined {
  const hasVoices = (name: string) => voices.some(({ id }) => ledger[id]?.list === name);
  const open = lists.find(
    ({ name, outcome }) => outcome === 'failed' || (outcome === 'skipped' && (unread > 0 || hasVoices(name))),
  );
  return open && (open.error?.errorClass ?? 'http_error');
}
