import * as z from 'zod';
import { UpstreamErrorClass } from '../domain/errors.ts';
import { ProviderMemory, ProviderStatus, SNAPSHOT_SCHEMA_VERSION } from '../domain/snapshot.ts';

/** Folder of the part blobs, one per provider and content. */
export const PARTS_FOLDER = 'parts/';
/** Folder of the change logs. */
export const LOGS_FOLDER = 'logs/';
/** Folder of the results of checks of samples. */
export const CHECKS_FOLDER = 'checks/';

/** Reference from a manifest to one provider's part. */
export const PartRef = z.looseObject({
  // A class of a newer release is left out, because clients know the published ones only.
  status: ProviderStatus.extend({ error: UpstreamErrorClass.optional().catch(undefined) }).loose(),
  memory: ProviderMemory,
  /** Key of the part's blob. */
  key: z.string().regex(/^parts\/[\w-]+\/[\w.-]+$/),
  /** Hash of the blob's content. */
  hash: z.string(),
  /** Hash of the voices alone. */
  voicesVersion: z.string(),
  /** Size of the content before compression, by which a reader judges whether it fits into memory; absent in manifests of commit 568ee4b. */
  bytes: z.int().min(0).optional(),
});
export type PartRef = z.infer<typeof PartRef>;

/** Reports whether a part is its provider's own, because a damaged name would make its voices those of another provider. */
const isOwnPart = ({ key, status }: PartRef) => key.startsWith(`${PARTS_FOLDER}${status.provider}/`);

/** Manifest: a stored snapshot as references to its blobs. A provider that did not change refers to the blob from before. */
export const Manifest = z.looseObject({
  schemaVersion: z.literal(SNAPSHOT_SCHEMA_VERSION),
  version: z.string().regex(/^[0-9a-f]{16}$/),
  builtAt: z.iso.datetime(),
  seq: z.int().min(1),
  /** Parts, sorted by slug. */
  parts: z.array(PartRef.refine(isOwnPart)),
  /** Key of the change log; absent while it is empty. */
  log: z
    .string()
    .regex(/^logs\/[\w.-]+$/)
    .optional(),
  /** Key of the results of the last checks of samples; absent before the first check. */
  checks: z
    .string()
    .regex(/^checks\/[\w.-]+$/)
    .optional(),
});
export type Manifest = z.infer<typeof Manifest>;
