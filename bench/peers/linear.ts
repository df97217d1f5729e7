import type { StoredVoice } from '../../src/domain/voice.ts';
import { type Engine, type Question, toText } from '../engine.ts';
import { sift, sumOfCounts } from './by-hand.ts';

/** No index at all: every voice is looked at. Its words stand ready, folded, each behind a blank. */
export function build(voices: readonly StoredVoice[]): Engine {
  const texts = voices.map((voice) => ` ${fold(toText(voice)).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`);

  function* hits({ search = '' }: Question): Iterable<StoredVoice> {
    const words = fold(search).split(' ').filter(Boolean);
    const starts = words.map((word) => ` ${word}`);
    for (let place = 0; place < voices.length; place++) {
      if (starts.every((start) => texts[place]?.includes(start))) yield voices[place] as StoredVoice;
    }
  }

  return { search: (question) => sift(hits(question), question), facetSum: sumOfCounts };
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '');
}
