import { expect, it } from '@jest/globals';
import { groupBy } from '../../src/lib/group-by.ts';

it('the groups and their items keep the order of the items', () => {
  const groups = groupBy(['jenny', 'bo', 'guy', 'ana', 'li'], ({ length }) => length);
  expect([...groups]).toEqual([
    [5, ['jenny']],
    [2, ['bo', 'li']],
    [3, ['guy', 'ana']],
  ]);
});
