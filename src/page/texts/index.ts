import type { Texts } from './texts.ts';

/** Functions that load a page's texts, by language. `npm run build` compiles the texts from `data/page/`. The first language is the default. */
export const TEXT_LOADERS = {
  en: async () => (await import('#page-texts/en')).texts,
  de: async () => (await import('#page-texts/de')).texts,
  es: async () => (await import('#page-texts/es')).texts,
  fr: async () => (await import('#page-texts/fr')).texts,
  ja: async () => (await import('#page-texts/ja')).texts,
  ar: async () => (await import('#page-texts/ar')).texts,
} satisfies Record<string, () => Promise<Texts>>;
export type PageLanguage = keyof typeof TEXT_LOADERS;

export const PAGE_LANGUAGES = Object.keys(TEXT_LOADERS) as PageLanguage[];

export function isPageLanguage(language: string | null | undefined): language is PageLanguage {
  return PAGE_LANGUAGES.some((each) => each === language);
}
