import { expect, it } from '@jest/globals';
import { xtts } from '../../../src/ingest/providers/xtts.ts';

const embedding = { speaker_embedding: [0.1, -0.2], gpt_cond_latent: [[0.3]] };

it.each([
  ['their names', ['Alma María', 'Craig Gutsy']],
  ['their embeddings', { 'Alma María': embedding, 'Craig Gutsy': embedding }],
])('the speakers of an XTTS server are read from %s', (_, page) => {
  expect(xtts.records(page)).toEqual(['Alma María', 'Craig Gutsy']);
});

it('every speaker of XTTS speaks all languages alike', () => {
  const [speaker] = xtts.parseRecord('Alma María');
  expect(speaker).toMatchObject({ name: 'Alma María', locale: 'mul', inferred: { language: 'defaulted' } });
  expect(speaker?.otherLocales).toHaveLength(17);
  expect(speaker?.otherLocales).toEqual(expect.arrayContaining(['en', 'hi', 'zh-CN']));
});
