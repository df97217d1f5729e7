import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { createMessageClasses } from '../../../src/http/server/express-prototypes.ts';
import { smallApp } from '../../support/app.ts';

it('a request and a response are created with the prototypes of their app, and give access to it', async () => {
  const [app, other] = [await smallApp(), await smallApp()];
  const { classes, adopt } = createMessageClasses();
  adopt(app);
  const request = new classes.IncomingMessage(new Socket());
  const response = new classes.ServerResponse(new IncomingMessage(new Socket()));
  expect(Object.getPrototypeOf(request)).toBe(app.request);
  expect(Object.getPrototypeOf(response)).toBe(app.response);
  expect(request).toHaveProperty('app', app);
  expect(Object.getPrototypeOf(other.request)).not.toBe(app.request);
});
