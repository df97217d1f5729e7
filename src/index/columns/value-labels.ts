import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';

/** Use cases that are abbreviations, displayed in capital letters. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['asmr', 'ivr']);

export const labelOfProvider = (slug: string) => PROVIDER_FACTS.get(slug)?.name;
export const labelOfPreview = (value: string) => (value === 'true' ? 'with preview' : 'without preview');
export const labelOfUseCase = (slug: string) =>
  ABBREVIATIONS.has(slug) ? slug.toUpperCase() : slug.replaceAll('-', ' ');
