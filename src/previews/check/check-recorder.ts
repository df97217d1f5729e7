import type { SampleCheck } from '../../domain/sample-check.ts';
import type { Snapshots } from '../../storage/snapshots.ts';
import { type BatchLimits, createBatchSaver } from '../batch-saver.ts';
import type { CheckTally } from './check-report.ts';
import { commitChecks } from './commit-checks.ts';
import { judgeFinding } from './judge-finding.ts';
import type { Finding } from './probe-sample.ts';
import type { PublishedSample } from './published-samples.ts';

/** Recorder of check results, which stores them in batches. */
export interface CheckRecorder {
  /** Derives the result from a finding and the earlier result, and keeps it for the next batch. */
  record(sample: PublishedSample, finding: Finding): void;
  /** Stores the remaining results, and deletes the results of URLs that no voice has any more. @throws if the store cannot be written */
  flush(): Promise<void>;
}

export interface RecorderParts {
  readonly snapshots: Snapshots;
  readonly now: () => Date;
  readonly batches: BatchLimits;
  readonly earlier: ReadonlyMap<string, SampleCheck>;
  readonly tally: CheckTally;
  /** Called if a batch cannot be stored. */
  readonly onBroken: (error: unknown) => void;
}

interface Unsaved {
  readonly check: SampleCheck;
  /** True if the host name did not resolve or the host had no valid certificate. */
  readonly isUnsound: boolean;
}

export function createCheckRecorder(parts: RecorderParts): CheckRecorder {
  const { snapshots, now, batches, earlier, tally, onBroken } = parts;
  const unsaved = new Map<string, Unsaved>();
  let hasAnswer = false;
  let isLast = false;
  const saver = createBatchSaver(save, batches, onBroken);

  async function save(): Promise<void> {
    // If no host has responded at all, unresolved names and invalid certificates are not recorded, because the network of this machine is
    // at fault.
    const batch = [...unsaved].filter(([, { isUnsound }]) => hasAnswer || !isUnsound);
    if (batch.length === 0 && !isLast) return;
    const results = new Map(batch.map(([address, { check }]) => [address, check]));
    await commitChecks(snapshots, { results, earlier, now, isPruned: isLast });
    for (const [address, saved] of batch) if (unsaved.get(address) === saved) unsaved.delete(address);
  }

  return {
    record: (sample, finding) => {
      const check = judgeFinding(finding, earlier.get(sample.address), now());
      tally.add(sample, check?.state ?? 'unreachable', 'reason' in finding ? finding.reason : undefined);
      if (finding.state === 'playable' || finding.state === 'dead') hasAnswer = true;
      if (!check) return;
      unsaved.set(sample.address, { check, isUnsound: finding.state === 'unsound' });
      saver.add();
    },
    flush: () => {
      isLast = true;
      return saver.flush();
    },
  };
}
