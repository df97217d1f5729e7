import { TEXT_LOADERS } from './texts.ts';

export type PageLanguage = keyof typeof TEXT_LOADERS;

/** Languages of the page: one for each file in `data/page/`. The first language, English, is the default. */
export const PAGE_LANGUAGES = Object.keys(TEXT_LOADERS) as PageLanguage[];

export function isPageLanguage(language: string | null | undefined): language is PageLanguage {
  return PAGE_LANGUAGES.some((each) => each === language);
}
