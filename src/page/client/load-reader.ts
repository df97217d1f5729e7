import { createReader, type Reader } from '../state/reader.tsx';
import { isPageLanguage, TEXT_LOADERS } from '../texts/index.ts';

/** Loads the texts of the language in which the server has rendered the page. */
export async function loadReader(): Promise<Reader> {
  const { lang } = document.documentElement;
  const language = isPageLanguage(lang) ? lang : 'en';
  return createReader(language, await TEXT_LOADERS[language]());
}
