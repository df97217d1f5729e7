import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Creates request and response classes for `createServer`. Express sets the prototype of every request to `app.request` and of every response to
 * `app.response`. V8 turns an object whose prototype changes into a slow dictionary; on Node 20 that costs four times as much as serving a page.
 * Instances of these classes already have the prototype that Express sets.
 */
export function createMessageClasses() {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  return {
    classes: { IncomingMessage: AppRequest, ServerResponse: AppResponse },
    /** Makes `app.request` and `app.response` the prototypes of the two classes, so that Express's assignment changes no prototype. */
    adopt: (app: Express): void => {
      app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
      app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);
    },
  };
}
