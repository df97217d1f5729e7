import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { cartesia } from '../../../src/ingest/providers/cartesia.ts';
import { draft } from '../../support/draft.ts';

const record = { id: 'f786b574', name: 'Katie', language: 'en', gender: 'feminine', access: 'public' };
const read = (fields: object) => cartesia.parseRecord({ ...record, ...fields });
const voiceOf = (fields: object) => enrich(draft(read(fields)[0]));

it.each([
  [{ access: 'private' }],
  [{ visibility: 'owner' }],
  [{ access: undefined }],
  [{ is_owner: true }],
  [{ access: undefined, is_public: false }],
  [{ access: undefined, is_public: true, is_archived: true }],
])('a voice of Cartesia with %j is not public and left out', (fields) => {
  expect(read(fields)).toEqual([]);
});

it('a voice that the embedding models spoke has these as its model, and any other voice none', () => {
  expect(voiceOf({ mode: 'stability' }).model_id).toBe('stability');
  expect(voiceOf({ mode: 'similarity' })).not.toHaveProperty('model_id');
});

it('a voice of an older version of Cartesia is public by its own field', () => {
  expect(read({ access: undefined, is_public: true })).toHaveLength(1);
});

it.each([
  [{ country: 'US' }, 'en-US', 'American'],
  [{ country: 'gb' }, 'en-GB', 'British'],
  [{ country: 'it' }, 'en', 'Italian'],
  [{ language: 'es', accent: 'castilian' }, 'es-ES', 'Castilian'],
  [{ accent: 'southern-us' }, 'en-US', 'Southern American'],
  [{ accent: 'general-american' }, 'en-US', 'American'],
  [{ language: 'pt', accent: 'brazilian-portuguese' }, 'pt-BR', 'Brazilian'],
  [{ language: 'fr', accent: 'canadian-french' }, 'fr-CA', 'Canadian'],
  [{ accent: 'indian-english' }, 'en-IN', 'Indian'],
  [{ language: 'ar', accent: 'modern-standard-arabic' }, 'ar', undefined],
  [{ language: 'de', accent: 'high-german' }, 'de', undefined],
  [{ language: 'zh', accent: 'taiwanese-mandarin' }, 'zh-TW', 'Taiwanese'],
  [{ language: 'vi', accent: 'southern-vietnamese' }, 'vi-VN', 'Southern Vietnamese'],
  [{ accent: 'new-zealand' }, 'en-NZ', 'New Zealand'],
  [
    {
      locales: [
        { locale: 'es-MX', is_native: false },
        { locale: 'en-AU', is_native: true },
      ],
    },
    'en-AU',
    'Australian',
  ],
  [{ language: 'tl' }, 'fil-PH', 'Filipino'],
  [{ language: 'no' }, 'nb-NO', 'Norwegian'],
])('a voice of Cartesia with %j has the language %s and the accent %s', (fields, language, accent) => {
  const voice = voiceOf(fields);
  expect([voice.language, voice.accent]).toEqual([language, accent]);
});

it.each([
  ['Friendly young adult male for customer support', 'young'],
  ['Firm, young accented female for support', 'young'],
  ['Upbeat, enunciating Indian accented mature adult female', 'middle-aged'],
  ['slightly raspy voiced middle aged man', 'middle-aged'],
  ['Elderly male for narrations', 'old'],
  ['Elderly, confident female for narrations', 'old'],
  ['Charming matured male voice with smooth delivery', 'middle-aged'],
  ['Casual adult female for conversations', 'adult'],
  ['Senior male for narrations', 'old'],
  ['Senior executive male for narrations', undefined],
  ['Lively voice for young audiences and mature content', undefined],
])('a voice of Cartesia described as %j has the age %s', (description, age) => {
  expect(voiceOf({ description }).age).toBe(age);
});

it('a voice of Cartesia is described by its sentence, or else by its tagline', () => {
  const description = 'Clear and warm';
  expect(voiceOf({ tagline: 'Friendly Fixer', description })).toMatchObject({
    description,
    styles: ['friendly', 'clear', 'warm'],
  });
  expect(voiceOf({ tagline: 'Friendly Fixer', description: '' }).description).toBe('Friendly woman');
  expect(voiceOf({ tagline: '', description: '' })).not.toHaveProperty('description');
});

describe('lists of Cartesia', () => {
  const older = { ...record, access: undefined, is_public: true, name: 'Katie - Friendly Fixer' };
  const { next } = (cartesia.list as { http: HttpList }).http;
  const request = { path: '/voices', query: { limit: '100' } };

  it.each([
    ['2024-06-10', [{ ...older, owner_id: 'o', embedding: [0.1] }]],
    ['2025-04-16', { data: [{ ...older, is_owner: false }], has_more: false, next_page: null }],
    [
      '2026-08-14',
      {
        data: [{ ...record, visibility: 'all', tagline: 'Friendly Fixer' }],
        has_more: false,
        next_page: null,
      },
    ],
  ])('a list of Cartesia is read in the shape of %s', (_, page) => {
    const [voice] = (cartesia.records(page) ?? []).flatMap((listed) => cartesia.parseRecord(listed));
    expect(enrich(draft(voice))).toMatchObject({
      name: 'Katie',
      description: 'Friendly woman',
      styles: ['friendly'],
    });
    expect(next?.(page, request)).toBeUndefined();
  });

  it.each([
    [{ data: [record], has_more: true, next_page: 'cursor' }, 'cursor'],
    [{ data: [record], has_more: true, next_page: null }, 'f786b574'],
    [{ data: [record], has_more: true }, 'f786b574'],
  ])(
    'a list of Cartesia goes on after its cursor, or else after its last voice: %j',
    (page, starting_after) => {
      expect(next?.(page, request)?.query).toEqual({ limit: '100', starting_after });
    },
  );

  it('a page of Cartesia that has more and no voice is no list', () => {
    expect(() => next?.({ data: [], has_more: true }, request)).toThrow();
  });
});
