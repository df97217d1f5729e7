import type { RequestListener } from 'node:http';
import type { Registry } from 'prom-client';
import { type Listening, listen } from '../../http/server/listen.ts';
import type { Config } from '../config.ts';

const PATH = '/metrics';

/** Serves the metrics on a port of their own, because they tell what the public need not know. @throws {OperatorError} */
export async function serveMetrics(
  register: Registry,
  { port, host }: NonNullable<Config['metrics']>,
): Promise<Listening> {
  const listening = await listen(port, host, { prefix: 'METRICS_' });
  const answer: RequestListener = async ({ method, url = '' }, response) => {
    if (url.split('?')[0] !== PATH || method !== 'GET') return void response.writeHead(404).end();
    try {
      const text = await register.metrics();
      response.writeHead(200, { 'Content-Type': register.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  };
  listening.serve(answer);
  return listening;
}
