import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Express gives each request and each response a new prototype. An object whose prototype changes is slow from then on:
 * on Node 20 that costs four times what all the rest of serving a page does. Messages that a server makes of these
 * classes have the prototype that Express is about to give them, so that nothing changes.
 */
export function createMessageClasses() {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  return {
    classes: { IncomingMessage: AppRequest, ServerResponse: AppResponse },
    /** Puts the app's prototypes beneath the classes' own. */
    adopt: (app: Express): void => {
      app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
      app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);
    },
  };
}
