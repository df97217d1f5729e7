import { defineCount } from './define-count.ts';
import type { Texts } from './texts.ts';

const LOCALE = 'en';
const voices = defineCount(LOCALE, { one: '# voice', other: '# voices' });

/** Texts of the page in English. The other languages have the same keys. */
export const en: Texts = {
  site: {
    name: 'Voice Directory',
    claim: 'Find and hear text-to-speech voices of every provider.',
    skip: 'Skip to the voices',
    docs: 'API reference',
    status: 'Status',
    favourites: 'Favourites',
    language: 'Language of this page',
    freshness: (count, providers, date) =>
      `${voices(count)} of ${defineCount(LOCALE, { one: '# provider', other: '# providers' })(providers)}, updated ${date}.`,
    stale: (providers) => `Out of date: ${providers}.`,
  },
  search: {
    label: 'Search voices',
    placeholder: 'British female, warm narration, Jenny…',
    submit: 'Search',
    filters: 'Filters',
    clearAll: 'Clear all filters',
    count: voices,
    nothing: 'No voice fits.',
    sort: 'Order',
    sorts: { relevance: 'Best match', name: 'Name', newest: 'Newest' },
    previous: 'Previous page',
    next: 'Next page',
    page: (from, to, total) => `${from} to ${to} of ${total}`,
    asRequest: 'This search as API request',
  },
  facets: {
    provider: 'Provider',
    language: 'Language',
    country: 'Country',
    accent: 'Accent',
    gender: 'Perceived gender',
    age: 'Age',
    styles: 'Style',
    use_cases: 'Use case',
    model: 'Model',
    has_preview: 'Sample',
    clear: (group) => `Clear ${group}`,
    find: (group) => `Find in ${group}`,
    withPreview: 'With a sample',
    withoutPreview: 'Without a sample',
    not: (value) => `not ${value}`,
  },
  voice: {
    notStated: 'gender not stated',
    model: (model) => `Model ${model}`,
    furtherLanguages: (languages) => `Also speaks ${languages}`,
    preview: 'Play a sample',
    noPreview: 'No sample',
    copy: 'Copy id',
  },
};
