import { execFileSync } from 'node:child_process';

/** Returns whether a program is installed, by asking for its version. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
