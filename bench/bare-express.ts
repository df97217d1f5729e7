/** The least that Express can do: one route that sends a buffer made beforehand. */
import { readFileSync } from 'node:fs';
import express from 'express';

const body = readFileSync(process.argv[2] ?? '');
const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.get('/v1/voices', (_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
});
app.listen(Number(process.env.PORT), '127.0.0.1');
