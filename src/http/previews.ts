import { extname } from 'node:path';
import express, { type Express } from 'express';
import * as z from 'zod';
import { methodNotAllowed } from './errors.ts';
import { READ_METHODS } from './static-document.ts';

/** Path of the service's own recordings. */
const PATH = '/previews';
/** Media types by extension. They are given here, because the browser trusts no other (`nosniff`), and tables of the system differ. */
const TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.flac': 'audio/flac',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.json': 'application/json; charset=utf-8',
};
const MANIFEST = 'manifest.json';
/** Error of `express.static` for a range beyond the end of a file (RFC 9110 §15.5.17). */
const UnsatisfiableRange = z.object({
  statusCode: z.literal(416),
  headers: z.record(z.string(), z.string()),
});
/** The name of a recording changes with its content, the manifest's does not. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Mounts a folder of recordings with its manifest, for GET and HEAD, also of ranges. Other files of the folder are not served. */
export function mountPreviews(app: Express, folder: string): void {
  const files = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('Content-Type', TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream');
      response.setHeader('Cache-Control', path.endsWith(MANIFEST) ? REVALIDATED : IMMUTABLE);
    },
  });
  app.use(PATH, (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return methodNotAllowed(READ_METHODS)(request, response, next);
    if (!Object.hasOwn(TYPES, extname(request.path).toLowerCase())) return next();
    files(request, response, (error: unknown) => {
      const { data } = UnsatisfiableRange.safeParse(error);
      if (data) response.status(data.statusCode).set(data.headers).end();
      else next(error);
    });
  });
}
