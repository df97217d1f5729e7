import type { Request, Response } from 'express';
import Negotiator from 'negotiator';
import { memoize } from '../../lib/memoize.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { loadReader, type Reader } from '../state/reader.tsx';
import { isPageLanguage, PAGE_LANGUAGES, type PageLanguage } from '../texts/index.ts';

/** Name of both the query parameter and the cookie that contain the chosen language of the page. */
const CHOICE = 'ui';
const CHOICE_COOKIE = /(?:^|; ?)ui=([\w-]+)(?:;|$)/;
/** Largest number of a reader's languages that a search prefers. The limit keeps the URL of the search short. */
const MAX_PREFERRED = 5;
/** Lifetime of the language cookie, in ms: one year, which is below the 400 days that browsers allow. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

const PROVIDER_NAMES = new Map(Array.from(PROVIDER_FACTS, ([slug, { name }]) => [slug, name]));
const readerIn = memoize((language: PageLanguage) => loadReader(language, PROVIDER_NAMES));

/** Returns the {@link Reader} for a request's language: the parameter `ui`, else the cookie, else the best match of `Accept-Language`. */
export function negotiateReader(request: Request): Promise<Reader> {
  return readerIn(askedLanguage(request) ?? keptLanguage(request) ?? acceptedLanguage(request));
}

/**
 * Returns the languages whose voices a search puts first, as a comma-separated list. The chosen language of the page comes first, then the languages
 * that `Accept-Language` puts before English. If English is the first language of all, the result is undefined. Without preferred languages, a search
 * prefers the language of its words, or else English.
 */
export function listReaderLanguages(request: Request): string | undefined {
  const chosen = askedLanguage(request) ?? keptLanguage(request) ?? '*';
  const tags = [chosen, ...new Negotiator(request).languages()];
  const languages = tags.flatMap((tag) => /^[a-z]{2,3}(?=-|$)/i.exec(tag)?.[0].toLowerCase() ?? []);
  const english = languages.indexOf('en');
  const preferred = new Set(
    languages.slice(0, english < 0 ? MAX_PREFERRED : Math.min(english, MAX_PREFERRED)),
  );
  return preferred.size > 0 ? [...preferred].join(',') : undefined;
}

/** Stores the language of the parameter `ui` in a cookie, so that later pages use that language. A cookie with only a language needs no consent. */
export function keepLanguage(request: Request, response: Response): void {
  const asked = askedLanguage(request);
  if (asked === undefined || asked === keptLanguage(request)) return;
  const { secure } = request;
  response.cookie(CHOICE, asked, { maxAge: KEPT_MS, sameSite: 'lax', httpOnly: true, secure });
}

function askedLanguage({ query }: Request): PageLanguage | undefined {
  const asked = query[CHOICE];
  return typeof asked === 'string' && isPageLanguage(asked) ? asked : undefined;
}

function keptLanguage({ headers }: Request): PageLanguage | undefined {
  const [, kept] = CHOICE_COOKIE.exec(headers.cookie ?? '') ?? [];
  return isPageLanguage(kept) ? kept : undefined;
}

function acceptedLanguage(request: Request): PageLanguage {
  const [best] = new Negotiator(request).languages([...PAGE_LANGUAGES]);
  return isPageLanguage(best) ? best : 'en';
}
