import { describe, expect, it } from '@jest/globals';
import { ProviderDetails } from '../../src/domain/metadata.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { PROVIDER_FACTS, providerDetailsOf } from '../../src/providers/provider-facts.ts';
import { ProviderRow } from '../../src/providers/provider-row.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  wrong_rows: Rows<[key: string, wrong: Readonly<Record<string, string>>]>;
  facts: Rows<[slug: string, facts: object]>;
  requests: Rows<[slug: string, speech: object]>;
}>(import.meta);

const slugs = [...PROVIDER_FACTS.keys()];

describe('the tables of provider facts', () => {
  it.each(providers)('the tables have the provider $id, and its name is theirs', ({ id, name }) => {
    expect(providerDetailsOf(id)?.name).toBe(name);
    expect(name).not.toBe(id);
  });

  it.each(slugs)('the facts about %s are published in the shape of their schema', (slug) => {
    const details = providerDetailsOf(slug);
    expect(ProviderDetails.parse(details)).toEqual(details);
  });

  it.each([...PROVIDER_FACTS])(
    'the facts about %s were compared with their sources in the past',
    (_, facts) => {
      const dates = [facts, facts.speech?.request, facts.speech?.program].flatMap(
        (each) => each?.checked ?? [],
      );
      for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    },
  );

  it.each(TABLE.wrong_rows)('the key %s of a wrong row is named: %j', (key, wrong) => {
    const sourced = { source: 'https://acme.example/docs', checked: '2026-11-22' };
    const row = { name: 'Acme', home_page: 'https://acme.example', tiers: 2, ...sourced, ...wrong };
    expect(ProviderRow.safeParse(row).error?.issues.map(({ path }) => path)).toEqual([[key]]);
  });
});

describe('the facts about a provider', () => {
  it.each(TABLE.facts)('the facts about %s are %j', (slug, facts) => {
    expect(providerDetailsOf(slug)).toMatchObject(facts);
  });

  it.each(['azure', 'cartesia', 'deepgram', 'elevenlabs', 'google', 'hume', 'murf'])(
    'requests to %s take no model, because its models are named by the directory',
    (slug) => {
      expect(providerDetailsOf(slug)).not.toHaveProperty('model_field');
    },
  );

  it.each(TABLE.requests)('%s says a sentence by %j', (slug, speech) => {
    expect(providerDetailsOf(slug)?.speech).toMatchObject(speech);
  });

  it('a provider whose request is not known has no speech', () => {
    expect(providerDetailsOf('ultravox')).not.toHaveProperty('speech');
  });

  it('an unknown provider has none', () => {
    for (const slug of ['nobody', 'constructor', '__proto__'])
      expect(providerDetailsOf(slug)).toBeUndefined();
  });

  it('the page that states the request fields is published with the date of the last comparison', () => {
    for (const [slug, { source, checked }] of PROVIDER_FACTS)
      expect(providerDetailsOf(slug)).toMatchObject({ source, checked });
  });
});
