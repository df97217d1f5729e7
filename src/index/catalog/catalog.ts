import type { ChangeFeedQuery, ChangeKind, ChangesQuery } from '../../domain/changes.ts';
import type { CompleteQuery, CompletionResponse } from '../../domain/completion.ts';
import { NotFoundError } from '../../domain/errors.ts';
import type { MetadataResponse } from '../../domain/metadata.ts';
import type { ModelListResponse, ModelsQuery } from '../../domain/model.ts';
import { SearchQuery, type VoiceFilters } from '../../domain/query.ts';
import { type CheckedVoice, withCheck } from '../../domain/sample-check.ts';
import type { LedgerEntry, Snapshot } from '../../domain/snapshot.ts';
import type { Voice } from '../../domain/voice.ts';
import type { MissingVoice, VoiceListResponse } from '../../domain/voice-list.ts';
import { lazy } from '../../lib/lazy.ts';
import { createIdentify, type Identify } from '../answer/identify.ts';
import { createModelList } from '../answer/list-models.ts';
import { buildMetadata } from '../answer/metadata.ts';
import { createPageWriter } from '../answer/page-json.ts';
import { createSearch, withNotes } from '../answer/search.ts';
import { createSelect } from '../answer/select-ranks.ts';
import { createDigests, type DigestPage } from '../changes/digest-changes.ts';
import { openEvents } from '../changes/events.ts';
import { createChangeList } from '../changes/list-changes.ts';
import { createComplete } from '../complete/complete.ts';
import { createMissingExplainer, createMissingFinder } from '../ids/missing-ids.ts';
import { createConditions } from '../match/resolve-conditions.ts';
import { type CatalogParts, openParts } from '../parts.ts';
import { loadLexicon } from '../text/lexicon.ts';
import { createDump, type DumpVoices } from '../voices/dump-voices.ts';
import { buildImage, type CatalogImage, dateImage, type ImageOptions, type SnapshotNews } from './image.ts';
import { type StaleRule, statusNow } from './staleness.ts';

/** The hits of a search for an unknown id are proposed in place of the id only if there are at most this many. */
const MAX_ALIKE = 12;

/** One page of the voices (or groups of voices) that a query finds. */
export interface VoicePage {
  /** The response as JSON in UTF-8. */
  readonly json: Buffer;
  /** Number of voices on all pages; for a query with `count_by`, number of groups on all pages. */
  readonly listed: number;
  /** Page size of the response. The page size may be lower than the requested limit. */
  readonly limit: number;
  readonly offset: number;
}

/** A catalog is an immutable index of all voices of one snapshot. A new snapshot gets a new catalog. */
export interface Catalog
  extends Pick<
    CatalogImage,
    'version' | 'key' | 'builtAt' | 'previewsVersion' | 'rulesVersion' | 'sampleOrigins'
  > {
  /** Name of the catalog's state in ETags: letters, digits, `-`, `~`. Catalogs of the same generation give the same responses. */
  readonly generation: string;
  readonly metadata: MetadataResponse;
  /** @throws {BadInputError} here and in {@link searchJson}, if `similar_to` is not the id of a current or removed voice */
  search(query: SearchQuery): VoiceListResponse;
  /** Returns the response of {@link search} as JSON. `notes` are put before the search's own notes. */
  searchJson(query: SearchQuery, notes?: readonly string[]): VoicePage;
  /** Returns the values and voices that may complete the last words of a text. The first call for a catalog builds an index of names. */
  complete(query: CompleteQuery): CompletionResponse;
  /** @throws {NotFoundError} `voice_removed` if the voice's provider no longer lists the voice, else `voice_not_found` */
  find(id: string): CheckedVoice;
  /** Returns the voices that a text means. The text is an id in any form, or a name with or without a provider. */
  readonly identify: Identify;
  /** Returns the models of the providers, each with its lifecycle stage on the day on which the snapshot was built. */
  listModels(query: ModelsQuery): ModelListResponse;
  /** Returns one combined change per voice since `query.since`, as JSON in UTF-8. @throws {HistoryGoneError} if the log does not cover `since` */
  changesJson(query: ChangesQuery): Buffer;
  /** Number of the catalog's snapshot. */
  readonly seq: number;
  /** Counts the events of each kind in the change log after the snapshot with number `seq`. */
  countEvents(seq: number): Readonly<Record<ChangeKind, number>>;
  /** Returns the events of the change log grouped by snapshot and provider, newest first. */
  digestChanges(query: ChangeFeedQuery): DigestPage;
  /** Returns the ids of the best replacements of a deprecated or retired voice, the voice's successor first; undefined for any other voice. */
  findReplacements(voice: Voice): readonly string[] | undefined;
  /** Returns the history of a voice that its provider no longer lists. Returns undefined for the id of any other voice, and for an unknown id. */
  findRemoved(id: string): LedgerEntry | undefined;
  /** Returns the published fields of a voice as JSON in UTF-8. @throws {NotFoundError} as {@link find} does */
  findJson(id: string): Buffer;
  /** Returns the ranks of all voices that pass the filters, in the order of a search. With `isWhole`, retired voices are included. */
  select(filters: VoiceFilters, isWhole?: boolean): readonly number[];
  /** Writes the voices with the given ranks in a file format. Catalogs that differ only in their provider statuses share this function. */
  readonly dump: DumpVoices;
  /** Returns a catalog with the build time, provider statuses and number of a later snapshot. Both catalogs share all indexes. */
  renew(news: SnapshotNews): Catalog;
}

/** Builds a catalog in this thread. @throws {Error} if the snapshot lists a voice twice */
export async function buildCatalog(
  snapshot: Snapshot,
  options: ImageOptions,
  lexicon = loadLexicon(),
): Promise<Catalog> {
  return openCatalog(buildImage(snapshot, options), lexicon);
}

/** Opens a catalog image (the stored index of a catalog). If the image lacks MiniSearch's index of words, this index is built. */
export async function openCatalog(
  image: CatalogImage,
  lexicon = loadLexicon(),
  omitted?: ReadonlySet<string>,
): Promise<Catalog> {
  return toCatalog(image, openParts(image, await lexicon, omitted));
}

function toCatalog(image: CatalogImage, parts: CatalogParts): Catalog {
  const { version, key, builtAt, previewsVersion, rulesVersion, sampleChecks, sampleOrigins } = image;
  const { ids, voices, orders } = parts;
  const resolve = createConditions(parts);
  const search = createSearch(parts, resolve);
  const explainMissing = createMissingExplainer(parts);
  const findMissing = createMissingFinder(parts, explainMissing);
  const metadata = lazy(() => buildMetadata(image, parts));
  const writePage = createPageWriter(voices);
  const events = openEvents(image.changes, ids.rankOf);
  const searchJson = (query: SearchQuery, notes: readonly string[] = []): VoicePage => {
    const { missing, notes: missingNotes } = findMissing(query);
    const hits = withNotes(search(query), [...notes, ...missingNotes]);
    const { listed, limit, offset } = hits;
    return { json: writePage(hits, missing, query.fields), listed, limit, offset };
  };

  function rankOf(id: string): number {
    const rank = ids.rankOf(id);
    if (rank === undefined) throw notFound(explainMissing(id));
    return rank;
  }

  return Object.freeze<Catalog>({
    version,
    key,
    builtAt,
    previewsVersion,
    rulesVersion,
    generation: generationOf(image),
    sampleOrigins,
    get metadata() {
      return metadata();
    },
    search: (query) => JSON.parse(searchJson(query).json.toString()),
    searchJson,
    complete: createComplete(parts, resolve),
    find: (id) => withCheck(voices.read(rankOf(id)), sampleChecks),
    identify: createIdentify(parts, explainMissing, (text, status) => {
      const { ranks, total } = search(SearchQuery.parse({ search: text, status }));
      return total <= MAX_ALIKE ? ranks : [];
    }),
    listModels: createModelList(parts, builtAt.slice(0, 10)),
    seq: events.seq,
    countEvents: events.countAfter,
    changesJson: createChangeList(parts, events, version),
    digestChanges: createDigests(parts, events),
    findReplacements: (voice) => {
      if (voice.status !== 'deprecated' && voice.status !== 'retired') return undefined;
      return parts.removedVoices.replacementsFor(voice).map((rank) => voices.read(rank).id);
    },
    findRemoved: (id) => parts.removedVoices.find(id)?.entry,
    findJson: (id) => Buffer.from(voices.viewJson(rankOf(id))),
    select: createSelect(parts, resolve),
    dump: createDump(voices, orders.voiceCount),
    renew: (news) => toCatalog(dateImage(image, news), parts),
  });
}

/** Returns the catalog with the provider statuses of this moment. If no status has changed, the same catalog is returned. */
export function withStatusNow(catalog: Catalog, rule: StaleRule): Catalog {
  const stored = catalog.metadata.provider_status;
  const current = stored.map((status) => statusNow(status, rule));
  if (current.every((status, at) => status === stored[at])) return catalog;
  const metadata = { ...catalog.metadata, provider_status: current };
  // The number of stale providers identifies the statuses, because a stale provider stays stale until the next snapshot.
  const staleCount = current.filter(({ stale }) => stale).length;
  return Object.freeze({ ...catalog, metadata, generation: `${generationOf(catalog)}~${staleCount}` });
}

/**
 * Returns the name of a catalog's state in ETags. The name joins everything that can change responses:
 *
 *     version           hash of the voices
 *     builtAt           time of the snapshot, because the status of a provider can change while no voice changes
 *     rulesVersion      hash of the release and of the settings in `ImageRules`, because both can change when the service restarts
 *     previewsVersion   version of the operator's recordings, because the field `preview` depends on the recordings
 */
function generationOf({ version, builtAt, rulesVersion, previewsVersion }: CatalogImage | Catalog): string {
  const parts = [version, Date.parse(builtAt).toString(36), rulesVersion, previewsVersion];
  return parts.filter((part) => part !== undefined).join('-');
}

function notFound({ reason, removed_at, replacements }: MissingVoice): NotFoundError {
  if (reason === 'removed')
    return new NotFoundError(
      'voice_removed',
      `Its provider no longer lists this voice; it was removed on ${removed_at}.`,
      replacements,
    );
  return new NotFoundError(
    'voice_not_found',
    'No voice has this id. Ids come from the voices operation, for example "azure/en-US-JennyNeural".',
    replacements,
  );
}
