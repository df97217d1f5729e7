import { readdirSync, readFileSync } from 'node:fs';
import type { BlindCase } from './blind-case.ts';

const FOLDER = new URL('blind/', import.meta.url);

/**
 * Cases of writers who had read the API description only, and no answer, by file. They are never changed to fit an answer, so that a
 * part of them fails: some ask for voices that no list has, and some contradict each other.
 */
export const blind: Readonly<Record<string, readonly BlindCase[]>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => [file.replace('.jsonl', ''), readCases(file)]),
);

function readCases(file: string): BlindCase[] {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as BlindCase);
}
