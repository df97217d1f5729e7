import { describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

describe('a name of very many words', () => {
  it('is found and ordered like any other', async () => {
    const words = Array.from({ length: 12_000 }, (_, index) => `abc${index}`);
    const long = voice({ id: 'acme/long', name: words.join(' ') });
    const top = voice({ id: 'deepgram/abcd', name: 'Abcd', provider: 'deepgram', model_id: 'aura-2' });
    const none = voice({ id: 'acme/other', name: 'Other' });
    const catalog = await catalogOf(snapshotOf([long, none, top]));
    const { voices } = catalog.search(SearchQuery.parse({ search: 'abc' }));
    expect(voices.map(({ id }) => id)).toEqual(['deepgram/abcd', 'acme/long']);
  });
});
