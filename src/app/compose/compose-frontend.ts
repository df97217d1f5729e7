import { MCP_PATH } from '../../domain/protocol.ts';
import { IS_BUILT } from '../../lib/dist-url.ts';
import type { ManifestSource } from '../../previews/manifest-source.ts';
import type { Config } from '../config/config.ts';
import { REDIS_METRIC } from '../metrics/scraped-metrics.ts';
import type { Frontend, FrontendParts } from '../service/service-parts.ts';

/** Imports the modules of the HTTP, web page and MCP endpoints. Only a service needs these modules; other commands start faster without them. */
export async function loadFrontend(
  { http, storage, logRequests }: Config,
  source: ManifestSource | undefined,
): Promise<Frontend> {
  const { folder } = storage.previews;
  // Modules are imported one after the other, because Jest's module loader fails if two simultaneous imports share a dependency.
  const { createApp } = await import('../../http/app.ts');
  const { createPage } = await import('../../page/server/create-page.tsx');
  const { createMcpEndpoint } = await import('../../mcp/transport.ts');
  const { buildMcpDocuments } = await import('../../mcp/manifest.ts');
  const { listen } = await import('../../http/server/listen.ts');
  const { createObserver, createExchangeLog } = await import('../../http/server/exchange.ts');
  const { createRateLimit } = await import('../../http/middleware/rate-limit.ts');
  const shared =
    http.redisUrl === undefined ? undefined : await import('../../http/middleware/shared-counters.ts');
  const toApp = (url: string, parts: FrontendParts) => {
    const counters =
      http.redisUrl === undefined ? undefined : shared?.createSharedCounters(http.redisUrl, parts.logger);
    const clients = createRateLimit({ ...http.rateLimit, counters: counters?.store });
    // With a configured proxy or public URL, the Host header is not checked, because the header may name another machine.
    const isHostChecked = http.publicUrl === undefined && http.trustProxy === 0;
    // The list includes the service's own origin, because an MCP client shows the audio player in a frame that loads from listed origins only.
    const listMediaOrigins = async () => [new URL(url).origin, ...(await parts.listMediaOrigins())];
    const addresses = { serverUrl: http.publicUrl ?? '/', siteUrl: url };
    const app = createApp({
      ...parts,
      ...addresses,
      rateLimit: clients,
      isRedisReachable: counters?.isReachable,
      trustProxy: http.trustProxy,
      hstsIncludesSubdomains: http.hstsIncludesSubdomains,
      previewFolder: source && { path: folder, source },
      page: createPage({ ...parts, ...addresses }),
      extensions: [createMcpEndpoint(MCP_PATH, { ...parts, listMediaOrigins }, { isHostChecked })],
      documents: buildMcpDocuments(url),
    });
    if (counters) parts.metrics?.watch(REDIS_METRIC, counters.isReachable);
    const observers = [
      ...(parts.metrics ? [parts.metrics.observeExchange] : []),
      ...(logRequests === 'false' ? [] : [createExchangeLog(parts.logger, logRequests === 'addresses')]),
    ];
    const observe = observers.length > 0 ? createObserver(observers) : undefined;
    return { app, clients, observe, close: () => counters?.close() };
  };
  // These modules are loaded in advance, because loading them at the first request that needs them would block all requests for 0.1 s.
  const listWarmUps = (parts: FrontendParts) => [
    async () => (await import('../../page/views/reference-page.tsx')).reference(),
    () => import('../../mcp/protocol.ts'),
    async () => (await import('../../mcp/protocol.ts')).tryOut(parts),
  ];
  return { listen, toApp, listWarmUps: IS_BUILT ? listWarmUps : () => [] };
}
