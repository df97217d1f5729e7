import { VoiceDirectoryError } from './errors.ts';
import type { components } from './openapi-types.ts';
import { backOffMs, wait } from './retry.ts';

type Voice = components['schemas']['Voice'];

/** One page of voices, with the version of the catalog that contains the voices. */
export interface VersionedPage {
  readonly voices: readonly Voice[];
  readonly hasMore: boolean;
  readonly version: string | null;
}

/** Settings for a catalog that is replaced while its pages of voices are read. */
export interface SwapOptions {
  /** Reaction: `restart` reads the new catalog from its first page; `throw` rejects with the error `catalog_changed`. */
  readonly onSwap: 'restart' | 'throw';
  readonly signal: AbortSignal;
}

/** Maximum number of restarts. Servers behind a load balancer may serve different catalogs for long. `scripts/docs/written.mjs` reads it. @public */
export const MAX_RESTARTS = 5;

/**
 * Yields all voices, page by page. If the catalog version changes, reading restarts at the first page: an offset in the old catalog is another
 * position in the new one. Voices already yielded are skipped, so that no voice is yielded twice.
 */
export async function* allVoices(
  readPage: (offset: number) => Promise<VersionedPage>,
  { onSwap, signal }: SwapOptions,
): AsyncGenerator<Voice, void, undefined> {
  const seen = new Set<string>();
  let version: string | null = null;
  let offset = 0;
  let restarts = 0;
  for (;;) {
    const page = await readPage(offset);
    if (offset > 0 && page.version !== version) {
      if (onSwap === 'throw' || restarts === MAX_RESTARTS) throw catalogChanged();
      if (restarts > 0) await wait(backOffMs(restarts), signal);
      restarts++;
      offset = 0;
      continue;
    }
    version = page.version;
    for (const voice of page.voices) {
      if (seen.has(voice.id)) continue;
      seen.add(voice.id);
      yield voice;
    }
    offset += page.voices.length;
    if (!page.hasMore || page.voices.length === 0) return;
  }
}

function catalogChanged(): VoiceDirectoryError {
  return new VoiceDirectoryError('catalog_changed', 'The catalog was replaced while its pages were read.');
}
