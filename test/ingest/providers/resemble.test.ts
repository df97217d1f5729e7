import { expect, it } from '@jest/globals';
import { resemble } from '../../../src/ingest/providers/resemble.ts';

it('a failure that Resemble answers with status 200 fails the list', () => {
  expect(() => resemble.records({ success: false, message: 'no such page' })).toThrow(/no such page/);
});
