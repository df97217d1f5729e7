import { editDistance } from '../index/text/typo-scan.ts';
import { type Env, setVariables } from './environment.ts';

/** Variable that no setting has, and the setting that is probably meant. */
export interface MisnamedVariable {
  readonly variable: string;
  readonly resembles: string;
}

/** Fewest letters of a name in which one typo is recognized. A shorter one may be another program's: `PORTS`, `HOSTS`. */
const MIN_LETTERS = 6;

/** Finds set variables that are unknown and differ from a known one by one letter, by case or by underscores: `RATE_LIMITS_MAX`. */
export function findMisnamed(env: Env, known: readonly string[]): MisnamedVariable[] {
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
