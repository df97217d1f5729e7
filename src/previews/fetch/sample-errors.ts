import { codeOf } from '../../domain/errors.ts';

/** Error of a request for a sample. The message of a `SampleError` is a short reason, equal for equal faults, and contains no API key. */
export class SampleError extends Error {
  override name = 'SampleError';
}

/** Error for a response whose status is not 2xx, with a message such as `status 404`. */
export class StatusError extends SampleError {
  readonly status: number;
  /** Wait that the host asked for in `Retry-After`, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, retryAfterMs?: number) {
    super(`status ${status}`);
    this.name = 'StatusError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** True if the host is overloaded: the same request may succeed later. */
  get isBusy(): boolean {
    return this.status === 429 || (this.status === 503 && this.retryAfterMs !== undefined);
  }
}

/** Error for a URL that must not be requested, such as one of a private IP address. */
export class RefusedAddressError extends SampleError {
  override name = 'RefusedAddressError';
}

/** Error for a host whose name does not resolve or whose certificate is invalid. The host's operator may repair either fault. */
export class UnsoundHostError extends SampleError {
  override name = 'UnsoundHostError';
}

/** Messages of a {@link SampleError}, by pattern of the error code of Node or undici. The first pattern that matches an error code applies. */
const REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^(?:UND_ERR_(?:HEADERS|BODY|CONNECT)_TIMEOUT|ETIMEDOUT)$/, 'timeout'],
  [/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/, 'length differs'],
  [/^ECONNREFUSED$/, 'connection refused'],
  [/^E(?:NET|HOST)(?:UNREACH|DOWN)$/, 'host unreachable'],
  [/^EAI_/, 'name not resolved'],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_INVALID_EOF_STATE)$/, 'connection lost'],
  [/^(?:HPE_|HTTPParserError|UND_ERR_HEADERS_OVERFLOW)/, 'no HTTP answer'],
];
const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** Converts a connection error to a {@link SampleError}, and returns a {@link SampleError} unchanged. */
export function toSampleError(error: unknown): SampleError {
  if (error instanceof SampleError) return error;
  // If an error has no code, its name is used, because most errors of undici's HTTP parser have no code.
  const code = codeOf(error) ?? (error instanceof Error ? error.name : '');
  if (code === 'ENOTFOUND') return new UnsoundHostError('name not found', { cause: error });
  if (CERTIFICATE.test(code)) return new UnsoundHostError('invalid certificate', { cause: error });
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'connection failed';
  return new SampleError(reason, { cause: error });
}
