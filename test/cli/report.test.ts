import { expect, it } from '@jest/globals';
import { changeLines, toMarkdown } from '../../src/cli/report.ts';
import { createHistory, liveList, named, numbered } from '../support/judgement.ts';

/** Reports on a list that brings 25 voices, lacks one and changes one, and on a list that is held. */
function reports() {
  const { step } = createHistory();
  step(liveList([named('a'), named('b')]));
  const changed = step(liveList([named('b', { gender: 'Female', age: 'adult' }), ...numbered(25)])).report;
  const held = step(liveList(numbered(2))).report;
  return { changed, held };
}

it('a text names the first twenty voices of each kind of change, and counts the others', () => {
  const first = numbered(20).map(({ id }) => id);
  expect(changeLines(reports().changed)).toEqual([
    `fictional: 25 added: ${first.join(', ')}, and 5 more`,
    'fictional: 1 changed: fictional/b (age, gender)',
    'fictional: 1 missing from the list, still served: fictional/a',
  ]);
});

it('a report on a held list names the voices that would go', () => {
  expect(changeLines(reports().held).join('\n')).toMatch(
    /^fictional: 1 missing from the list, still served: fictional\/a\nfictional: 25 would be removed: fictional\/a, fictional\/b, fictional\/v002, .+, and 5 more$/,
  );
});

it('a report as Markdown has the same lines', () => {
  const { changed, held } = reports();
  const text = toMarkdown({
    version: '0123456789abcdef',
    voices: 27,
    dry_run: true,
    written: false,
    started_at: '2026-11-01T00:00:00.000Z',
    seconds: 1,
    providers: [changed, held],
    unreadable: [],
    warnings: [],
  });
  expect(text).toContain('## Voices that come, go and change\n\n- fictional: 25 added: fictional/v000, ');
  expect(text).toContain('- fictional: 25 would be removed: ');
});
