import express, { type Express } from 'express';
import * as z from 'zod';
import { memoizeByObject } from '../lib/memoize.ts';
import { isFileIn, MANIFEST_KEY } from '../previews/load-manifest.ts';
import type { ManifestSource, Recordings } from '../previews/manifest-source.ts';
import { contentHashOf } from '../previews/preview-filename.ts';
import { methodNotAllowed, sendError } from './errors.ts';
import { publicCaching, setHeaders } from './headers.ts';

/** Folder of audio recordings that the service serves, and the object that reads the folder's manifest. */
export interface PreviewFolder {
  readonly path: string;
  readonly source: Pick<ManifestSource, 'current'>;
}

const PATH = '/previews';
/** Error that `express.static` throws: 412 for a failed precondition, 416 for a range beyond the end of a file (RFC 9110 §13.1 and §15.5.17). */
const RefusedRead = z.object({
  statusCode: z.union([z.literal(412), z.literal(416)]),
  headers: z.record(z.string(), z.string()).default({}),
});
const REFUSALS = {
  412: 'The recording has changed since the tag or time of the condition.',
  416: 'The range begins after the end of the recording, whose length Content-Range tells.',
};
/** Headers that describe a recording. An error response has no headers of a recording. */
const OWN_HEADERS = ['Content-Type', 'ETag', 'Last-Modified'];
/** Cache headers of a recording whose file name contains a hash of its content. */
const IMMUTABLE = publicCaching(31_536_000, 'immutable');
/** Cache headers of the manifest, and of recordings without a hash in their name, because their content may change under the same name. */
const REVALIDATED = publicCaching(0, 'must-revalidate');

/** Mounts a folder's recordings and manifest for GET and HEAD, with range requests. Other files in the folder are not served. */
export function mountPreviews(app: Express, { path: folder, source }: PreviewFolder): void {
  const files = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      const hash = contentHashOf(path);
      setHeaders(response, hash === undefined ? REVALIDATED : IMMUTABLE);
      // A strong ETag replaces the weak ETag of Express, because resuming a download by a range request needs a strong one.
      if (hash !== undefined) response.setHeader('ETag', `"${hash}"`);
    },
  });
  app.use(PATH, async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(request, response);
    const key = request.path.slice(1);
    const type = typeOf(source, key);
    if (type === undefined || !(await isFileIn(folder, key))) return next();
    response.setHeader('Content-Type', type);
    // `If-Range` with a weak ETag never matches (RFC 9110 §13.1.5). The range is dropped here, because Express would take the weak ETag for a strong
    // one.
    if (request.get('If-Range')?.startsWith('W/')) delete request.headers.range;
    files(request, response, (error: unknown) => {
      for (const name of OWN_HEADERS) response.removeHeader(name);
      const { data } = RefusedRead.safeParse(error);
      if (!data) return next(error);
      const { statusCode: status, headers } = data;
      response.set(headers);
      sendError(request, response, { status, code: 'invalid_request', message: REFUSALS[status] });
    });
  });
}

/** Returns the media types of a manifest's recordings by key (path below the folder). */
const typesOf = memoizeByObject(
  ({ byVoice }: Recordings): ReadonlyMap<string, string> =>
    new Map([...byVoice.values()].map((each) => [each.key, each.media_type])),
);

function typeOf({ current }: PreviewFolder['source'], key: string): string | undefined {
  if (key === MANIFEST_KEY) return 'application/json; charset=utf-8';
  return current && typesOf(current).get(key);
}
