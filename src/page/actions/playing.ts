/** State of the web page's audio player. */
export interface Playing {
  /** Id of the voice whose sample is loading, playing or has failed; absent if idle. */
  readonly id?: string;
  readonly name?: string;
  readonly state: 'idle' | 'loading' | 'playing' | 'failed';
  /** Position in the sample, in seconds. */
  readonly seconds: number;
  /** Length of the sample, in seconds; absent until the length is known. */
  readonly duration?: number;
  /** Host of the sample's URL; absent until the URL is known, and for samples from the service's own host. */
  readonly host?: string;
  readonly url?: string;
}

export const IDLE: Playing = { state: 'idle', seconds: 0 };
