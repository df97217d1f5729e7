import type { StoredVoice, Voice } from '../../domain/voice.ts';
import { createNumbering } from '../structures/interner.ts';
import { type Numbers, packAt } from '../structures/packed-array.ts';

/** Room for a voice to begin with; most take less. */
const BYTES_PER_VOICE = 512;
/** Most bytes of a UTF-16 code unit in UTF-8. */
const MAX_UNIT_BYTES = 3;
/** Where voices begin is written in 32 bits. */
const MAX_BYTES = 2 ** 32 - 1;
/** What every JSON of a voice begins with, so that its id is found in it. */
export const BEFORE_ID = '{"id":"';

/** All voices by rank: those of a page mostly stand near each other, and are read sooner. */
export interface VoiceBlock {
  /** Of each voice its JSON as clients see it, in UTF-8, and then the address of its sample. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where the JSON of rank r begins (2r) and ends (2r + 1); its sample's address goes on from there to the next voice. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** What was inferred of voices, as JSON: few are distinct. Empty where nothing was. */
  readonly provenances: readonly string[];
  /** The place of each voice's among them. */
  readonly provenance: Numbers;
}

/** What is kept of a voice that clients do not see. */
type HiddenFields = Pick<StoredVoice, 'sample_url' | 'provenance'>;

/** Takes voices in any order. */
export interface VoiceBlockBuilder {
  /** What clients see of a voice, and what they do not. Returns the JSON of the former. */
  add(published: Voice, hidden: HiddenFields): string;
  /** `places` has the place among those added of the voice with each rank. */
  finish(places: Uint32Array): VoiceBlock;
}

/** `add` throws a `RangeError` where all voices take more than 4 GiB. */
export function createVoiceBlockBuilder(voiceCount: number): VoiceBlockBuilder {
  // In one piece, as V8 collects the whole heap anew for every 64 MB of pieces.
  let room = Buffer.allocUnsafeSlow(Math.min(MAX_BYTES, voiceCount * BYTES_PER_VOICE));
  const starts = new Uint32Array(2 * voiceCount + 1);
  const provenances = createNumbering();
  const numbers = new Uint32Array(voiceCount);
  let added = 0;

  function append(text: string): void {
    const start = starts[added] ?? 0;
    const needed = start + text.length * MAX_UNIT_BYTES;
    if (needed > MAX_BYTES) throw new RangeError('the voices take more than 4 GiB');
    if (needed > room.length) room = enlarge(room, needed);
    starts[++added] = start + room.write(text, start);
  }

  return {
    add: (published, { sample_url = '', provenance }) => {
      numbers[added >>> 1] = provenances.numberOf(provenance ? JSON.stringify(provenance) : '');
      const json = withIdFirst(published);
      append(json);
      append(sample_url);
      return json;
    },
    finish: (places) => ({
      ...inOrder(room, starts, places),
      provenances: provenances.texts(),
      provenance: packAt(places, numbers),
    }),
  };
}

function inOrder(
  room: Buffer,
  starts: Uint32Array,
  places: Uint32Array,
): Pick<VoiceBlock, 'bytes' | 'starts'> {
  const bytes = Buffer.allocUnsafeSlow(starts[2 * places.length] ?? 0);
  const ordered = new Uint32Array(starts.length);
  let at = 0;
  for (let rank = 0; rank < places.length; rank++) {
    const part = 2 * (places[rank] ?? 0);
    const start = starts[part] ?? 0;
    ordered[2 * rank] = at;
    ordered[2 * rank + 1] = at + (starts[part + 1] ?? 0) - start;
    at += room.copy(bytes, at, start, starts[part + 2]);
  }
  ordered[2 * places.length] = at;
  return { bytes: new Uint8Array(bytes.buffer), starts: ordered };
}

function withIdFirst(voice: Voice): string {
  const json = JSON.stringify(voice);
  // Voices are written like this; to copy each of them to be sure would take longer than all else.
  return json.startsWith(BEFORE_ID) ? json : JSON.stringify(Object.assign({ id: voice.id }, voice));
}

function enlarge(room: Buffer, needed: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.min(MAX_BYTES, Math.max(Math.ceil(room.length * 1.25), needed)));
  room.copy(larger);
  return larger;
}
