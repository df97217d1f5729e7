import { createParameterReader } from '../../domain/parameters.ts';
import { VoiceFilters } from '../../domain/query.ts';
import { CSV, JSON_ARRAY, NDJSON, type VoiceFormat } from '../../http/voice-formats.ts';
import type { Action } from '../io.ts';
import type { ExportFormat } from '../option-values.ts';
import { type SearchOptions, toParameters } from '../search-options.ts';
import { readCatalog } from '../stored-voices.ts';
import { writeChunks } from '../write-file.ts';

const FORMATS: Readonly<Record<ExportFormat, VoiceFormat>> = { ndjson: NDJSON, csv: CSV, json: JSON_ARRAY };

interface ExportOptions {
  readonly format: ExportFormat;
  readonly output?: string;
}

/** Writes the voices of the stored snapshot in the default order of listings. If no snapshot is stored, the bundled catalog is written. */
export const exportVoices: Action<[ExportOptions & SearchOptions]> = async (
  config,
  io,
  { format, output, ...options },
) => {
  const filters = createParameterReader(VoiceFilters)(toParameters(options));
  const catalog = await readCatalog(config, io);
  const ranks = catalog.select(filters, true);
  const chunks = untilStopped(catalog.dump(FORMATS[format], ranks), io.signal);
  if (output === undefined) {
    for (const chunk of chunks) if (!(await io.write(chunk))) break;
    return 0;
  }
  await writeChunks(output, chunks);
  io.err(`${ranks.length} voices written to ${output}`);
  return 0;
};

/** Yields the chunks of an export. @throws the abort reason of `signal` once the process is asked to stop */
function* untilStopped(chunks: Iterable<Buffer>, signal: AbortSignal): Generator<Buffer> {
  for (const chunk of chunks) {
    signal.throwIfAborted();
    yield chunk;
  }
}
