import { expect, it } from '@jest/globals';
import type { PreviewRecording } from '../../../src/domain/preview-manifest.ts';
import { planSync, type SyncState } from '../../../src/previews/sync/plan-sync.ts';
import { createSyncTally } from '../../../src/previews/sync/sync-report.ts';
import { recording } from '../../support/recordings.ts';
import { sampledVoice } from '../../support/sampled-store.ts';
import { voice } from '../../support/voice.ts';

const URL_A = 'https://samples.test/a.mp3';
const A = sampledVoice('a', URL_A);
const KEYED = {
  request: (id: string) => ({ url: new URL(`https://api.test/sample?id=${id}`), headers: {} }),
  locate: () => undefined,
};

function plan(voices: Parameters<typeof planSync>[0], state: Partial<SyncState> = {}) {
  const tally = createSyncTally(new Set(['fictional']));
  const whole = { recordings: new Map(), checks: {}, keyed: new Map(), isRefresh: false, ...state };
  return { downloads: planSync(voices, whole, tally), counts: tally.counts };
}
const recorded = (overrides: Partial<PreviewRecording>) => new Map([['fictional/a', recording(overrides)]]);

it.each([
  ['a copy of the same address', { copied_from: URL_A }, 0],
  ['a copy of another address', { copied_from: 'https://samples.test/old' }, 1],
  ['a synthesized recording', { spoken_by: 'espeak-ng' }, 1],
  ["an operator's own recording", {}, 0],
])('planSync compares a sample with %s', (_, overrides, count) => {
  const { downloads, counts } = plan([A], { recordings: recorded(overrides) });
  expect(downloads).toHaveLength(count);
  expect(counts.present).toBe(1 - count);
  expect(plan([A], { recordings: recorded(overrides), isRefresh: true }).downloads).toHaveLength(1);
});

it('planSync requests a sample behind a key once per voice, and names the path without query as its origin', () => {
  const ids = ['fictional/1/en', 'fictional/1/de', 'fictional/2/en'];
  const voices = ids.map((id) => voice({ id, provider_voice_id: id.split('/')[1] ?? '' }));
  const { downloads } = plan(voices, { keyed: new Map([['fictional', KEYED]]) });
  expect(downloads.map(({ origin, voiceIds, keyed }) => [origin, voiceIds, keyed?.voiceId])).toEqual([
    ['https://api.test/sample', ids.slice(0, 2), '1'],
    ['https://api.test/sample', ids.slice(2), '2'],
  ]);
});
