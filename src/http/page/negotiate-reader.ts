import type { Request } from 'express';
import Negotiator from 'negotiator';
import { createReader, type Reader } from './reader.tsx';
import { isPageLanguage, PAGE_LANGUAGES, type PageLanguage, TEXT_LOADERS } from './texts/index.ts';

const readers = new Map<PageLanguage, Promise<Reader>>();

/** Returns the reader of a request: of the language in the parameter `ui`, or else of the best one in `Accept-Language`. */
export function negotiateReader(request: Request): Promise<Reader> {
  const { ui } = request.query;
  const asked = typeof ui === 'string' && isPageLanguage(ui) ? ui : undefined;
  return readerOf(asked ?? acceptedLanguage(request));
}

function acceptedLanguage(request: Request): PageLanguage {
  const [best] = new Negotiator(request).languages([...PAGE_LANGUAGES]);
  return isPageLanguage(best) ? best : 'en';
}

function readerOf(language: PageLanguage): Promise<Reader> {
  const known = readers.get(language);
  if (known) return known;
  const created = TEXT_LOADERS[language]().then((texts) => createReader(language, texts));
  readers.set(language, created);
  return created;
}
