import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import supertest from 'supertest';
import { atFileEnd } from '../runner/file-end.ts';

const servers = new WeakMap<Express, Server>();

/** Asks an app over HTTP. The server of the app stays until the end of the file, because supertest would start one for each request. */
export function request(app: Express) {
  let server = servers.get(app);
  if (!server) {
    const started = createServer(app).listen(0);
    servers.set(app, started);
    atFileEnd.push(() => {
      started.closeAllConnections();
      started.close();
    });
    server = started;
  }
  return supertest(server);
}
