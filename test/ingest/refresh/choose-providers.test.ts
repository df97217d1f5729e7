import { expect, it } from '@jest/globals';
import type { ProviderStatus } from '../../../src/domain/snapshot.ts';
import { providers } from '../../../src/ingest/providers/index.ts';
import { chooseProviders } from '../../../src/ingest/refresh/choose-providers.ts';
import type { IngestBase } from '../../../src/storage/ingest-base.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const MINUTE_MS = 60_000;
/** Azure needs a key, Deepgram none, and the list of OpenAI is bundled. */
const chosen = providers.filter(({ id }) => ['azure', 'deepgram', 'openai'].includes(id));
const environment = { providers: chosen, mode: 'auto', settings: {}, now: () => new Date(NOW) } as const;

/** A store in which Deepgram was asked at a time relative to now. */
const askedAt = (ms: number): IngestBase => {
  const status = { provider: 'deepgram', last_attempt: new Date(NOW + ms).toISOString() } as ProviderStatus;
  return { parts: new Map([['deepgram', { status }]]) } as unknown as IngestBase;
};

it.each([
  ['long ago', -180 * MINUTE_MS],
  ['in the future, by a wrong clock', 35_000],
  ['in the far future, by a wrong clock', 400 * 24 * 60 * MINUTE_MS],
])('a provider that was asked %s is asked', (_, ms) => {
  const slugs = chooseProviders(environment, { minIntervalMs: 180 * MINUTE_MS }, askedAt(ms)).map(
    ({ provider }) => provider.id,
  );
  expect(slugs).toEqual(['azure', 'deepgram', 'openai']);
});

it('a run steps back if every provider that can be asked was asked lately', () => {
  expect(() => chooseProviders(environment, { minIntervalMs: 180 * MINUTE_MS }, askedAt(-MINUTE_MS))).toThrow(
    'All providers were asked lately, by this process or another one.',
  );
});

it('a run without an interval asks every provider', () => {
  expect(chooseProviders(environment, {}, askedAt(0))).toHaveLength(3);
});
