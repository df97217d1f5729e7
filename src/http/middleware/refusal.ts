import type { Request, Response } from 'express';

/** Reason for which a request is refused before any layer reads it. */
export interface Refusal {
  readonly code: 'rate_limited' | 'overloaded';
  readonly message: string;
  readonly retryAfterSeconds: number;
  /** True if the client went on after a refusal. */
  readonly isRepeated: boolean;
}

/** Answers a refused request. */
export type Refuse = (request: Request, response: Response, refusal: Refusal) => void;

/** Builds the body of a refusal for clients of one path that expect another format: JSON-RPC for MCP. */
export interface RefusalFormat {
  readonly path: string;
  readonly toBody: (refusal: Refusal) => object;
}
