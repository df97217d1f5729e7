import { SearchQuery } from '../../domain/query.ts';
import type { Voice } from '../../domain/voice.ts';
import { JSON_ARRAY } from '../../http/voice-formats.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { listUnmeasured, measureRecordings } from '../../previews/measure/measure-recordings.ts';
import { openMeter } from '../../previews/measure/meter.ts';
import { openRecordingStore, type RecordingStore } from '../../previews/recording-store.ts';
import { findEspeakNg } from '../../previews/synthesis/espeak-ng.ts';
import { findFfmpeg } from '../../previews/synthesis/ffmpeg.ts';
import { type PlannedSpeech, planSpeech } from '../../previews/synthesis/plan-speech.ts';
import { speakAll } from '../../previews/synthesis/speak-all.ts';
import type { Synthesizer } from '../../previews/synthesis/synthesizer.ts';
import { withLease } from '../../storage/lease.ts';
import { runInBackground } from './run-in-background.ts';
import type { ServiceParts } from './service-parts.ts';

const WORDS = { busy: 'recording left to another process', failed: 'voices not recorded' };
/** Key of the lease (lock that expires) that a server holds while it records voices, so that two servers never record in one folder. */
const LEASE_KEY = 'lease.json';

type RecordingParts = Pick<ServiceParts, 'recording' | 'context' | 'catalog' | 'logger'>;

/** If eSpeak NG is installed, records missing previews of its voices, and measures the sound of all recordings. The promise never rejects. */
export function recordInBackground(
  { recording, context, catalog, logger }: RecordingParts,
  signal: AbortSignal,
): Promise<void> {
  async function record(): Promise<void> {
    const synthesizer = await findEspeakNg();
    if (!synthesizer || !recording) return;
    const [store, meter] = [await openRecordingStore(recording), await openMeter()];
    const speeches = planMissing(catalog.current, synthesizer, store);
    if (speeches.length + listUnmeasured(store, meter).length === 0) return;
    await withLease(recording, LEASE_KEY, String, async () => {
      const refresh = async () => context.previews.sources.folder?.refresh();
      await speak(speeches, store);
      await refresh();
      const measured = await measureRecordings(store, meter, { concurrency: 1, signal });
      logger.info({ measured, folder: store.location }, 'recordings measured');
      await refresh();
    });
  }

  async function speak(speeches: readonly PlannedSpeech[], store: RecordingStore): Promise<void> {
    if (speeches.length === 0) return;
    const options = { concurrency: 1, signal, encode: await findFfmpeg() };
    const { tallies, failures, unfit } = await speakAll(speeches, store, options);
    const [{ spoken = 0, seconds = 0 } = {}] = tallies;
    logger.info({ spoken, unfit, failures, seconds, folder: store.location }, 'voices recorded');
  }

  return runInBackground(record, WORDS, logger, signal);
}

/** Plans the recordings of a synthesizer's voices that have no preview. Languages with most voices come first, because most readers look for these. */
function planMissing(catalog: Catalog, synthesizer: Synthesizer, { recordings }: RecordingStore) {
  const { language = [] } = catalog.search(SearchQuery.parse({ facets: true, limit: 1 })).facets ?? {};
  const places = new Map(language.map(({ value }, at) => [value, at]));
  const silent = listSilent(catalog, synthesizer.provider);
  const unrecorded = silent.filter(({ id }) => !recordings.has(id));
  const placeOf = ({ language_name: name = '' }: Voice) => places.get(name) ?? places.size;
  return planSpeech(
    unrecorded.sort((a, b) => placeOf(a) - placeOf(b)),
    [{ synthesizer }],
  ).speeches;
}

/** Returns the provider's voices that have no preview (audio sample). */
function listSilent({ select, dump }: Catalog, provider: string): Voice[] {
  const ranks = select({ providers: provider, has_preview: false });
  return JSON.parse(Buffer.concat([...dump(JSON_ARRAY, ranks)]).toString());
}
