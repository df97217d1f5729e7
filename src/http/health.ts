import type { Express } from 'express';
import { NotReadyError } from '../domain/errors.ts';
import type { CatalogRef } from '../index/catalog/catalog-ref.ts';
import type { stateOf } from '../previews/recording-sources.ts';
import type { StoreHealth } from '../storage/store-health.ts';
import { marked, preflight, uncached } from './middleware/marked.ts';
import { sendJson } from './route.ts';
import { serve } from './static-document.ts';

/** State of the service that the liveness and readiness checks report. */
export interface HealthDependencies {
  readonly catalog: CatalogRef;
  /** Reports whether Redis counts the requests of clients; undefined if no Redis is configured. */
  readonly isRedisReachable?: (() => boolean) | undefined;
  readonly storeHealth: StoreHealth;
  /** Reports whether the service is stopping. While the service stops, the readiness check fails. */
  readonly isStopping: () => boolean;
  /** Returns, for the readiness check, the state of the places that store audio recordings, such as the preview bucket. */
  readonly previewState: () => ReturnType<typeof stateOf>;
}

export function mountHealth(
  app: Express,
  { catalog, storeHealth, previewState, isStopping, isRedisReachable }: HealthDependencies,
): void {
  app.all(['/healthz', '/readyz'], marked, preflight, uncached);
  serve(app, '/healthz', (_request, response) => sendJson(response, { status: 'ok' }));
  serve(app, '/readyz', (_request, response) => {
    if (isStopping()) throw new NotReadyError('The service is stopping.');
    const { version, builtAt, metadata } = catalog.current;
    sendJson(response, {
      status: 'ready',
      catalog_version: version,
      // If the store or the previews are unavailable, the status stays 200, because the service still answers from the catalog in memory.
      ...storeHealth.readState(),
      ...previewState(),
      ...(isRedisReachable && { redis: isRedisReachable() ? 'reachable' : 'unreachable' }),
      catalog: { version, built_at: builtAt, voices: metadata.total_voices },
    });
  });
}
