import type { Context } from '../../app/snapshot/context.ts';
import { NotFoundError, UpstreamError } from '../../domain/errors.ts';
import { InferredField, type Origin, type StoredVoice } from '../../domain/voice.ts';
import { type Explanation, explainVoice } from '../../ingest/explain.ts';
import { withHttpClient } from '../../ingest/lists/http-client.ts';
import type { Provider } from '../../ingest/provider.ts';
import type { Action, CliIo, ExitCode, JsonOption } from '../io.ts';
import { printRows } from '../print-rows.ts';
import { withContext } from '../stored-voices.ts';

/** Prints how a voice's fields came about: the provider's record, the fields that each enrichment step set, and the unrecognized values. */
export const explain: Action<[id: string, JsonOption]> = (config, io, id, { json }) =>
  withContext<ExitCode>(config, async (context) => {
    const { openHttpClient, ...access } = context.ingestEnvironment;
    const provider = providerOf(id, access.providers);
    const explanation = await withHttpClient(openHttpClient, (httpClient) =>
      explainVoice(provider, id, { ...access, httpClient }, io.signal),
    ).catch(async (error: unknown) => {
      if (error instanceof UpstreamError && provider.isBundled !== false)
        io.err('SOURCES=bundled explains the bundled list.');
      throw await orRemoval(error, id, context);
    });
    if (json) io.out(JSON.stringify(explanation, undefined, 2));
    else print(explanation, io);
    return 0;
  });

/** @throws {NotFoundError} if the id does not start with the slug of a provider */
function providerOf(id: string, providers: readonly Provider[]): Provider {
  const slug = id.split('/', 1)[0];
  const provider = providers.find((each) => each.id === slug);
  if (provider) return provider;
  throw new NotFoundError(
    'voice_not_found',
    `No voice has the id ${id}: an id starts with its provider, one of ${providers.map((each) => each.id).join(', ')}.`,
  );
}

/** Adds the date of removal to a NotFoundError, if the stored snapshot has that date. All other errors are returned unchanged. */
async function orRemoval(fault: unknown, id: string, context: Context): Promise<unknown> {
  if (!(fault instanceof NotFoundError)) return fault;
  // The error of an unreadable store is ignored, because it would hide `fault`, the reason why the command failed.
  const snapshot = await context.ingestEnvironment.snapshots.readLatest().catch(() => undefined);
  const { removed_at, last_seen } = snapshot?.ledger[id] ?? {};
  if (removed_at === undefined) return fault;
  return new NotFoundError(
    'voice_removed',
    `${fault.message} It was removed on ${removed_at.slice(0, 10)}${last_seen ? `; its provider listed it last on ${last_seen.slice(0, 10)}` : ''}.`,
  );
}

function print(
  { source, record, stated, steps, voice, unresolved, contradictions }: Explanation,
  io: CliIo,
): void {
  io.out(`The record (${source} list):\n${JSON.stringify(record, undefined, 2)}\n`);
  io.out(`What it states:\n${JSON.stringify(stated, undefined, 2)}\n`);
  io.out('What is made of it:');
  printRows(
    io,
    steps.flatMap(({ step, set }) =>
      Object.entries(set).map(([field, value]) => ({
        step,
        field,
        value: typeof value === 'string' ? value : JSON.stringify(value),
        origin: originOf(voice, field),
      })),
    ),
  );
  for (const { field, value } of unresolved) io.out(`not understood: ${field} ${JSON.stringify(value)}`);
  for (const { field, values } of contradictions)
    io.out(`contradicted: the record states ${field} ${values.join(' and ')}; ${values[0]} is taken`);
}

/** Returns the origin of a field's value: `stated`, `derived` or `defaulted`. A field that is never derived or defaulted yields an empty text. */
function originOf({ provenance = {} }: StoredVoice, field: string): Origin | '' {
  return provenance[field as InferredField] ?? (INFERRED.has(field) ? 'stated' : '');
}

const INFERRED: ReadonlySet<string> = new Set(InferredField.options);
