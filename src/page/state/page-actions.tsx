import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** State of the page's one player. */
export interface Playing {
  /** Id of the voice whose sample is asked for, plays or has failed; absent at rest. */
  readonly id?: string;
  readonly name?: string;
  readonly state: 'idle' | 'loading' | 'playing' | 'failed';
  /** Played part of the sample, from 0 to 1. */
  readonly progress: number;
  /** Host that the sample comes from, once it is known; absent for this one. */
  readonly host?: string;
  /** Address of the sample at that host. */
  readonly url?: string;
}

/** Player of samples. One sound plays at a time. */
export interface Player {
  readonly now: ReadonlySignal<Playing>;
  /** Plays a voice's sample from its beginning, or stops it if it plays. */
  readonly toggle: (voice: { readonly id: string; readonly name: string }) => void;
  readonly stop: () => void;
}

/** Ids that the browser keeps for the reader, such as favourites. */
export interface KeptIds {
  readonly ids: ReadonlySignal<readonly string[]>;
  /** Most ids that are kept. One more is refused. */
  readonly max: number;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

/** Names of kept voices. */
export interface KeptNames {
  readonly of: (id: string) => string | undefined;
  /** Stores the names of ids; a name is dropped with its id. */
  readonly keep: (found: Iterable<readonly [id: string, name: string]>) => void;
}

/** Actions that need a script. The server renders without them. */
export interface PageActions {
  readonly player: Player;
  readonly favourites: KeptIds;
  readonly compared: KeptIds;
  /** Names of the compared voices. */
  readonly names: KeptNames;
  /** Copies a text, and tells the reader. */
  readonly copy: (text: string) => void;
  /** Text that was copied a moment ago. */
  readonly copied: ReadonlySignal<string | undefined>;
  /** Tells the reader something, also by a screen reader. */
  readonly tell: (message: string) => void;
  /** Message that was told a moment ago. */
  readonly told: ReadonlySignal<string | undefined>;
  /** Returns the hosts that a provider's samples come from. */
  readonly hostsOf: (provider: string) => readonly string[];
}

const ActionsContext = createContext<PageActions | undefined>(undefined);
export const ActionsProvider = ActionsContext.Provider;

/** Returns the actions of the page; undefined on the server and until the script has taken over. */
export function useActions(): PageActions | undefined {
  return useContext(ActionsContext);
}
