import type { Request, Response } from 'express';

/** Reason to refuse a request before its handler runs. */
export interface Refusal {
  readonly code: 'rate_limited' | 'overloaded';
  readonly message: string;
  readonly retryAfterSeconds: number;
  /** True if the client was already refused in the same window. */
  readonly isRepeated: boolean;
}

export type Refuse = (request: Request, response: Response, refusal: Refusal) => void;

/** Format of refusals under one path whose clients expect another format than the API's: JSON-RPC for MCP. */
export interface RefusalFormat {
  readonly path: string;
  readonly toBody: (refusal: Refusal) => object;
}
