import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import { LedgerEntry, type ProviderPart } from '../domain/snapshot.ts';
import { StoredVoice } from '../domain/voice.ts';
import { createObjectCheck, isRecord } from './check-object.ts';
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

export interface EncodedPart {
  readonly body: Uint8Array;
  /** Hash of the uncompressed content; the key of the blob contains it. */
  readonly hash: string;
  /** Hash of the voices and the days on which they were first seen. */
  readonly voicesVersion: string;
  /** Uncompressed size in bytes. */
  readonly bytes: number;
}

/** Schema for reading voices. `provenance` accepts unknown keys and values, because a newer release may add some. */
const ReadableVoice = StoredVoice.extend({ provenance: z.record(z.string(), z.string()).optional() });

/** Lines per chunk of the stream: a chunk has some tens of kilobytes. */
const LINES_PER_CHUNK = 64;
const NEWLINE = 10;

export async function encodePart(content: PartContent): Promise<EncodedPart> {
  const all = createHash('sha256');
  const voices = createHash('sha256');
  const chunks: Uint8Array[] = [];
  const gzip = createGzip();
  await pipeline(
    Readable.from(chunkLines(content, { all, voices })),
    gzip,
    async (compressed: AsyncIterable<Uint8Array>) => {
      for await (const chunk of compressed) chunks.push(chunk);
    },
  );
  const bytes = gzip.bytesWritten;
  return { body: Buffer.concat(chunks), hash: toVersion(all), voicesVersion: toVersion(voices), bytes };
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

export interface DecodedPart extends PartContent {
  /** Hash of the uncompressed content; equal to the hash in {@link EncodedPart} unless the blob is damaged. */
  readonly hash: string;
  readonly broken: number;
  /** Names of voice fields that this release does not know; they are stored and not served. */
  readonly unknownFields: readonly string[];
}

/**
 * Decodes voices and ledger. Lines that are not valid JSON or not a valid entry are skipped and counted. @throws {Error} if the body is not
 * gzipped
 */
export async function decodePart(body: Uint8Array): Promise<DecodedPart> {
  const unknownFields = new Set<string>();
  const isVoice = createObjectCheck(ReadableVoice, (name) => unknownFields.add(name));
  const isEntry = createObjectCheck(LedgerEntry);
  const voices: StoredVoice[] = [];
  const ledger: Record<string, LedgerEntry> = Object.create(null);
  let broken = 0;
  const read = (line: string) => {
    const parsed = parseLine(line);
    const { id, voice, ...entry } = parsed ?? {};
    if (typeof id !== 'string' || !isEntry(entry) || (voice !== undefined && !isVoice(voice))) broken++;
    else {
      ledger[id] = entry as LedgerEntry;
      if (voice) voices.push(voice as StoredVoice);
    }
  };
  const all = createHash('sha256');
  await pipeline(Readable.from([body]), createGunzip(), (chunks: AsyncIterable<Buffer>) =>
    eachLine(chunks, all, read),
  );
  return { voices, ledger, hash: toVersion(all), broken, unknownFields: [...unknownFields] };
}

function parseLine(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
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
