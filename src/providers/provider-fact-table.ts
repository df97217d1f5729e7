import type { ProviderDetails } from '../domain/metadata.ts';

/**
 * Facts about one provider, each known from a document: a fact that no document states is absent. `source` is the page
 * that states the request fields, `checked` the date on which the facts were last compared with the documents.
 */
export interface ProviderFacts
  extends Omit<ProviderDetails, 'provider' | 'deployment' | 'open_weights' | 'speech'> {
  readonly source: string;
  readonly checked: string;
}

/** Facts by the slug of the provider. */
export type ProviderFactTable = Readonly<Record<string, ProviderFacts>>;
