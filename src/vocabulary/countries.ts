import { nameOfRegion } from '../lib/cldr-names.ts';
import { lazy } from '../lib/lazy.ts';
import { COUNTRIES } from './facets.ts';

/** Country codes by published English name. */
const byShownName = lazy(
  () =>
    new Map(Array.from(COUNTRIES, ([code, { label }]) => [label ?? nameOfRegion(code, 'en') ?? code, code])),
);

/** Returns the alpha-2 code of a country by its published English name: `Ghana` → GH. */
export function codeOfCountry(name: string | undefined): string | undefined {
  return name === undefined ? undefined : byShownName().get(name);
}

/** Returns the English adjective of a country by its alpha-2 code: `GB` → British. */
export function toDemonym(code: string): string | undefined {
  return COUNTRIES.get(code)?.adjective;
}
