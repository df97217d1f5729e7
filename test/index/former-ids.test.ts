import { describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const merged = voice({
  id: 'acme/anushka',
  former_ids: ['acme/anushka/hi-IN', 'acme/anushka/ta-IN', 'acme/taken'],
});
const other = voice({ id: 'acme/taken' });
const catalog = await catalogOf(snapshotOf([merged, other]));
const search = (query: object) => catalog.search(SearchQuery.parse(query));

describe('an id of an earlier release', () => {
  it('finds the voice that it has become part of', () => {
    expect(catalog.find('acme/anushka/ta-IN').id).toBe('acme/anushka');
  });

  it('does not find it where another voice has that id now', () => {
    expect(catalog.find('acme/taken').id).toBe('acme/taken');
  });

  it('is accepted among ids, with a note, and is not missing', () => {
    const answer = search({ ids: 'acme/anushka/hi-IN,acme/taken,acme/none' });
    expect(answer.voices.map(({ id }) => id)).toEqual(['acme/anushka', 'acme/taken']);
    expect(answer.missing?.map(({ id }) => id)).toEqual(['acme/none']);
    expect(answer.interpretation?.notes).toEqual(['acme/anushka/hi-IN is a former id of acme/anushka.']);
  });

  it('is accepted by similar_to', () => {
    expect(search({ similar_to: 'acme/anushka/hi-IN' }).voices.map(({ id }) => id)).toEqual(['acme/taken']);
  });

  it('is not published', () => {
    expect(search({ ids: 'acme/anushka' }).voices[0]).not.toHaveProperty('former_ids');
  });
});
