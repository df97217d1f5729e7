import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { enrich } from '../../src/enrich/enrich.ts';
import { toDraft } from '../../src/ingest/lists/read-records.ts';
import { languagesOfModel } from '../../src/providers/models.ts';
import { providerOf } from '../support/providers.ts';

/** Plain records of single providers. A row of a table changes the few fields that it is about. */
const RECORDS: Readonly<Record<string, object>> = {
  azure: { ShortName: 'en-US-AvaNeural', DisplayName: 'Ava', Locale: 'en-US', Gender: 'Female' },
  aura: {
    ...{ name: 'thalia', canonical_name: 'aura-2-thalia-en' },
    ...{ architecture: 'aura-2', languages: ['en', 'en-US'] },
  },
  cartesia: {
    ...{ id: 'v', name: 'Katie - Friendly Fixer', language: 'en', is_public: true, gender: 'feminine' },
  },
  /** Record of ElevenLabs's shared library. */
  library: {
    ...{ public_owner_id: 'o', voice_id: 'v', name: 'Alita', category: 'professional', language: 'en' },
    ...{ locale: null, accent: '', gender: 'female', age: 'young', descriptive: '', use_case: 'narration' },
  },
  /** Record of ElevenLabs's own voices. */
  premade: { voice_id: 'v', name: 'River', category: 'premade', labels: { language: 'en' } },
  murf: { voiceId: 'v', displayName: 'Amy', locale: 'en-US', model: 'GEN2', gender: 'Female' },
  rime: { speaker: 'cove', modelId: 'arcana', lang: 'eng', country: 'US', gender: 'Female' },
  speechify: { id: 'v', type: 'shared', display_name: 'Amy', locale: 'en-US', gender: 'female' },
};

/** Row of a table: a record of a real list, and the values that a person who speaks the language expects; null for a field that is absent. */
interface Row {
  readonly provider: string;
  readonly with: string;
  /** Name of the plain record that `record` changes. */
  readonly base?: string;
  readonly record: object;
  readonly expected: Readonly<Record<string, unknown>>;
}

function readRows(table: string): Row[] {
  const lines = readFileSync(new URL(`normalized/${table}.jsonl`, import.meta.url), 'utf8');
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Returns fields of the voice that a record of this provider's list gives. */
function normalized(slug: string, record: object, fields: readonly string[]): Partial<StoredVoice> {
  const provider = providerOf(slug);
  const [stated] = provider.parseRecord(record);
  if (!stated) throw new Error(`${slug} makes no voice of the record`);
  const voice = enrich(toDraft(provider, stated));
  return Object.fromEntries(fields.map((field) => [field, voice[field as keyof StoredVoice] ?? null]));
}

describe.each([
  ['accents', 'its accent'],
  ['locales', 'its language'],
  ['labels', 'its labels'],
  ['further', 'its further languages, models, status and local name'],
])('in the table %s', (table, gets) => {
  it.each(readRows(table))(
    `a record of $provider with $with gets ${gets}`,
    ({ provider, base = '', ...row }) => {
      const record = { ...RECORDS[base], ...row.record };
      expect(normalized(provider, record, Object.keys(row.expected))).toEqual(row.expected);
    },
  );
});

it('a record of elevenlabs gets its models, and the languages that are documented for them', () => {
  const ids = ['eleven_flash_v2', 'eleven_multilingual_v2', 'eleven_multilingual_sts_v2'];
  const record = { voice_id: 'adam', name: 'Adam', category: 'premade', high_quality_base_model_ids: ids };
  const documented = languagesOfModel('elevenlabs', 'eleven_multilingual_v2');
  expect(normalized('elevenlabs', record, ['models', 'other_languages'])).toEqual({
    models: ids.slice(0, 2),
    other_languages: documented.filter((language) => language !== 'en').sort(),
  });
});

it.each([
  ['google', { name: 'Kore', languageCodes: ['en-US'] }, ['es-US', 'mr-IN', 'uk-UA']],
  ['openai', { id: 'alloy', model: 'tts-1' }, ['cy', 'fil', 'zh']],
])('a record of %s gets the languages that are documented for its model', (provider, record, some) => {
  const { other_languages } = normalized(provider, record, ['other_languages']);
  expect(other_languages).toEqual(expect.arrayContaining(some));
});
