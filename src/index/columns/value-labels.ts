import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import type { ColumnName } from './schema.ts';

/** Use cases that are abbreviations. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['asmr', 'ivr']);
const PREVIEW_LABELS: ReadonlyMap<string, string> = new Map([
  ['true', 'with preview'],
  ['false', 'without preview'],
]);

/** Labels of values by column, for the columns whose values are no text to show. */
const LABELS: Readonly<Partial<Record<ColumnName, (value: string) => string | undefined>>> = {
  provider: (slug) => PROVIDER_FACTS.get(slug)?.name,
  preview: (value) => PREVIEW_LABELS.get(value),
  use_case: (slug) => (ABBREVIATIONS.has(slug) ? slug.toUpperCase() : slug.replaceAll('-', ' ')),
};

/** Returns the text to show for a value: `customer-service` → customer service. Undefined if the value itself is the text. */
export function labelOf(column: ColumnName, value: string): string | undefined {
  const label = LABELS[column]?.(value);
  return label === value ? undefined : label;
}
