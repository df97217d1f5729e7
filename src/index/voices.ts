import type { StoredVoice } from '../domain/voice.ts';
import type { CatalogImage } from './image/build-image.ts';
import { PAGE_BITS } from './image/build-voice-block.ts';

const IN_PAGE = 2 ** PAGE_BITS - 1;

/** All voices by rank, each kept once, as JSON. */
export interface Voices {
  /** Bytes of what clients see of a voice. */
  bytesOf(rank: number): number;
  /** Copies what clients see of a voice to `target` from `at` on. Returns the number of bytes. */
  copy(rank: number, target: Uint8Array, at: number): number;
  /** Reads a voice back, as a new object. */
  read(rank: number): StoredVoice;
}

export function openVoices({ pages, places }: Pick<CatalogImage, 'pages' | 'places'>): Voices {
  const texts = pages.map(({ bytes, starts }) => ({
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    starts,
  }));

  function pageOf(place: number) {
    const page = texts[place >>> PAGE_BITS];
    if (!page) throw new RangeError(`there is no voice ${place}`);
    return page;
  }

  return {
    bytesOf: (rank) => {
      const place = places[rank] ?? 0;
      const { starts } = pageOf(place);
      const part = 2 * (place & IN_PAGE);
      return (starts[part + 1] ?? 0) - (starts[part] ?? 0);
    },
    copy: (rank, target, at) => {
      const place = places[rank] ?? 0;
      const { bytes, starts } = pageOf(place);
      const part = 2 * (place & IN_PAGE);
      return bytes.copy(target, at, starts[part], starts[part + 1]);
    },
    read: (rank) => {
      const place = places[rank] ?? 0;
      const { bytes, starts } = pageOf(place);
      const [start, middle, end] = starts.subarray(2 * (place & IN_PAGE));
      return {
        ...JSON.parse(bytes.toString('utf8', start, middle)),
        ...JSON.parse(bytes.toString('utf8', middle, end)),
      };
    },
  };
}
