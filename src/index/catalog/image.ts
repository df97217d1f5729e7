import type { MeasuredSound } from '../../domain/heard.ts';
import { type CheckedVoice, withCheck } from '../../domain/sample-check.ts';
import { appearedOn, type Snapshot } from '../../domain/snapshot.ts';
import type { StoredVoice, Voice } from '../../domain/voice.ts';
import { buildEvents } from '../changes/build-events.ts';
import { createColumnsBuilder } from '../columns/build-column.ts';
import { buildColumnGroups } from '../columns/column-groups.ts';
import { buildValueCodes, type SpokenLocale } from '../columns/value-codes.ts';
import { buildValueDetails } from '../columns/value-details.ts';
import { languageNameOf } from '../columns/voice-values.ts';
import { buildRemoved } from '../similar/build-removed.ts';
import { buildAliases } from '../terms/aliases.ts';
import { buildTerms } from '../terms/build-terms.ts';
import { buildIds } from '../voices/build-ids.ts';
import { createOrderBuilder } from '../voices/build-order.ts';
import { buildStoredVoices } from '../voices/build-stored-voices.ts';
import { gradeSounds } from '../voices/grade-sounds.ts';
import { choosePlayedOrigins } from '../voices/played-origins.ts';
import { type ImageRules, rulesVersionOf } from './rules-version.ts';

export interface ImageOptions {
  readonly rules: ImageRules;
  /** Identifier of the content and settings from which the image is built; empty by default. */
  readonly key?: string;
  /** Reports whether a preview of the voice can be played, from any source. */
  readonly hasPreview: (voice: CheckedVoice) => boolean;
  /** Reports whether the operator has a recording of the voice. A preview from a recording counts as verified. */
  readonly hasRecording?: ((voice: StoredVoice) => boolean) | undefined;
  /** Returns the facts measured from the sound of the voice's preview; by default, nothing is measured. */
  readonly measuredOf?: ((voice: CheckedVoice) => MeasuredSound | undefined) | undefined;
  /** Version of the operator's recordings of voices; absent if there are no recordings. The result of `hasPreview` depends on the recordings. */
  readonly previewsVersion?: string | undefined;
  /** Identity of the program's release; by default the identity of the build. */
  readonly release?: string | undefined;
}

/** Fields that may differ between snapshots with the same content: the build time, the statuses of providers and the number of the snapshot. */
export type SnapshotNews = Readonly<Pick<Snapshot, 'builtAt' | 'providers' | 'seq'>>;

/** Index of a catalog that one thread can pass to another. Large structures are typed arrays, because their memory moves to a thread without a copy. */
export type CatalogImage = Readonly<ReturnType<typeof buildImage>>;

/** Returns the image with the build time, provider statuses and number of a later snapshot that has the same content. */
export function dateImage(image: CatalogImage, { builtAt, providers, seq }: SnapshotNews): CatalogImage {
  return { ...image, builtAt, providers, changes: { ...image.changes, builtAt, seq } };
}

/** Fields of a voice that depend on its preview. */
type Previewed = Pick<Voice, 'preview' | 'preview_on_page' | 'preview_verified' | 'heard'>;
const NO_PREVIEW: Previewed = {
  preview: false,
  preview_on_page: undefined,
  preview_verified: undefined,
  heard: undefined,
};

/** Builds the image of a snapshot, synchronously. @throws {Error} if two voices have the same id */
export function buildImage(snapshot: Snapshot, options: ImageOptions) {
  const { rules, hasPreview, hasRecording, measuredOf = () => undefined, previewsVersion } = options;
  const { release, key = '' } = options;
  const { version, voices, ledger, unknownFields = [] } = snapshot;
  const orderBuilder = createOrderBuilder(voices.length, rules.topTier);
  const columnsBuilder = createColumnsBuilder(voices.length);
  const locales = new Map<string, SpokenLocale>();
  const played = choosePlayedOrigins(voices);
  const sampleChecks = new Map(Object.entries(snapshot.sampleChecks ?? {}));
  // The result of a check is looked up once per voice, because hashing the URL of a sample takes long.
  const checked = voices.map((voice) => withCheck(voice, sampleChecks));
  const heardOf = gradeSounds(checked, measuredOf);
  const previewed = checked.map((voice): Previewed => {
    if (!hasPreview(voice)) return NO_PREVIEW;
    const isPlayed =
      played.admits(voice) || hasPreview({ ...voice, sample_url: undefined, sample_check: undefined });
    return {
      preview: true,
      preview_on_page: isPlayed ? undefined : false,
      preview_verified: voice.sample_check?.state === 'playable' || hasRecording?.(voice) === true,
      heard: heardOf(voice),
    };
  });
  // A single loop feeds both builders, because fetching a million voices from memory takes longer than the builders' work on them.
  for (const [position, stored] of voices.entries()) {
    const voice = { ...stored, ...previewed[position] };
    const entry = ledger[stored.id];
    orderBuilder.add(voice, entry && appearedOn(entry));
    columnsBuilder.add(voice);
    addLocales(locales, stored);
  }
  const order = orderBuilder.finish();
  const columns = columnsBuilder.finish(order.positions);
  const spoken = [...locales.values()];
  const own = { sample_url: undefined, sample_derived: undefined, provenance: undefined };
  const hidden = Object.fromEntries(unknownFields.map((field) => [field, undefined]));
  // Fields that are not published are set to undefined, because `delete` is slow.
  const publishedAt = (position: number) =>
    ({ ...voices[position], ...previewed[position], ...own, ...hidden }) as Voice;
  const valueCodes = buildValueCodes(columns, spoken);
  return {
    version,
    /** Identifier of the content and settings of the index. Catalogs with equal keys differ only in the fields of {@link SnapshotNews}. */
    key,
    builtAt: snapshot.builtAt,
    providers: snapshot.providers,
    removed: buildRemoved(ledger),
    changes: buildEvents(snapshot),
    /** Version of the operator's recordings of voices; undefined if there are none. The field `preview` of a voice depends on the recordings. */
    previewsVersion,
    /** Hash of the release and the {@link ImageRules}. A new release or a different setting may change responses although no voice changed. */
    rulesVersion: rulesVersionOf(rules, release),
    /** Results of the checks of the voices' samples, by URL. */
    sampleChecks,
    /** Origins from which web pages play samples, by provider. */
    sampleOrigins: played.origins,
    orders: order.orders,
    columns,
    columnGroups: buildColumnGroups(columns, voices.length),
    valueCodes,
    valueDetails: buildValueDetails(columns, valueCodes),
    ids: buildIds(voices, order.ranks),
    voices: buildStoredVoices(voices, order.positions, publishedAt),
    terms: buildTerms(columns, buildAliases(spoken)),
  };
}

/** Adds the locales that a voice speaks. A native locale replaces an earlier entry, because entries of additional languages lack a country name. */
function addLocales(locales: Map<string, SpokenLocale>, voice: StoredVoice): void {
  locales.set(voice.language, voice);
  for (const language of voice.other_languages ?? [])
    if (!locales.has(language)) locales.set(language, { language, language_name: languageNameOf(language) });
}
