import type { McpServer } from '@modelcontextprotocol/server';
import { openCatalog } from '../../index/catalog/catalog.ts';
import { lazy } from '../../lib/lazy.ts';
import type { ToolDependencies } from '../../mcp/tool.ts';
import type { FindPreview } from '../../previews/find-preview.ts';
import { type ReloadParts, serialReload } from './reload-catalog.ts';

/** Wait before the catalog is loaded, in ms, so that the client's handshake ends first. A tool call during the wait starts the load at once. */
const HANDSHAKE_MS = 300;

interface ToolServerParts extends ReloadParts {
  readonly findPreview: FindPreview;
  readonly createServer: (deps: ToolDependencies) => McpServer;
  /** Reports a notice: an error, or the reason why the latest stored snapshot is not served. */
  readonly tell: (notice: string) => void;
}

/** Creates MCP servers that share one catalog, which is loaded after the client's handshake and replaced when a new snapshot is stored. Calls wait for it. */
export function createToolServers(parts: ToolServerParts, signal: AbortSignal) {
  const { context, jobs, catalog, logger, findPreview, createServer, storeHealth, tell } = parts;
  const listMediaOrigins = context.previews.listOrigins;
  const calls = new Set<Promise<unknown>>();
  const load = lazy(async () => {
    const { image, notice } = await jobs.load(signal);
    if (notice) tell(notice);
    catalog.swap(await openCatalog(image));
    const onMove = serialReload(parts, signal);
    const onError = (error: unknown) => signal.aborted || tell(String(error));
    context.ingestEnvironment.snapshots.watch({ onMove, onError, onPoll: storeHealth.record }, signal);
  });
  const loadOnce = () => load().catch((error: unknown) => signal.aborted || tell(String(error)));
  // The load occupies this thread for a second, and therefore starts after the handshake.
  const timer = setTimeout(loadOnce, HANDSHAKE_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));

  function run<Result>(call: () => Promise<Result>): Promise<Result> {
    const answer = loadOnce().then(call);
    calls.add(answer);
    return answer.finally(() => calls.delete(answer));
  }
  return {
    create: () => createServer({ catalog, findPreview, listMediaOrigins, logger, run }),
    /** Resolves as soon as all calls are answered. */
    settle: async () => {
      while (calls.size > 0) await Promise.allSettled(calls);
    },
  };
}
