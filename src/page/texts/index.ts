import type { Texts } from './texts.ts';

/** Languages of the page, each with the file of its texts, which a browser loads on demand. The first is the default. */
export const TEXT_LOADERS = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  ja: async () => (await import('./ja.ts')).ja,
  ar: async () => (await import('./ar.ts')).ar,
} satisfies Record<string, () => Promise<Texts>>;
export type PageLanguage = keyof typeof TEXT_LOADERS;

export const PAGE_LANGUAGES = Object.keys(TEXT_LOADERS) as PageLanguage[];

/** Returns whether the page has texts in a language. */
export function isPageLanguage(language: string | null | undefined): language is PageLanguage {
  return PAGE_LANGUAGES.some((each) => each === language);
}
