/** State of the web page's audio player. */
export interface Playing {
  /** Id of the voice whose sample is loading, playing or has failed; absent if idle. */
  readonly id?: string;
  readonly name?: string;
  readonly state: 'idle' | 'loading' | 'playing' | 'failed';
  /** Played fraction of the sample, from 0 to 1. */
  readonly progress: number;
  /** Host of the sample's URL; absent until the URL is known, and for samples from the service's own host. */
  readonly host?: string;
  readonly url?: string;
}

export const IDLE: Playing = { state: 'idle', progress: 0 };
