import { expect, it } from '@jest/globals';
import { smallest } from '../../../src/ingest/providers/smallest.ts';

const record = (...language: string[]) => ({
  model: 'lightning-v3.1',
  voice: { voiceId: 'avery', displayName: 'Avery', tags: { language } },
});

it('a voice of Smallest is dropped and counted only where none of its languages is known', () => {
  expect(smallest.parseRecord(record('hinglish', 'odia'))).toMatchObject([{ locale: 'or' }]);
  expect(() => smallest.parseRecord(record('hinglish'))).toThrow();
  expect(() => smallest.parseRecord(record())).toThrow();
});
