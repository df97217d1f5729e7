import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { testApp } from '../support/app.ts';
import { useCli } from '../support/cli.ts';
import { request } from '../support/request.ts';

const README = readFileSync('README.md', 'utf8');
const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];
const SCRIPTS = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

/** Returns the texts that the group of a pattern matches in a page, each once. */
const groupsIn = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found)),
];
/** Returns the anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

it('the README has at most 6,000 bytes', () => {
  expect(Buffer.byteLength(README)).toBeLessThanOrEqual(6000);
});

/** Returns the links of a page, outside of code, to files and headings that do not exist. */
function brokenLinks(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/`[^`]*`/g, '');
  const links = groupsIn(text, /\]\((?!https?:)([^)]+)\)/g);
  return links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(file)) return true;
    const anchors = () => groupsIn(readFileSync(file, 'utf8'), /^#+ (.+)$/gm).map(anchorOf);
    return anchor !== undefined && !anchors().includes(anchor);
  });
}

describe('the written pages', () => {
  it('link to files and headings that exist', () => {
    expect(PAGES.flatMap((page) => brokenLinks(page).map((link) => `${page}: ${link}`))).toEqual([]);
  });

  it('name files that exist', () => {
    const named = PAGES.flatMap((page) =>
      groupsIn(readFileSync(page, 'utf8'), /`((?:src|test|data|docs|scripts|bench|fixtures)\/[^`<*… ]*)`/g),
    );
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('name scripts of npm that exist', () => {
    const named = PAGES.flatMap((page) => groupsIn(readFileSync(page, 'utf8'), /npm run ([\w:-]+)/g));
    expect(named.filter((name) => !SCRIPTS.includes(name))).toEqual([]);
  });
});

describe('commands of the README and the reference', () => {
  const cli = useCli();
  const texts = [README, readFileSync('docs/api.md', 'utf8'), readFileSync('docs/cli.md', 'utf8')].join('\n');

  it.each(groupsIn(texts, /curl .*http:\/\/localhost:3000([^'\s]+)/g))('%s is answered', async (path) => {
    await request(await testApp())
      .get(path)
      .expect(200);
  });

  it.each(groupsIn(texts, /voice-directory ((?:previews )?[a-z-]+)(?= |`|$)/gm))(
    'voice-directory %s is a command',
    async (command) => {
      expect(await cli.run(`${command} --help`)).toMatchObject({ code: 0 });
    },
  );
});
