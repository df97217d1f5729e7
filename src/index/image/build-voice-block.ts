import type { StoredVoice, Voice } from '../../domain/voice.ts';

/** Voices whose JSON stands in one buffer, as a power of two: some hundred kilobytes. */
export const PAGE_BITS = 10;
const PAGE_VOICES = 2 ** PAGE_BITS;
/** Room that a page has at first; most voices take half a kilobyte. */
const PAGE_BYTES = PAGE_VOICES * 512;
/** Most bytes of a UTF-16 code unit in UTF-8. */
const MAX_UNIT_BYTES = 3;

/** The JSON of up to `PAGE_VOICES` voices. Of each, what clients see goes before what they do not. */
export interface BlockPage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where the two parts of each voice begin, and where the last one ends. */
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** What is kept of a voice that clients do not see. */
type HiddenFields = Pick<StoredVoice, 'sample_url' | 'provenance'>;

/** Takes voices in any order, and keeps it. */
export interface VoiceBlockBuilder {
  /** What clients see of a voice, and what they do not. */
  add(published: Voice, hidden: HiddenFields): void;
  finish(): readonly BlockPage[];
}

export function createVoiceBlockBuilder(): VoiceBlockBuilder {
  const pages: BlockPage[] = [];
  let room = Buffer.allocUnsafeSlow(PAGE_BYTES);
  let starts = [0];

  function append(text: string): void {
    const start = starts.at(-1) ?? 0;
    const needed = start + text.length * MAX_UNIT_BYTES;
    if (needed > room.length) room = enlarge(room, needed);
    starts.push(start + room.write(text, start));
  }

  function endPage(): void {
    pages.push({ bytes: new Uint8Array(room.subarray(0, starts.at(-1))), starts: Uint32Array.from(starts) });
    starts = [0];
  }

  return {
    add: (published, hidden) => {
      append(JSON.stringify(published));
      append(JSON.stringify(hidden));
      if (starts.length > 2 * PAGE_VOICES) endPage();
    },
    finish: () => {
      if (starts.length > 1) endPage();
      return pages;
    },
  };
}

function enlarge(room: Buffer, needed: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.max(2 * room.length, needed));
  room.copy(larger);
  return larger;
}
