import type { Config } from '../app/config.ts';
import type { Env } from '../app/environment.ts';
import type { ExitCode } from './io.ts';

/**
 * Wraps a command's action. The wrapper passes the parsed settings to the action and stores the action's exit code.
 * `toVariables` returns the environment variables that the command's options replace.
 */
export type Run = <Args extends unknown[]>(
  action: (config: Config, ...args: Args) => Promise<ExitCode>,
  toVariables?: (...args: Args) => Env,
) => (...args: Args) => Promise<void>;
