import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { draft } from '../../support/draft.ts';

/** Fields of a sentence, and the lowest shares of right values among those found, and of found values among those stated. */
const FIELDS = [
  ['g', 0.98, 0.95],
  ['a', 0.95, 0.88],
  ['acc', 0.95, 0.88],
  ['c', 0.98, 0.88],
  ['u', 0.95, 0.9],
  ['s', 0.95, 0.84],
] as const;

const listOf = (text = '') => text.split(',').flatMap((value) => value.trim() || []);

const cases = readFileSync(new URL('sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([locale = '', description = '', ...cells]) => {
    const { gender, gender_stated, age, accent, language, use_cases, styles } = enrich(
      draft({ locale, description }),
    );
    const region = /-([A-Z]{2})$/.exec(language)?.[1];
    const found = [
      gender_stated === false ? '' : gender,
      age,
      accent,
      region,
      use_cases?.join(),
      styles?.join(),
    ];
    return { stated: cells.map(listOf), found: found.map(listOf), also: listOf(cells[FIELDS.length]) };
  });

it.each(FIELDS.map((row, index) => [index, ...row] as const))(
  'field %i (%s) of the sentences is read with precision %d and recall %d',
  (index, field, precision, recall) => {
    let [right, wrong, missing] = [0, 0, 0];
    for (const { stated, found, also } of cases) {
      const expected = stated[index] ?? [];
      const read = found[index] ?? [];
      const isOther = (value: string) => also.includes(`${field}=${value}`);
      right += read.filter((value) => expected.includes(value)).length;
      wrong += read.filter((value) => !expected.includes(value) && !isOther(value)).length;
      // A field of one value is read if another reading of the sentence was found.
      const isRead = !['u', 's'].includes(field) && read.some(isOther);
      missing += isRead ? 0 : expected.filter((value) => !read.includes(value)).length;
    }
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(precision);
    expect(right / (right + missing)).toBeGreaterThanOrEqual(recall);
  },
);
