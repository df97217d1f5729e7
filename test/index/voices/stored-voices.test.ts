import { describe, expect, it } from '@jest/globals';
import type { StoredVoice } from '../../../src/domain/voice.ts';
import { createIdsBuilder } from '../../../src/index/voices/build-ids.ts';
import { createOrderBuilder } from '../../../src/index/voices/build-order.ts';
import { createStoredVoicesBuilder } from '../../../src/index/voices/build-stored-voices.ts';
import { openIds } from '../../../src/index/voices/ids.ts';
import { openStoredVoices } from '../../../src/index/voices/stored-voices.ts';
import { voice } from '../../support/voice.ts';

/** The stored voices and ids of a snapshot, opened. */
function open(stored: readonly StoredVoice[]) {
  const order = createOrderBuilder(stored.length, { provider: 'deepgram', model: 'aura-2' });
  const builder = createStoredVoicesBuilder(stored.length);
  const idsBuilder = createIdsBuilder(stored.length);
  for (const each of stored) {
    const { sample_url: _, sample_derived: __, provenance: ___, ...published } = each;
    order.add(each);
    idsBuilder.add(each, builder.add(published, each));
  }
  const finished = order.finish();
  const voices = openStoredVoices(builder.finish(finished.positions));
  return { voices, ids: openIds(idsBuilder.finish(finished), voices.readString) };
}

const VOICES = [
  voice({ id: 'azure/en-US-AdaNeural', provider_voice_id: 'en-US-AdaNeural', name: 'Ada' }),
  voice({
    ...{ id: 'google/愛子', provider_voice_id: '愛子', name: '愛子' },
    sample_url: 'https://cdn.example/aiko.wav',
    sample_derived: true,
    provenance: { gender: 'derived' },
  }),
  voice({ id: 'rime/"q"\\ ', provider_voice_id: '"q"\\ ', name: 'Quote' }),
  voice({ id: 'rime/renamed/v2', provider_voice_id: 'Native Id', name: 'Renamed' }),
  voice({ id: 'rime/without', name: 'Without' }),
];
const { voices, ids } = open(VOICES);
const idsAt = (ranks: readonly number[]) => ranks.map((rank) => voices.read(rank).id);

describe('stored voices', () => {
  it('a voice is read back whole, hidden fields included', () => {
    for (const each of VOICES) expect(voices.read(ids.rankOf(each.id) ?? -1)).toEqual(each);
  });

  it('the published JSON has the id first and no hidden field', () => {
    const rank = ids.rankOf('google/愛子') ?? -1;
    const target = Buffer.alloc(voices.sizeBytes(rank) + 2, '.');
    expect(voices.copyJson(rank, target, 1)).toBe(voices.sizeBytes(rank));
    const json = target.subarray(1, -1).toString();
    expect(json.startsWith('{"id":"google/愛子"')).toBe(true);
    expect(JSON.parse(json)).not.toHaveProperty('sample_url');
    expect(JSON.parse(json)).not.toHaveProperty('sample_derived');
    expect(JSON.parse(json)).not.toHaveProperty('provenance');
    expect(target.at(-1)).toBe('.'.charCodeAt(0));
  });

  it.each([[[]], [[2]], [[0, 1, 2, 3, 4]], [[4, 3, 0, 1, 3]], [[3, 4]]])(
    'the published JSON of the voices %j is copied with commas between',
    (ranks) => {
      const json = ranks.map((rank) => voices.viewJson(rank).toString()).join();
      const target = Buffer.alloc(Buffer.byteLength(json) + 2, '.');
      voices.copyJsonList(ranks, target, 1);
      expect(target.toString()).toBe(`.${json}.`);
    },
  );
});

describe('ids', () => {
  it('a voice is found by its exact directory id', () => {
    expect(ids.rankOf('azure/EN-us-adaneural')).toBeUndefined();
    expect(ids.rankOf('en-US-AdaNeural')).toBeUndefined();
    expect(ids.rankOf('')).toBeUndefined();
  });

  it.each(['rime/"q"\\', 'rime/"q"\\ '])(
    'an id that ends with a blank is found with and without the blank: "%s"',
    (id) => {
      expect(idsAt([ids.rankOf(id) ?? -1])).toEqual(['rime/"q"\\ ']);
      expect(idsAt(ids.exact(id))).toEqual(['rime/"q"\\ ']);
    },
  );

  it.each([
    ['EN-us-adaneural', ['azure/en-US-AdaNeural']],
    ['native id', ['rime/renamed/v2']],
    ['RIME/RENAMED/V2', ['rime/renamed/v2']],
    ['愛子', ['google/愛子']],
    ['ada', []],
  ])('%j equals, ignoring case, the ids of %j', (text, found) => {
    expect(idsAt(ids.exact(text))).toEqual(found);
  });

  it.each([
    ['rime/', ['rime/"q"\\ ', 'rime/renamed/v2', 'rime/without']],
    ['NATI', ['rime/renamed/v2']],
    ['rim', []],
  ])('%j starts, ignoring case, the ids of %j', (prefix, found) => {
    expect(idsAt(ids.startingWith(prefix))).toEqual(found);
  });
});
