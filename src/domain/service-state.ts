import * as z from 'zod';
import { count, optionalInstant } from './plain-values.ts';

/** Response of the liveness check. */
export const Health = z.strictObject({ status: z.literal('ok') }).meta({ id: 'Health' });

const Reachability = z.enum(['reachable', 'unreachable']).meta({ id: 'Reachability' });

/** Snapshot of the voices that needs more memory than Node allows this process, and was therefore not loaded. Sizes are in bytes. */
export const OversizedSnapshot = z
  .strictObject({
    built_at: z.iso.datetime(),
    voices: count,
    needed_bytes: count.describe('Memory that the snapshot takes, beside a catalog in service.'),
    heap_bytes: count.describe('Memory that Node allows this process (V8 heap limit).'),
  })
  .meta({
    id: 'OversizedSnapshot',
    description:
      'Latest snapshot of the store, if an older catalog is served because that one does not fit into memory.',
  });
export type OversizedSnapshot = z.infer<typeof OversizedSnapshot>;

/** Response of the readiness check once a catalog is loaded. */
export const Readiness = z
  .strictObject({
    status: z.literal('ready'),
    catalog_version: z.string(),
    store: Reachability,
    store_last_answer: optionalInstant.describe(
      'Time of the last answer of the snapshot store; absent if there was none.',
    ),
    previews: z
      .record(z.string(), z.strictObject({ state: Reachability, recordings: count }))
      .optional()
      .describe('Places of recordings by name: bucket, folder or cdn; absent without any.'),
    redis: Reachability.optional(),
    oversized_snapshot: OversizedSnapshot.optional(),
    catalog: z.strictObject({ version: z.string(), built_at: z.iso.datetime(), voices: count }),
  })
  .meta({
    id: 'Readiness',
    description:
      'State of a service that is ready. Without store or previews it still answers, from memory; without Redis it counts requests for itself.',
  });
