import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import * as z from 'zod';
import { messageOf } from '../domain/errors.ts';
import {
  type BlobStore,
  createAbsenceCheck,
  PreconditionFailedError,
  type StoreTitle,
  type WriteCondition,
  withOperatorError,
} from './blob-store.ts';

/** Bucket and key prefix, as in `s3://bucket/prefix`. */
export interface S3Location {
  readonly bucket: string;
  /** Key prefix: empty, or a path that ends with `/`. */
  readonly prefix: string;
}

const SNAPSHOT_STORE: StoreTitle = { title: 'The snapshot store', settings: 'SNAPSHOT_URL' };

/** Returns the result of a read; undefined on the error `NoSuchKey`. Status 404 alone is not enough, because a proxy may have caused it. */
const undefinedIfAbsent = createAbsenceCheck(
  (error) => error instanceof S3ServiceException && error.name === 'NoSuchKey',
);

/** Creates a blob store of objects at any S3-compatible endpoint. @throws {OperatorError} from every method if the bucket cannot be used */
export function createS3Store(
  client: S3Client,
  { bucket, prefix }: S3Location,
  { title, settings }: StoreTitle = SNAPSHOT_STORE,
): BlobStore {
  const location = `s3://${bucket}/${prefix}`.replace(/\/+$/, '');
  const toMessage = (error: unknown) =>
    `${title} ${location} cannot be used: ${reasonOf(error)}. Check ${settings}, AWS_ENDPOINT_URL_S3 and the AWS credentials.`;
  const guard = <T>(work: Promise<T>) => withOperatorError(work, toMessage);
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  return {
    location,
    get: (key) => guard(undefinedIfAbsent(getObject(client, at(key)))),
    etag: (key) => guard(undefinedIfAbsent(headObject(client, at(key)))),
    put: (key, ...content) => guard(putObject(client, at(key), ...content)),
    delete: async (key) => void (await guard(client.send(new DeleteObjectCommand(at(key))))),
    list: async (start) => {
      const keys = await guard(listKeys(client, bucket, prefix + start));
      return keys.map((key) => key.slice(prefix.length)).sort();
    },
  };
}

type ObjectAddress = Readonly<Record<'Bucket' | 'Key', string>>;

async function getObject(client: S3Client, at: ObjectAddress) {
  const command = new GetObjectCommand(at);
  const storeTime = captureDate(command);
  const { Body, ETag, LastModified } = await client.send(command);
  if (!Body) return undefined;
  const ageMs = LastModified ? storeTime() - LastModified.getTime() : 0;
  return { body: await Body.transformToByteArray(), etag: bareEtag(ETag), ageMs };
}

async function headObject(client: S3Client, at: ObjectAddress): Promise<string> {
  try {
    return bareEtag((await client.send(new HeadObjectCommand(at))).ETag);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    // The object is requested by GET too, because only a response body tells a missing key from a missing bucket, and HEAD returns no body.
    const { ETag, Body } = await client.send(new GetObjectCommand({ ...at, Range: 'bytes=0-0' }));
    await Body?.transformToByteArray();
    return bareEtag(ETag);
  }
}

/** Writes an object to the bucket and returns its etag. @throws {PreconditionFailedError} */
async function putObject(
  client: S3Client,
  at: ObjectAddress,
  Body: string | Uint8Array,
  condition?: WriteCondition,
  ContentType = 'application/json',
): Promise<string> {
  const command = new PutObjectCommand({ ...at, Body, ContentType, ...conditionHeaders(condition) });
  try {
    const { ETag } = await client.send(command);
    // A response without an ETag is an error, because a proxy such as a captive portal may send its own page with status 200.
    if (!ETag) throw new Error('the answer to a write has no ETag, so that nothing may have been stored');
    return bareEtag(ETag);
  } catch (error) {
    // Status 412 is a failed precondition, 409 a concurrent conditional write, 404 a write with If-Match to a deleted key.
    if (condition && [404, 409, 412].includes(statusOf(error) ?? 0))
      throw new PreconditionFailedError(at.Key, { cause: error });
    throw error;
  }
}

const Dated = z.object({ headers: z.object({ date: z.string() }) });

/** Records the `Date` header of the response to a command. The returned function yields the header's time in ms, or else the current time. */
function captureDate(command: GetObjectCommand): () => number {
  let date: string | undefined;
  command.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      date = Dated.safeParse(result.response).data?.headers.date;
      return result;
    },
    { step: 'deserialize', priority: 'low', name: 'captureDate' },
  );
  return () => Date.parse(date ?? '') || Date.now();
}

async function listKeys(client: S3Client, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages) keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  return keys;
}

/** Returns an etag without its quotes, because Ceph rejects quotes in If-Match. */
function bareEtag(etag: string | undefined): string {
  return (etag ?? '').replaceAll('"', '');
}

function conditionHeaders(condition: WriteCondition | undefined) {
  if (condition === undefined) return {};
  return 'ifAbsent' in condition ? { IfNoneMatch: '*' } : { IfMatch: condition.ifMatch };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** Returns name, message and HTTP status of an error. The status is needed, because the SDK calls each error of a HEAD request "UnknownError". */
function reasonOf(error: unknown): string {
  if (!(error instanceof S3ServiceException)) return messageOf(error).replace(/\.+$/, '');
  const words = [error.name, error.message.replace(/\.+$/, '')].filter(
    (word) => word !== '' && !/^Unknown(?:Error)?$/.test(word),
  );
  const status = statusOf(error);
  if (words.length === 0) return `S3 answered with status ${status}`;
  return status === undefined ? words.join(': ') : `${words.join(': ')} (status ${status})`;
}
