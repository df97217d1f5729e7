import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';
import { lazy } from '../../lib/lazy.ts';

/** Entries of the IANA Language Subtag Registry; an entry for a range of subtags has no `Subtag`. */
const Registry = z.array(
  z.object({ Type: z.string(), Subtag: z.string().optional(), Description: z.array(z.string()).min(1) }),
);

/**
 * Pattern of the remark that distinguishes a language from a group of languages with the same name in ISO 639-3: "Zande (individual
 * language)". A country in parentheses is part of the name: "Tewa (USA)".
 */
const SCOPE = / \((?:individual language|macrolanguage)\)$/;

/**
 * English names of languages by subtag. The registry file (1.1 MB) is read on first use, because CLDR has names for the languages of most
 * voices, and not by `require`, because a loaded module stays in memory.
 */
const names = lazy(() => {
  const file = createRequire(import.meta.url).resolve('language-subtag-registry/data/json/registry.json');
  const entries = Registry.parse(JSON.parse(readFileSync(file, 'utf8')));
  const languages = entries.filter(({ Type, Subtag }) => Type === 'language' && Subtag !== undefined);
  return new Map(
    languages.map(({ Subtag, Description: [name = ''] }) => [Subtag ?? '', name.replace(SCOPE, '')]),
  );
});

/** Returns the first English name of a language in the IANA registry, which has all languages of ISO 639-3: `abi` → Abidji. */
export function registeredName(language: string): string | undefined {
  return names().get(language);
}
