import type { ErrorRequestHandler, RequestHandler } from 'express';
import { markResponse } from '../headers.ts';

/** Sets the headers that every response has, such as `X-Request-Id` and the CORS headers. */
export const marked: RequestHandler = (request, response, next) => {
  markResponse(request, response);
  next();
};

/** Sets the standard headers if the rate limiter or a catalog route has failed, because the failed request has not passed `marked`. */
export const markedError: ErrorRequestHandler = (error, request, response, next) => {
  markResponse(request, response);
  next(error);
};

export const preflight: RequestHandler = (request, response, next) => {
  if (request.method !== 'OPTIONS') return next();
  response.status(204).setHeader('Content-Length', '0').end();
};

export const uncached: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
