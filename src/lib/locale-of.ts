import { memoize } from './memoize.ts';

/**
 * Returns the parsed locale of a language tag. Locales are memoized, because parsing the 1,300 tags of a catalog takes 15 ms and a dozen index
 * structures need the locales. @throws {RangeError} if the text is not a language tag
 */
export const localeOf = memoize((tag: string) => new Intl.Locale(tag));
