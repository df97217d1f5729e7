/**
 * Judges the answers of one engine over the bundled voices, and prints the judgements as JSON. With BENCH_CHECKOUT, the product of that
 * checkout is judged, by the cases of this one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Voice } from '../../src/domain/voice.ts';
import { type Answer, walk } from '../../test/ranking/golden-outcome.ts';
import { buildCatalog, readBundled } from '../product.ts';
import type { Judged } from './measure.ts';
import { buildMiniSearch } from './minisearch.ts';
import { TYPED_QUERIES } from './typed-queries.ts';
import { typingOf } from './typing.ts';
import { verdictsOn } from './verdicts.ts';

const PEERS: Readonly<Record<string, (voices: readonly Voice[]) => Answer | Promise<Answer>>> = {
  'minisearch-or': (voices) => buildMiniSearch(voices, 'OR'),
  'minisearch-and': (voices) => buildMiniSearch(voices, 'AND'),
  sqlite: async (voices) => (await import('./sqlite.ts')).buildSqlite(voices),
};

const ours = await openCatalog();
const everything = walk(ours, {});
const answer = (await PEERS[process.argv[2] ?? '']?.(everything)) ?? ours;
const judged: Judged = {
  verdicts: verdictsOn(answer, everything),
  typings: TYPED_QUERIES.map((typed) => typingOf(typed, answer)),
};
process.stdout.write(JSON.stringify(judged));

/** Returns the search of the service, over what an ingest of the bundled lists writes. */
async function openCatalog(): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-directory-bench-'));
  try {
    const catalog = await buildCatalog(await readBundled(folder), {
      rules: { topTier: { provider: 'deepgram', model: 'aura-2' } },
      hasPreview: ({ sample_url }) => sample_url !== undefined,
    });
    return catalog.search;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
