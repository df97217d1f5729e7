import { execFileSync } from 'node:child_process';

/** Returns whether a program is installed, by asking for its version. */
export function isInstalled(program: string, option = '--version'): boolean {
  try {
    execFileSync(program, [option], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
