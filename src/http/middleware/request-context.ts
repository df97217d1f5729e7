import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { API_VERSION } from '../../domain/api-version.ts';

/** Marks every response with the API's version and an id to report problems with. */
export const requestContext: RequestHandler = (_request, response, next) => {
  const requestId = randomUUID();
  response.locals.requestId = requestId;
  response.setHeader('X-API-Version', API_VERSION);
  response.setHeader('X-Request-Id', requestId);
  next();
};
