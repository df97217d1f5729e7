import { codeOf } from '../../domain/errors.ts';

/** Failure to get a sample. The message is a short and stable reason, which never has a query or a key. */
export class SampleError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'SampleError';
  }
}

/** Error for an answer without a sample: `status 404`. */
export class StatusError extends SampleError {
  readonly status: number;
  /** Time for which the host asked to be left alone, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, retryAfterMs?: number) {
    super(`status ${status}`);
    this.name = 'StatusError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** True if the host is busy, so that the same request may succeed later. */
  get isBusy(): boolean {
    return this.status === 429 || (this.status === 503 && this.retryAfterMs !== undefined);
  }
}

/** Error for an address that must not be requested, such as a private one. */
export class RefusedAddressError extends SampleError {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedAddressError';
  }
}

/** Error for a host without a name in the DNS or without a valid certificate, which an operator may still mend. */
export class UnsoundHostError extends SampleError {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UnsoundHostError';
  }
}

/** Reasons by the code of a fault. The first pattern that matches counts. */
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

/** Returns the error for a fault of a connection. Errors that have a reason already stay. */
export function toSampleError(error: unknown): SampleError {
  if (error instanceof SampleError) return error;
  // The parser's errors mostly have no code.
  const code = codeOf(error) ?? (error instanceof Error ? error.name : '');
  if (code === 'ENOTFOUND') return new UnsoundHostError('name not found', { cause: error });
  if (CERTIFICATE.test(code)) return new UnsoundHostError('invalid certificate', { cause: error });
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'connection failed';
  return new SampleError(reason, { cause: error });
}
