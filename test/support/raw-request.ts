import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';

/** Answer as it comes over the wire: no encoding is undone. */
export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Names and values of the headers in turn. */
  readonly raw: readonly string[];
  readonly bytes: Buffer;
}

/** Sends a request to a port of this machine, on a connection of its own. */
export async function sendRaw(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: Partial<Record<'method' | 'body', string>> & {
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<RawAnswer> {
  const sending = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end(body);
  const [response] = await once(sending, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const { statusCode: status, rawHeaders: raw } = response;
  return { status, headers: response.headers, raw, bytes: Buffer.concat(chunks) };
}
