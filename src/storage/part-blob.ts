import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import { LedgerEntry, type ProviderPart } from '../domain/snapshot.ts';
import { StoredVoice } from '../domain/voice.ts';
import { orUndefined } from '../lib/or-undefined.ts';
import { hashedText, jsonOfVoice, toVersion } from './snapshot-version.ts';

/*
 * A part blob contains the voices of one provider and their history as gzipped NDJSON: one line per voice id, sorted by id.
 *
 *     {"id":"azure/a","first_seen":"2026-11-22T06:00:00.000Z","voice":{"id":"azure/a",…}}
 *     {"id":"azure/b","first_seen":"2026-11-22","removed_at":"…","last_known":{"id":"azure/b",…}}
 *
 * Lines are written and parsed as a stream, because one string of all voices could exceed V8's maximum string length.
 */

export type PartContent = Pick<ProviderPart, 'voices' | 'ledger'>;

/**
 * Line of a part blob: the ledger entry of one voice id, and the voice if it is served. Fields that only a newer release knows are allowed. In
 * `provenance`, keys and values of a newer release are allowed too.
 */
const Line = LedgerEntry.extend({
  id: z.string(),
  voice: StoredVoice.extend({ provenance: z.record(z.string(), z.string()).optional() })
    .loose()
    .optional(),
});

/** Number of lines of a part blob that are written at once: some tens of kilobytes. */
const LINES_PER_CHUNK = 64;
const NEWLINE = 10;

export async function encodePart(content: PartContent) {
  const all = createHash('sha256');
  const voices = createHash('sha256');
  const gzip = createGzip();
  const body = await pipeline(Readable.from(chunkLines(content, { all, voices })), gzip, buffer);
  return {
    body,
    /** Hash of the part's uncompressed content; the key of the blob contains this hash. */
    hash: toVersion(all),
    voicesVersion: toVersion(voices),
    /** Size of the part's uncompressed content in bytes. */
    bytes: gzip.bytesWritten,
  };
}

function* chunkLines(content: PartContent, hashes: { readonly all: Hash; readonly voices: Hash }) {
  let chunk = '';
  let lines = 0;
  for (const { line, voiceText } of linesOf(content)) {
    if (voiceText) hashes.voices.update(voiceText);
    chunk += line;
    if (++lines % LINES_PER_CHUNK === 0) {
      hashes.all.update(chunk);
      yield chunk;
      chunk = '';
    }
  }
  hashes.all.update(chunk);
  yield chunk;
}

function* linesOf({ voices, ledger }: PartContent) {
  const byId = new Map(voices.map((voice) => [voice.id, voice]));
  for (const id of [...new Set([...byId.keys(), ...Object.keys(ledger)])].sort()) {
    const entry = ledger[id];
    const voice = byId.get(id);
    const history = JSON.stringify({ id, ...entry });
    if (!voice) yield { line: `${history}\n` };
    else {
      const json = jsonOfVoice(voice);
      const line = `${history.slice(0, -1)},"voice":${json}}\n`;
      yield { line, voiceText: hashedText(voice, entry, json) };
    }
  }
}

/** Decodes a part blob into voices and ledger. Invalid lines are skipped and counted. @throws {Error} if the body is not gzipped */
export async function decodePart(body: Uint8Array) {
  const unknownFields = new Set<string>();
  const voices: StoredVoice[] = [];
  const ledger: Record<string, LedgerEntry> = Object.create(null);
  let broken = 0;
  const read = (line: string) => {
    const parsed = orUndefined(() => JSON.parse(line));
    if (!Line.safeParse(parsed).success) return void broken++;
    // The parsed line is kept and not the schema's copy, because hashes depend on the order of fields, which the copy may change.
    const { id, voice, ...entry }: z.infer<typeof Line> = parsed;
    ledger[id] = entry;
    if (!voice) return;
    voices.push(voice as StoredVoice);
    for (const name in voice) if (!Object.hasOwn(StoredVoice.shape, name)) unknownFields.add(name);
  };
  const all = createHash('sha256');
  await pipeline(Readable.from([body]), createGunzip(), (chunks: AsyncIterable<Buffer>) =>
    eachLine(chunks, all, read),
  );
  return {
    voices,
    ledger,
    /** Hash of the uncompressed content; equal to the hash of {@link encodePart} unless the blob is damaged. */
    hash: toVersion(all),
    broken,
    /** Names of voice fields that this release does not know; these fields are stored, but not served. */
    unknownFields: [...unknownFields],
  };
}

/** Calls `onLine` for each line of the stream, without the newline, and updates `hash` with the chunks. */
async function eachLine(
  chunks: AsyncIterable<Buffer>,
  hash: Hash,
  onLine: (line: string) => void,
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    hash.update(chunk);
    const text = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE, start)) {
      onLine(text.toString('utf8', start, end));
      start = end + 1;
    }
    rest = text.subarray(start);
  }
  if (rest.length > 0) onLine(rest.toString());
}
