import { BusyError } from '../../domain/errors.ts';
import { PreconditionFailedError } from '../../storage/blob-store.ts';
import type { SnapshotUpdate } from '../../storage/commit-snapshot.ts';
import type { IngestBase } from '../../storage/ingest-base.ts';
import type { Judgement } from '../judge/judgement.ts';
import { appendEvents, mergeEvents } from '../ledger/change-log.ts';
import type { IngestEnvironment } from './ingest-environment.ts';
import { judgeInTurn, type RefreshedProvider } from './refresh-provider.ts';

/** Maximum number of attempts to commit a snapshot; an attempt fails if another writer commits first. */
const MAX_COMMITS = 3;

/**
 * Commits the results of a run as a snapshot. If another writer has committed a snapshot during the run, the same lists are judged again, against the
 * newer one, so that the updates of all writers are kept. A dry run writes nothing.
 * @throws {BusyError} if other writers commit first in all three attempts
 */
export async function commitJudgements(
  { snapshots, now, maxVoices }: IngestEnvironment,
  refreshed: readonly RefreshedProvider[],
  firstBase: IngestBase,
  onBroken: (error: Error) => void,
  dryRun: boolean,
) {
  let base = firstBase;
  let judgements: Judgement[] = refreshed.map(({ judgement }) => judgement);
  for (let tries = 1; tries <= MAX_COMMITS; tries++) {
    const update = await toUpdate(base, judgements, now());
    try {
      const snapshot = dryRun ? snapshots.plan(base, update) : await snapshots.commit(base, update);
      return { base, judgements, ...snapshot };
    } catch (error) {
      if (!(error instanceof PreconditionFailedError)) throw error;
      base = await snapshots.readBase(onBroken);
      const judge = judgeInTurn(base, maxVoices);
      judgements = [];
      for (const { attempt, options } of refreshed) judgements.push(await judge(attempt, options));
    }
  }
  throw new BusyError(
    `Other processes wrote to ${snapshots.location} ${MAX_COMMITS} times while this ingest ended. Nothing is written.`,
  );
}

async function toUpdate(
  base: IngestBase,
  judgements: readonly Judgement[],
  now: Date,
): Promise<SnapshotUpdate> {
  // If a provider's stored voices are damaged, voices of an earlier snapshot replace them. The change log then starts anew, because its last events
  // describe voices that are lost.
  const log = base.damaged.size > 0 ? [] : await base.readLog();
  const at = now.toISOString();
  const events = mergeEvents(judgements.map((judgement) => judgement.events));
  return {
    parts: judgements.flatMap(({ part }) => part ?? []),
    toLog: (version, seq) => appendEvents(log, events, { seq, at, version }),
    builtAt: at,
  };
}
