/** Unvalidated fields of a JSON-RPC message, or of an object in the message. */
export type Fields = Readonly<Record<string, unknown>>;

/** Host of an MCP App: the program, such as a chat client, that shows the app in a frame. */
export interface Host {
  /** Sends a request to the host, and rejects if the host refuses the request. */
  readonly request: (method: string, params: Fields) => Promise<Fields>;
  readonly notify: (method: string, params: Fields) => void;
}

const METHOD_NOT_FOUND = -32601;
/** Requests from the host that are answered with an empty result. */
const ACKNOWLEDGED = ['ping', 'ui/resource-teardown'];

/** Connects the player to its host by JSON-RPC messages. The function `receive` gets the host's notifications. */
export function connect(receive: (method: string, params: Fields) => void): Host {
  const open = new Map<unknown, (answer: Fields) => void>();
  const send = (message: Fields) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.jsonrpc !== '2.0') return;
    const { id, method, params } = data;
    if (typeof method !== 'string') {
      open.get(id)?.(data);
      open.delete(id);
    } else if (id === undefined) receive(method, params ?? {});
    else if (ACKNOWLEDGED.includes(method)) send({ id, result: {} });
    else send({ id, error: { code: METHOD_NOT_FOUND, message: 'Unknown method.' } });
  });

  let last = 0;
  return {
    request: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        open.set(id, ({ error, result }) => (error ? reject(error) : resolve((result ?? {}) as Fields)));
        send({ id, method, params });
      }),
    notify: (method, params) => send({ method, params }),
  };
}
