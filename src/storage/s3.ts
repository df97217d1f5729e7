import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { messageOf, OperatorError } from '../domain/errors.ts';
import { type BlobStore, PreconditionFailedError, type WriteCondition } from './blob-store.ts';

/** An address of the form `s3://bucket/prefix`. */
export interface S3Location {
  readonly bucket: string;
  /** Empty, or a path that ends with `/`. */
  readonly prefix: string;
}

/** Blobs as objects below a prefix of a bucket, at any S3-compatible endpoint. */
export function createS3Store(client: S3Client, { bucket, prefix }: S3Location): BlobStore {
  const location = `s3://${bucket}/${prefix}`;
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  async function get(key: string) {
    const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
    return Body && { body: await Body.transformToByteArray(), etag: bareEtag(ETag) };
  }

  async function put(key: string, body: string | Uint8Array, condition?: WriteCondition): Promise<string> {
    const command = new PutObjectCommand({
      ...at(key),
      Body: body,
      ContentType: 'application/json',
      ...headers(condition),
    });
    try {
      return bareEtag((await client.send(command)).ETag);
    } catch (error) {
      // 409: a racing conditional write; 404: If-Match on a key that is gone.
      if (condition && [404, 409, 412].includes(statusOf(error) ?? 0))
        throw new PreconditionFailedError(key, { cause: error });
      throw error;
    }
  }

  async function list(start: string): Promise<string[]> {
    const keys = await listKeys(client, bucket, prefix + start);
    return keys.map((key) => key.slice(prefix.length)).sort();
  }

  return {
    location,
    get: (key) => explained(location, unlessMissing(get(key))),
    etag: (key) =>
      explained(
        location,
        unlessMissing(client.send(new HeadObjectCommand(at(key))).then(({ ETag }) => bareEtag(ETag))),
      ),
    put: (key, body, condition) => explained(location, put(key, body, condition)),
    delete: async (key) => void (await explained(location, client.send(new DeleteObjectCommand(at(key))))),
    list: (start) => explained(location, list(start)),
  };
}

/** All keys of a bucket that start with `prefix`, through all pages. */
export async function listKeys(client: S3Client, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages) keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  return keys;
}

/** S3 quotes its etags; Ceph accepts them in If-Match only without. */
function bareEtag(etag: string | undefined): string {
  return (etag ?? '').replaceAll('"', '');
}

function headers(condition: WriteCondition | undefined) {
  if (condition === undefined) return {};
  return 'ifAbsent' in condition ? { IfNoneMatch: '*' } : { IfMatch: condition.ifMatch };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** The message of some faults is only "UnknownError"; their name says what they are. */
function reasonOf(error: unknown): string {
  const reason = error instanceof S3ServiceException ? `${error.name}: ${error.message}` : messageOf(error);
  return reason.replace(/\.+$/, '');
}

/** True where S3 says that the object is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

async function explained<T>(location: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof PreconditionFailedError) throw error;
    throw new OperatorError(
      `The snapshot store ${location} cannot be used: ${reasonOf(error)}. Check SNAPSHOT_URL, AWS_ENDPOINT_URL_S3 and the AWS credentials.`,
      { cause: error },
    );
  });
}
