/** Reason for which a request is refused before any layer reads it. */
export interface Refusal {
  readonly code: 'rate_limited' | 'overloaded';
  readonly message: string;
  readonly retryAfterSeconds: number;
  /** True if the client went on after a refusal. */
  readonly isRepeated: boolean;
}
