import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';

const data = mkdtempSync(join(tmpdir(), 'page-texts-'));

afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Faults in the files of languages: the words of a line, those in their place, and the problem with its key. */
const FAULTS = [
  [
    'ar',
    ' two {صوتين} few {# أصوات} many {# صوتًا} other {# صوت}}. أزل',
    '}. أزل',
    'compare.full: {max} lacks the case other',
  ],
  ['de', 'Zu den Stimmen springen', 'Zu {den Stimmen springen', 'site.skip: invalid syntax at character 9'],
  [
    'de',
    '"count": "{voices, plural, one',
    '"count": "{voices, plural, few {x} one',
    'search.count: The plural case few is not valid in this locale at character 18',
  ],
  ['es', '"submit": "Buscar"', '"submit": 5', 'search.submit: a text stands in quotes'],
  ['fr', '"retry": "Réessayer"', '"retry": "", "retry": "Réessayer"', 'Map keys must be unique'],
  [
    'de',
    '{ bis {to}} other',
    '{ bis {to}} mehrere {} other',
    "site.bundled: the placeholders are {from} {months: 'several' | 'mehrere' | 'other'} {providers} {to} {voices}, in English {from} {months: 'several' | 'other'} {providers} {to} {voices}",
  ],
  ['es', '"menu": "Principal"', '"menu": "Principal", "more": "Más"', 'site.more: English has no such text'],
  [
    'ja',
    '"「{word}」なし"',
    '"「{wort}」なし"',
    'search.withoutWord: the placeholders are {wort}, in English {word}',
  ],
  ['ja', '    "menu": "メイン",', '', 'site.menu: the text is missing'],
] as const;

it('the build tells file, line and key of each fault in the texts of the page', () => {
  cpSync('data/page', join(data, 'page'), { recursive: true });
  const expected = FAULTS.map(([language, words, changed, problem]) => {
    const file = join(data, 'page', `${language}.json`);
    const text = readFileSync(file, 'utf8');
    const [before = '', ...after] = text.split(words);
    expect([words, after.length]).toEqual([words, 1]);
    writeFileSync(file, text.replace(words, changed));
    // A missing text is told at the object that lacks it.
    const line = changed === '' ? 2 : before.split('\n').length;
    return `${language}.json:${line}: ${problem}`;
  });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/compile-texts.mjs', data, data]);
  const problems = String(stderr)
    .trim()
    .split('\n')
    .map((line) => basename(line));
  expect(status).toBe(1);
  expect(problems.sort()).toEqual(expected.sort());
});
