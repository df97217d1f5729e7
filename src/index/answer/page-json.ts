import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { REQUIRED_FIELDS, VOICE_FIELDS } from '../../domain/voice.ts';
import type { MissingVoice } from '../../domain/voice-list.ts';
import { splitList } from '../../lib/list-entries.ts';
import { memoize } from '../../lib/memoize.ts';
import type { StoredVoices } from '../voices/stored-voices.ts';
import type { Hits } from './search.ts';

const HEAD = Buffer.from('{"voices":[');
const NOTHING = Buffer.alloc(0);
/** Returns the end of a voice's JSON: the field `matched`, the closing brace and a comma. Memoized, because `matched` has only a few values. */
const markOf = memoize((mark: string) => Buffer.from(`,"matched":"${mark}"},`));
const FACET_PARAMETERS_FIELD = `,"facet_parameters":${JSON.stringify(FACET_PARAMETERS)}`;

/** Creates the writer of responses as JSON in UTF-8. The stored JSON of voices is copied. Voices are parsed only if a request chooses fields. */
export function createPageWriter(voices: StoredVoices) {
  function markedVoices(ranks: readonly number[], marks: NonNullable<Hits['marks']>): readonly Uint8Array[] {
    const parts = ranks.flatMap((rank, at) => [voices.viewOpenJson(rank), markOf(marks[at] ?? '')]);
    return parts.map((part, at) => (at === parts.length - 1 ? part.subarray(0, -1) : part));
  }

  function withFields(names: readonly string[], { ranks, marks }: Hits): readonly Uint8Array[] {
    const chosen = VOICE_FIELDS.filter((name) => names.includes(name) || REQUIRED_FIELDS.includes(name));
    const written = ranks.map((rank, at) => {
      const voice: Readonly<Record<string, unknown>> = voices.read(rank);
      const fields = Object.fromEntries(chosen.map((name) => [name, voice[name]]));
      return JSON.stringify({ ...fields, matched: marks?.[at] });
    });
    return [Buffer.from(written.join())];
  }

  return (hits: Hits, missing: readonly MissingVoice[] | undefined, fields?: string): Buffer => {
    const { ranks, marks, facets = NOTHING } = hits;
    const names = splitList(fields);
    const whole = () => (marks ? markedVoices(ranks, marks) : voices.viewList(ranks));
    const written = names.length > 0 ? withFields(names, hits) : whole();
    const numbers = Buffer.from(stringifyNumbers(hits));
    return Buffer.concat([HEAD, ...written, numbers, facets, Buffer.from(stringifyRest(hits, missing))]);
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
