import type { Request, Response } from 'express';
import Negotiator from 'negotiator';
import { groupBy } from '../../lib/group-by.ts';
import { likelyOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import { orUndefined } from '../../lib/or-undefined.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { loadReader, type Reader } from '../state/reader.tsx';
import { isPageLanguage, PAGE_LANGUAGES, type PageLanguage } from '../texts/index.ts';

/** Name of both the query parameter and the cookie that contain the chosen language of the page. */
const CHOICE = 'ui';
const CHOICE_COOKIE = /(?:^|; ?)ui=([\w-]+)(?:;|$)/;
/** Maximum number of a user's languages that a search prefers. The number is limited, so that the URL of the API request stays short. */
const MAX_PREFERRED = 5;
/** Lifetime of the language cookie, in ms: one year, which is below the 400 days that browsers allow. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

const PROVIDER_NAMES = new Map(Array.from(PROVIDER_FACTS, ([slug, { name }]) => [slug, name]));
const readerIn = memoize((language: PageLanguage) => loadReader(language, PROVIDER_NAMES));

/** Returns the {@link Reader} (texts and formats) in the language of the parameter `ui`, else of the cookie, else of the best match for `Accept-Language`. */
export function negotiateReader(request: Request): Promise<Reader> {
  const [best] = new Negotiator(request).languages([...PAGE_LANGUAGES]);
  return readerIn(askedLanguage(request) ?? keptLanguage(request) ?? (isPageLanguage(best) ? best : 'en'));
}

/**
 * Returns the languages whose voices a search puts first, as a comma-separated list of tags, each with the region that `Accept-Language` states or that is
 * the likeliest (in CLDR): `es-MX`. The language that the user chose for the page comes first, followed by the languages that `Accept-Language` ranks above
 * English. If no language precedes English, the list is English alone.
 */
export function listReaderLanguages(request: Request): string {
  const accepted = localesOf(new Negotiator(request).languages());
  const chosen = localesOf([askedLanguage(request) ?? keptLanguage(request) ?? '*']).map(
    (locale) => accepted.find(({ language }) => language === locale.language) ?? locale,
  );
  const all = [...chosen, ...accepted, ...localesOf(['en'])];
  const english = all.findIndex(({ language }) => language === 'en');
  const preferred = all.slice(0, Math.min(Math.max(english, 1), MAX_PREFERRED));
  const byLanguage = groupBy(preferred, ({ language }) => language);
  return Array.from(byLanguage.values(), ([first]) => `${first?.language}-${first?.region}`).join(',');
}

/** Returns the locales of language tags, each with its likely region. Texts that are no tags are left out. */
function localesOf(tags: readonly string[]): readonly Intl.Locale[] {
  return tags.flatMap((tag) => orUndefined(() => likelyOf(tag)) ?? []).filter(({ region }) => region);
}

/** Stores the language of the parameter `ui` in a cookie, so that later pages use the language. A cookie that stores only a language needs no consent. */
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
