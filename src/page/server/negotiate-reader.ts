import type { Request, Response } from 'express';
import Negotiator from 'negotiator';
import { loadReader, type Reader } from '../state/reader.tsx';
import { isPageLanguage, PAGE_LANGUAGES, type PageLanguage } from '../texts/index.ts';

/** Parameter of an address and cookie that hold the language that a reader has chosen. */
const CHOICE = 'ui';
const CHOICE_COOKIE = /(?:^|; ?)ui=([a-z]{2})(?:;|$)/;
/** Life of the cookie in ms. Browsers keep none for more than 400 days. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** Returns the reader of a request: of the language in the parameter `ui`, else of the one chosen before, else of the best in `Accept-Language`. */
export function negotiateReader(request: Request): Promise<Reader> {
  return loadReader(askedLanguage(request) ?? keptLanguage(request) ?? acceptedLanguage(request));
}

/** Keeps the language that an address asks for, so that the reader's next pages have it too. The cookie holds nothing else and needs no consent. */
export function keepLanguage(request: Request, response: Response): void {
  const asked = askedLanguage(request);
  if (asked === undefined || asked === keptLanguage(request)) return;
  const isSecure = request.secure;
  response.cookie(CHOICE, asked, { maxAge: KEPT_MS, sameSite: 'lax', httpOnly: true, secure: isSecure });
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
