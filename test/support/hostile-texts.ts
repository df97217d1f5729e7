import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Texts that programs read as something else than text, by the tests that they are for. */
export const HOSTILE_TEXTS: Readonly<Record<'requests' | 'snippets' | 'letters', readonly string[]>> = parse(
  readFileSync(new URL('hostile.yaml', import.meta.url), 'utf8'),
);
