import { NotFoundError } from '../domain/errors.ts';
import type { MetadataResponse } from '../domain/metadata.ts';
import type { SearchQuery } from '../domain/query.ts';
import type { LedgerEntry, Snapshot } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { VoiceListResponse } from '../domain/voice-list.ts';
import { openColumns } from './columns/columns.ts';
import { buildImage, type CatalogImage, type ImageOptions } from './image.ts';
import { buildFilters } from './queries/filters.ts';
import { buildMetadata } from './queries/metadata.ts';
import { buildMissing } from './queries/missing-ids.ts';
import { createPageWriter } from './queries/page-json.ts';
import { createSearch } from './queries/search.ts';
import { buildSimilar } from './queries/similar.ts';
import { buildSuggest } from './queries/suggest.ts';
import { buildTextSearch } from './queries/text-search.ts';
import { createScorer } from './ranking/ranker.ts';
import { createScratch } from './structures/scratch.ts';
import { openVocabulary } from './terms/vocabulary.ts';
import { buildLocaleFinder } from './text/locale-match.ts';
import { createPace } from './time-slicer.ts';
import { openIds } from './voices/ids.ts';
import { openVoices } from './voices/stored-voices.ts';

/** All voices of one snapshot, ready to be searched. Never changes: the next snapshot makes the next catalog. */
export interface Catalog {
  /** Hash of the voices. */
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  readonly metadata: MetadataResponse;
  search(query: SearchQuery): VoiceListResponse;
  /** The same response as JSON text in UTF-8, made without a single voice object. */
  searchJson(query: SearchQuery): Buffer;
  /** @throws {NotFoundError} `voice_removed` for an id the ledger knows, else `voice_not_found` */
  find(id: string): StoredVoice;
}

/** Builds a catalog whole. @throws {Error} where the snapshot lists a voice twice */
export async function buildCatalog(snapshot: Snapshot, options: ImageOptions): Promise<Catalog> {
  return openCatalog(buildImage(snapshot, options));
}

/** Makes an image ready to be searched. What is left to do grows with the distinct values only, and gives way to requests. */
export async function openCatalog(image: CatalogImage): Promise<Catalog> {
  const pace = createPace();
  // Where the image comes from another thread, to take it over was enough for this turn.
  await pace.nextTurn();
  const { version, builtAt, orders, removed } = image;
  const scratch = createScratch(orders.voiceCount);
  const voices = openVoices(image);
  const ids = openIds(image, voices.readText);
  const columns = await openColumns(image, pace);
  const findLocales = buildLocaleFinder(columns.locale.values);
  const vocabulary = await openVocabulary(columns, image.terms, findLocales, pace);
  const filters = buildFilters(columns, image.lookups, scratch, ids.rankOfListed, findLocales);
  await pace.breathe();
  const scorer = createScorer(columns, orders.tierCount, scratch);
  const text = buildTextSearch(columns, vocabulary, ids, scorer, scratch);
  const similar = buildSimilar(columns, ids, voices, removed, scorer, scratch);
  const suggest = buildSuggest(image.proposals, vocabulary, scratch);
  const search = createSearch(columns, filters, text, similar, suggest, orders, scratch);
  const pages = createPageWriter(voices);
  const missingFrom = buildMissing(ids, removed, similar, voices, orders.voiceCount);
  const searchJson = (query: SearchQuery) => pages.write(search(query), missingFrom(query));

  return Object.freeze<Catalog>({
    version,
    builtAt,
    metadata: buildMetadata(image, columns),
    search: (query) => JSON.parse(searchJson(query).toString()),
    searchJson,
    find: (id) => {
      const rank = ids.rankOf(id);
      if (rank === undefined) throw notFound(removed.get(id));
      return voices.read(rank);
    },
  });
}

function notFound(entry: LedgerEntry | undefined): NotFoundError {
  if (entry?.removed_at)
    return new NotFoundError(
      'voice_removed',
      `Its provider no longer lists this voice; it was removed on ${entry.removed_at}.`,
    );
  return new NotFoundError(
    'voice_not_found',
    'No voice has this id. Ids come from the voices operation, for example "azure/en-US-JennyNeural".',
  );
}
