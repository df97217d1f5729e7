import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** State of the page's player. */
export interface Playing {
  /** Id of the voice whose sample is loading, playing or has failed; absent if idle. */
  readonly id?: string;
  readonly name?: string;
  readonly state: 'idle' | 'loading' | 'playing' | 'failed';
  /** Played fraction of the sample, from 0 to 1. */
  readonly progress: number;
  /** Host of the sample; absent until it is known, and for the service's own host. */
  readonly host?: string;
  /** URL of the sample at `host`. */
  readonly url?: string;
}

/** Player without a sample. */
export const IDLE: Playing = { state: 'idle', progress: 0 };

/** Player of samples. Only one sample plays at a time. */
export interface Player {
  readonly now: ReadonlySignal<Playing>;
  /** Plays a voice's sample from the start; stops the sample if it is playing. */
  readonly toggle: (voice: { readonly id: string; readonly name: string }) => void;
  readonly stop: () => void;
}

/** Ids that the browser stores for the user, such as favourites. */
export interface KeptIds {
  readonly ids: ReadonlySignal<readonly string[]>;
  /** Largest number of stored ids. A further id is refused. */
  readonly max: number;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

/** Names of stored voices. */
export interface KeptNames {
  readonly of: (id: string) => string | undefined;
  /** Stores the names of voices by id. A name is dropped when its id is removed. */
  readonly keep: (found: Iterable<readonly [id: string, name: string]>) => void;
}

/** Actions that need a script. The server renders pages without actions. */
export interface PageActions {
  readonly player: Player;
  readonly favourites: KeptIds;
  readonly compared: KeptIds;
  readonly names: KeptNames;
  /** Copies a text to the clipboard, and sets `copied`. */
  readonly copy: (text: string) => void;
  /** Text that was copied in the last seconds. */
  readonly copied: ReadonlySignal<string | undefined>;
  /** Shows a message; screen readers speak it. */
  readonly tell: (message: string) => void;
  /** Message that was shown in the last seconds. */
  readonly told: ReadonlySignal<string | undefined>;
  readonly hostsOf: (provider: string) => readonly string[];
}

const ActionsContext = createContext<PageActions | undefined>(undefined);
export const ActionsProvider = ActionsContext.Provider;

/** Returns the actions of the page; undefined on the server and until the script has started. */
export function useActions(): PageActions | undefined {
  return useContext(ActionsContext);
}
