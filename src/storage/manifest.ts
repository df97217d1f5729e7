import * as z from 'zod';
import { UpstreamErrorClass } from '../domain/errors.ts';
import { ProviderMemory, ProviderStatus, SNAPSHOT_SCHEMA_VERSION } from '../domain/snapshot.ts';

/** Folder of the part blobs. A part (voices and ledger of one provider) is stored again only if its content has changed. */
export const PARTS_FOLDER = 'parts/';
export const LOGS_FOLDER = 'logs/';
export const CHECKS_FOLDER = 'checks/';
/** Folder of the images: the search indexes of snapshots. */
export const IMAGES_FOLDER = 'images/';

export const PartRef = z.looseObject({
  // An error class that a newer release added is dropped, because the API of this release lacks the class.
  status: ProviderStatus.extend({ error: UpstreamErrorClass.optional().catch(undefined) }).loose(),
  memory: ProviderMemory,
  key: z.string().regex(/^parts\/[\w-]+\/[\w.-]+$/),
  hash: z.string(),
  /** Hash of the voices and of the days on which they were first seen. */
  voicesVersion: z.string(),
  /** Uncompressed size of the part in bytes, from which readers estimate the memory that it takes. Manifests of commit 568ee4b lack this field. */
  bytes: z.int().min(0).optional(),
});
export type PartRef = z.infer<typeof PartRef>;

/** Reports whether a part (the voices of one provider) has the same provider in its key and status. A damaged key would assign voices to a wrong provider. */
const isOwnPart = ({ key, status }: PartRef) => key.startsWith(`${PARTS_FOLDER}${status.provider}/`);

/** Manifest of a stored snapshot: references to the snapshot's blobs. The blob of an unchanged provider belongs to earlier snapshots too. */
export const Manifest = z.looseObject({
  schemaVersion: z.literal(SNAPSHOT_SCHEMA_VERSION),
  version: z.string().regex(/^[0-9a-f]{16}$/),
  builtAt: z.iso.datetime(),
  seq: z.int().min(1),
  /** References to the parts, sorted by the provider's slug. */
  parts: z.array(PartRef.refine(isOwnPart)),
  /** Key of the change log. An empty change log has no key. */
  log: z
    .string()
    .regex(/^logs\/[\w.-]+$/)
    .optional(),
  /** Key of the results of the last checks of samples. There is no key before the first check. */
  checks: z
    .string()
    .regex(/^checks\/[\w.-]+$/)
    .optional(),
  /** Key of the image (search index) for the writer's settings. This key makes pruning keep the image. Readers compute a key of their own. */
  image: z.string().optional(),
});
export type Manifest = z.infer<typeof Manifest>;
