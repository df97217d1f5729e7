import type { Config } from './config.ts';

/** Returns the base URL at which clients reach the service: PUBLIC_URL, or else a URL of this host and its listening port. */
export function publicUrlOf({ host, port, publicUrl }: Config['http'], listeningPort = port): string {
  if (publicUrl !== undefined) return publicUrl;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const urlHost = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? 'localhost' : urlHost}:${listeningPort}`;
}
