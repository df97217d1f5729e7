import type { Kind } from './questions.ts';

/** Settings that an engine's process is started with. */
export interface Settings {
  readonly engine: string;
  readonly size: number;
  readonly seed: number;
  readonly rounds: number;
  /** Questions of a kind in a round. */
  readonly questions: number;
  /** Time for a kind in a round; a slow engine then answers fewer questions. */
  readonly budgetMs: number;
  /** JSON of the real voices. */
  readonly voicesPath: string;
}

/** Message of an engine's process once it has built its index. */
export interface Built {
  readonly buildMs: number;
  /** Heap and external memory: index and documents. */
  readonly bytesPerVoice: number;
  /** The public JSON of a voice. */
  readonly jsonBytesPerVoice: number;
  readonly checked: readonly { readonly total: number; readonly shown: number; readonly facetSum: number }[];
}

/** Request to an engine's process for one round of questions. */
export interface Turn {
  readonly kind: Kind;
  readonly round: number;
}
/** Answer of the process to a turn. */
export interface Asked {
  readonly latenciesUs: readonly number[];
  readonly totals: readonly number[];
}
