/** Request to a host: a POST if it has a body, else a GET. Keys are in headers only, because messages and logs show the path. */
export interface HostRequest {
  /** Path below the base URL. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Request to send if the host answers 404 or 405 to this one, such as a request to an older release. */
  readonly ifNotFound?: HostRequest;
}
