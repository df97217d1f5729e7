import type { Provider } from '../ingest/provider.ts';
import { editDistance } from '../lib/edit-distance.ts';
import { listVariables } from './describe-settings.ts';
import { type Env, setVariables } from './environment.ts';

/** Environment variable with an unknown name, and the known name that it resembles. */
export interface MisnamedVariable {
  readonly variable: string;
  readonly resembles: string;
}

/** Minimum length of names that are compared with one typo allowed. A shorter name may be another program's variable: `PORTS`, `HOSTS`. */
const MIN_LETTERS = 6;

/** Finds variables that are unknown and differ from a known variable by one letter, by case or by underscores: `RATE_LIMITS_MAX`. */
export function findMisnamed(env: Env, providers: readonly Provider[]): MisnamedVariable[] {
  const known = listVariables(providers).map(({ variable }) => variable);
  const names = new Set(known);
  return Object.keys(setVariables(env))
    .filter((variable) => !names.has(variable))
    .flatMap((variable) => {
      const resembles = known.find((name) => isAlike(plain(variable), plain(name)));
      return resembles === undefined ? [] : [{ variable, resembles }];
    });
}

function isAlike(given: string, known: string): boolean {
  if (given === known) return true;
  if (Math.min(given.length, known.length) < MIN_LETTERS) return false;
  return Math.abs(given.length - known.length) <= 1 && editDistance(given, known, 1) <= 1;
}

function plain(name: string): string {
  return name.replaceAll(/[_-]/g, '').toUpperCase();
}
