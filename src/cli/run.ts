import type { Config } from '../app/config.ts';
import type { Env } from '../app/environment.ts';
import type { ExitCode } from './io.ts';

/**
 * Wraps a command's action: passes the parsed settings to the action and stores its exit code. `toVariables` converts the command's options
 * into environment variables that override the real ones.
 */
export type Run = <Args extends unknown[]>(
  action: (config: Config, ...args: Args) => Promise<ExitCode>,
  toVariables?: (...args: Args) => Env,
) => (...args: Args) => Promise<void>;
