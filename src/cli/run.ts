import type { Config } from '../app/config.ts';
import type { ExitCode } from './io.ts';

/** Wraps a command's action. The wrapper passes the parsed settings to the action and stores the action's exit code. */
export type Run = <Args extends unknown[]>(
  action: (config: Config, ...args: Args) => Promise<ExitCode>,
) => (...args: Args) => Promise<void>;
