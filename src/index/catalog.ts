import { setImmediate as nextTurn } from 'node:timers/promises';
import { NotFoundError } from '../domain/errors.ts';
import type { MetadataResponse } from '../domain/metadata.ts';
import type { SearchQuery } from '../domain/query.ts';
import type { Ledger, Snapshot } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { VoiceListResponse } from '../domain/voice-list.ts';
import { buildAliases } from './aliases.ts';
import { buildColumns } from './columns.ts';
import { buildFilters } from './filters.ts';
import { buildIds } from './ids.ts';
import { entryOf } from './ledger-entry.ts';
import { buildMetadata } from './metadata.ts';
import { buildMissing } from './missing.ts';
import { createPageWriter, envelope, toPublicVoice } from './pages.ts';
import { rankVoices, type TopTier } from './rank.ts';
import { createScorer } from './scorer.ts';
import { createSearch } from './search.ts';
import { buildSimilar } from './similar.ts';
import { buildSuggest } from './suggest.ts';
import { buildTextSearch } from './text-search.ts';
import { buildVocabulary } from './vocabulary.ts';

export interface CatalogOptions {
  readonly topTier: TopTier;
  /** Whether a preview of the voice can be played, from wherever. */
  readonly hasPreview: (voice: StoredVoice) => boolean;
}

/** All voices of one snapshot, ready to be searched. Never changes: the next snapshot makes the next catalog. */
export interface Catalog {
  /** Hash of the voices. */
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  readonly metadata: MetadataResponse;
  search(query: SearchQuery): VoiceListResponse;
  /** The same response as JSON text in UTF-8, made without touching a single voice object. */
  searchJson(query: SearchQuery): Buffer;
  /** @throws {NotFoundError} `voice_removed` for an id the ledger knows, else `voice_not_found` */
  find(id: string): StoredVoice;
}

/** Builds a catalog whole, giving way to requests between the parts. */
export async function buildCatalog(snapshot: Snapshot, options: CatalogOptions): Promise<Catalog> {
  const breathe = () => nextTurn(undefined);
  const ranked = rankVoices(withPreviews(snapshot.voices, options), options.topTier);
  await breathe();
  const columns = await buildColumns(ranked.voices, breathe);
  const aliasesOf = buildAliases(ranked.voices);
  await breathe();
  const vocabulary = await buildVocabulary(columns, aliasesOf);
  const ids = buildIds(ranked.voices);
  await breathe();
  const filters = buildFilters(columns, aliasesOf, ranked.voices.length, ids.rankOf);
  const scorer = createScorer(columns, ranked.voices.length);
  const text = buildTextSearch(columns, vocabulary, ids, ranked, scorer);
  const similar = buildSimilar(columns, ids, ranked, snapshot.ledger, scorer);
  const suggest = await buildSuggest(columns, aliasesOf, vocabulary, ranked.voices.length);
  const search = createSearch(columns, filters, text, similar, suggest, ranked);
  await breathe();
  const voices = ranked.voices.map(toPublicVoice);
  const pages = createPageWriter(voices);
  const missingFrom = buildMissing(ids, snapshot.ledger, similar, voices);

  return Object.freeze<Catalog>({
    version: snapshot.version,
    builtAt: snapshot.builtAt,
    metadata: buildMetadata(snapshot, columns),
    search: (query) => {
      const hits = search(query);
      return {
        voices: hits.ranks.flatMap((rank) => voices[rank] ?? []),
        ...envelope(hits, missingFrom(query)),
      };
    },
    searchJson: (query) => pages.write(search(query), missingFrom(query)),
    find: (id) => {
      const rank = ids.rankOf(id);
      const voice = rank === undefined ? undefined : ranked.voices[rank];
      if (!voice) throw notFound(id, snapshot.ledger);
      return voice;
    },
  });
}

function withPreviews(
  voices: readonly StoredVoice[],
  { hasPreview }: CatalogOptions,
): readonly StoredVoice[] {
  return voices.map((voice) => ({ ...voice, preview: hasPreview(voice) }));
}

function notFound(id: string, ledger: Ledger): NotFoundError {
  const removedAt = entryOf(ledger, id)?.removed_at;
  if (removedAt)
    return new NotFoundError(
      'voice_removed',
      `Its provider no longer lists this voice; it was removed on ${removedAt}.`,
    );
  return new NotFoundError(
    'voice_not_found',
    'No voice has this id. Ids come from the voices operation, for example "azure/en-US-JennyNeural".',
  );
}
