import { type ErrorRequestHandler, json, type Request, Router } from 'express';
import { MAX_BODY_BYTES } from '../domain/protocol.ts';
import { lazy } from '../lib/lazy.ts';
import {
  onlyPost,
  refuseFaulty,
  refuseForeignHosts,
  refuseLong,
  refuseOtherVersions,
  refuseUnreadable,
} from './refuse-messages.ts';
import { answerError, SERVER_ERROR, toErrorMessage, toRpcError } from './rpc-error.ts';
import type { ToolDependencies } from './tool.ts';

interface Refusal {
  readonly code: string;
  readonly retryAfterSeconds: number;
}

/**
 * Creates the endpoint at `path`: MCP over streamable HTTP without sessions, for clients with and without a handshake. Every Origin is accepted,
 * because the data is public. If `isHostChecked` is true, {@link refuseForeignHosts} checks the `Host` header.
 */
export function createMcpEndpoint(
  path: string,
  deps: ToolDependencies,
  { isHostChecked }: { readonly isHostChecked: boolean },
) {
  // The MCP packages are imported once: at the service's start, or else during the first MCP request.
  const loadResponder = lazy(() =>
    import('./protocol.ts').then(({ createMcpResponder }) => createMcpResponder(deps)),
  );
  const router = Router();
  router.all(
    '/',
    ...(isHostChecked ? [refuseForeignHosts] : []),
    onlyPost,
    refuseLong,
    // The parser's strict mode is off, so that a string or null, which is valid JSON, reaches `refuseFaulty` and is refused there.
    json({ limit: MAX_BODY_BYTES, strict: false, verify: refuseUnreadable }),
    refuseFaulty,
    refuseOtherVersions,
    async (request, response) => {
      widenAccept(request);
      const respond = await loadResponder();
      await respond(request, response);
    },
  );
  const toBody = ({ code, retryAfterSeconds: seconds }: Refusal) => {
    const message = `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
    return toErrorMessage({ code: SERVER_ERROR, message, data: { code, retry_after_seconds: seconds } });
  };
  const errorHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const known = toRpcError(error);
    if (known.status >= 500) deps.logger.error({ err: error }, 'mcp request failed');
    answerError(response, known);
  };
  return { path, router, errorHandler, toBody };
}

/** Sets `Accept` to JSON and event stream, because the SDK requires both, even from a client that accepts any media type. */
function widenAccept(request: Request): void {
  const accept = 'application/json, text/event-stream';
  request.headers.accept = accept;
  const place = request.rawHeaders.findIndex(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'accept',
  );
  if (place < 0) request.rawHeaders.push('Accept', accept);
  else request.rawHeaders[place + 1] = accept;
}
