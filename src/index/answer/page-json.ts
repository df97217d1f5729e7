import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { REQUIRED_FIELDS, VOICE_FIELDS } from '../../domain/voice.ts';
import type { MissingVoice } from '../../domain/voice-list.ts';
import { splitList } from '../../lib/list-entries.ts';
import type { StoredVoices } from '../voices/stored-voices.ts';
import type { Hits } from './search.ts';

const HEAD = Buffer.from('{"voices":[');
const NOTHING = Buffer.alloc(0);
const FACET_PARAMETERS_FIELD = `,"facet_parameters":${JSON.stringify(FACET_PARAMETERS)}`;

/** Creates the writer of responses as JSON in UTF-8, which copies the stored JSON of voices. Only a request for some fields parses each voice. */
export function createPageWriter(voices: StoredVoices) {
  /** Copies the JSON of voices to `page`. The mark of a voice replaces the closing brace of its JSON: `,"matched":"all"}`. */
  function copyMarked(ranks: readonly number[], marks: readonly string[], page: Buffer): void {
    let at = HEAD.length;
    for (const [place, rank] of ranks.entries()) {
      if (place > 0) at += page.write(',', at, 'latin1');
      voices.copyJsonList([rank], page, at);
      at += voices.sizeBytes(rank) - 1;
      at += page.write(marks[place] ?? '', at, 'latin1');
    }
  }

  return (hits: Hits, missing: readonly MissingVoice[] | undefined, fields?: string): Buffer => {
    const { ranks, marks, facets = NOTHING } = hits;
    const numbers = stringifyNumbers(hits);
    const rest = stringifyRest(hits, missing);
    const names = fields === undefined ? [] : splitList(fields);
    if (names.length > 0) {
      const chosen = VOICE_FIELDS.filter((name) => names.includes(name) || REQUIRED_FIELDS.includes(name));
      const written = ranks.map((rank, at) =>
        JSON.stringify({ ...voices.read(rank), matched: marks?.[at] }, [...chosen, 'matched']),
      );
      return Buffer.from(HEAD + written.join() + numbers + facets + rest);
    }
    let sizeBytes = HEAD.length + Math.max(0, ranks.length - 1);
    for (const rank of ranks) sizeBytes += voices.sizeBytes(rank);
    const marked = marks?.map((mark) => `,"matched":"${mark}"}`);
    for (const mark of marked ?? []) sizeBytes += mark.length - 1;
    const page = Buffer.allocUnsafe(sizeBytes + numbers.length + facets.length + Buffer.byteLength(rest));
    HEAD.copy(page);
    if (marked) copyMarked(ranks, marked, page);
    else voices.copyJsonList(ranks, page, HEAD.length);
    let at = sizeBytes + page.write(numbers, sizeBytes, 'latin1');
    at += facets.copy(page, at);
    page.write(rest, at);
    return page;
  };
}

/** Stringifies the response's fields between `voices` and the value of `facets`, in the API specification's order. The result is ASCII. */
function stringifyNumbers({ total, listed, limit, offset, ranks, counts, facets }: Hits): string {
  const hasMore = offset + (counts?.rows ?? ranks).length < listed;
  const numbers = `],"total":${total},"limit":${limit},"offset":${offset},"hasMore":${hasMore}`;
  return facets === undefined ? numbers : `${numbers},"facets":`;
}

/** Stringifies the response's fields after the value of `facets`. */
function stringifyRest(hits: Hits, missing: readonly MissingVoice[] | undefined): string {
  const { facets, counts, similar, matched, readings, interpretation, suggestions } = hits;
  const parameters = facets === undefined ? '' : FACET_PARAMETERS_FIELD;
  if (!(counts ?? missing ?? similar ?? matched ?? readings ?? interpretation ?? suggestions))
    return `${parameters}}`;
  const rest = JSON.stringify({ counts, missing, similar, matched, readings, interpretation, suggestions });
  return `${parameters},${rest.slice(1)}`;
}
