import type { Ledger, LedgerEntry, ProviderStatus, Snapshot } from '../domain/snapshot.ts';
import type { StoredVoice, Voice } from '../domain/voice.ts';
import type { ColumnImage } from './columns/build-column.ts';
import { createColumnsBuilder } from './columns/build-columns.ts';
import type { ColumnName } from './columns/schema.ts';
import { buildAliases } from './terms/aliases.ts';
import { type AllProposals, buildProposals } from './terms/build-did-you-mean.ts';
import { buildTerms, type TermsImage } from './terms/build-terms.ts';
import { buildLookups, type Lookups } from './terms/filter-values.ts';
import { createIdsBuilder, type IdsImage } from './voices/build-ids.ts';
import { createRankingBuilder, type Orders, type TopTier } from './voices/build-order.ts';
import { createVoiceBlockBuilder, type VoiceBlock } from './voices/build-stored-voices.ts';

export interface ImageOptions {
  readonly topTier: TopTier;
  /** Whether a preview of the voice can be played, from wherever. */
  readonly hasPreview: (voice: StoredVoice) => boolean;
}

/** A locale of some voices, and what they call it. */
export type SpokenLocale = Pick<StoredVoice, 'language' | 'language_name' | 'country_name'>;

/**
 * Everything of a catalog, in texts and typed arrays as far as it grows with its voices: whoever takes it over from
 * another thread has little left to do.
 */
export interface CatalogImage {
  readonly version: string;
  readonly builtAt: string;
  readonly providers: readonly ProviderStatus[];
  /** What the ledger knows of voices that are gone. */
  readonly removed: ReadonlyMap<string, LedgerEntry>;
  readonly orders: Orders;
  readonly columns: Readonly<Record<ColumnName, ColumnImage>>;
  readonly ids: IdsImage;
  readonly block: VoiceBlock;
  /** The words that values are searched by, what filters know them as, and what may be proposed for others. */
  readonly terms: TermsImage;
  readonly lookups: Lookups;
  readonly proposals: AllProposals;
}

/** Builds all of it in one go. @throws {Error} where two voices have the same id */
export function buildImage(snapshot: Snapshot, { topTier, hasPreview }: ImageOptions): CatalogImage {
  const { version, builtAt, providers, voices } = snapshot;
  const ranker = createRankingBuilder(voices.length, topTier);
  const ids = createIdsBuilder(voices.length);
  const columns = createColumnsBuilder(voices.length);
  const block = createVoiceBlockBuilder(voices.length);
  const locales = new Map<string, SpokenLocale>();
  // All at once, and in the order in which they lie in memory: for a million voices, getting hold of them takes longer than the work.
  for (const stored of voices) {
    const voice = publish(stored, hasPreview);
    ranker.add(voice);
    columns.add(voice);
    ids.add(voice, block.add(voice, stored));
    locales.set(voice.language, voice);
  }
  const ranking = ranker.finish();
  const { places, orders } = ranking;
  const columnImages = columns.finish(places);
  const aliasesOf = buildAliases([...locales.values()]);
  return {
    version,
    builtAt,
    providers,
    removed: removedIn(snapshot.ledger),
    orders,
    columns: columnImages,
    ids: ids.finish(ranking),
    block: block.finish(places),
    terms: buildTerms(columnImages, aliasesOf),
    lookups: buildLookups(columnImages, aliasesOf),
    proposals: buildProposals(columnImages, aliasesOf),
  };
}

/** What clients see. What is undefined is not written; to leave it out of the copy would take several times as long. */
function publish(stored: StoredVoice, hasPreview: ImageOptions['hasPreview']): Voice {
  return { ...stored, preview: hasPreview(stored), sample_url: undefined, provenance: undefined } as Voice;
}

function removedIn(ledger: Ledger): Map<string, LedgerEntry> {
  return new Map(Object.entries(ledger).filter(([, { removed_at }]) => removed_at !== undefined));
}
