import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';

/** Use cases that are abbreviations, displayed in capital letters. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['asmr', 'ivr']);
const PREVIEW_LABELS: ReadonlyMap<string, string> = new Map([
  ['true', 'with preview'],
  ['false', 'without preview'],
]);

export const labelOfProvider = (slug: string) => PROVIDER_FACTS.get(slug)?.name;
export const labelOfPreview = (value: string) => PREVIEW_LABELS.get(value);
export const labelOfUseCase = (slug: string) =>
  ABBREVIATIONS.has(slug) ? slug.toUpperCase() : slug.replaceAll('-', ' ');
