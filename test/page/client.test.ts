import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createAnswerSource } from '../../src/page/actions/ask-answer.ts';
import { createKeptSwitch, createKeptVoices } from '../../src/page/actions/kept.ts';
import { pauseMs, usedShareOf } from '../../src/page/actions/pace.ts';
import { type Place, toCommand } from '../../src/page/client/keys.ts';
import { KEY_ACTIONS } from '../../src/page/components/keys-dialog.tsx';
import { foldModels } from '../../src/page/facts/fold-models.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{ keys: Rows<[key: string, commands: readonly (string | null)[]]> }>(import.meta);

const PLAIN = { ctrlKey: false, altKey: false, metaKey: false };
const PLACES: readonly Place[] = ['field', 'button', 'row', 'elsewhere'];

describe('a key', () => {
  it.each(TABLE.keys)('%s has a command by the place of the focus', (key, commands) => {
    expect(PLACES.map((place) => toCommand({ ...PLAIN, key }, place) ?? null)).toEqual(commands);
  });

  it.each([
    ['ArrowDown', 'next'],
    ...['ArrowUp', 'j', '/', ' ', 'Escape', 'Enter'].map((key) => [key, undefined] as const),
  ] as const)('%s in the search box has the command %s', (key, command) => {
    expect(toCommand({ ...PLAIN, key }, 'search')).toBe(command);
  });

  it('that is one letter is in the list of keys with its action', () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      const command = toCommand({ ...PLAIN, key: letter }, 'row');
      const listed = Object.entries(KEY_ACTIONS).find(([, keys]) =>
        keys.join(' ').split(' ').includes(letter),
      );
      expect([letter, listed?.[0]]).toEqual([letter, /next|previous/.test(command ?? '') ? 'move' : command]);
    }
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('with %s belongs to the browser', (modifier) => {
    for (const key of ['/', 'j', 'c', 'f', 'v', ' '])
      expect(toCommand({ ...PLAIN, [modifier]: true, key }, 'row')).toBeUndefined();
  });
});

describe('the pace of requests', () => {
  it('is that of typing for most of the limit, and slower then', () => {
    expect([0, 0.6, 0.61, 1].map(pauseMs)).toEqual([150, 150, 1000, 1000]);
  });

  it.each([150, 200, 400, 1000, 1100])(
    'keeps each minute below the limit if a letter is typed every %i ms',
    (letterMs) => {
      const asked: number[] = [];
      let [left, resetAt, dueAt] = [300, 60_000, Number.POSITIVE_INFINITY];
      for (let now = 0; now < 180_000; now += 10) {
        if (now >= resetAt) [left, resetAt] = [300, resetAt + 60_000];
        if (now % letterMs === 0) dueAt = now + pauseMs(1 - left / 300);
        if (now < dueAt) continue;
        asked.push(now, now);
        [left, dueAt] = [left - 2, Number.POSITIVE_INFINITY];
      }
      const perMinute = asked.map((from) => asked.filter((at) => at >= from && at < from + 60_000).length);
      expect(Math.max(0, ...perMinute)).toBeLessThan(300);
    },
  );

  it('is read from the headers of an answer', () => {
    const headers = new Headers({
      RateLimit: '"default";r=12;t=34',
      'RateLimit-Policy': '"default";q=300;w=60',
    });
    expect(usedShareOf(headers)).toBe(0.96);
    for (const name of ['RateLimit', 'RateLimit-Policy'])
      expect(usedShareOf(new Headers({ [name]: headers.get(name) ?? '' }))).toBe(0);
  });
});

const browser = globalThis as Record<string, unknown>;

it('an answer that leaves few requests slows the page down', async () => {
  const { fetch } = globalThis;
  browser.fetch = async () =>
    Response.json(
      {},
      {
        headers: { RateLimit: '"default";r=9;t=60', 'RateLimit-Policy': '"default";q=300;w=60' },
      },
    );
  const source = createAnswerSource();
  expect(source.pauseMs()).toBe(150);
  await source.askJson('/a');
  expect(source.pauseMs()).toBe(1000);
  browser.fetch = fetch;
});

describe('voices that the browser keeps', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    browser.addEventListener = () => {};
    browser.localStorage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    };
  });
  afterEach(() => {
    delete browser.addEventListener;
    delete browser.localStorage;
    delete browser.sessionStorage;
  });

  it('end with the tab where they are of one session', () => {
    browser.sessionStorage = browser.localStorage;
    delete browser.localStorage;
    createKeptVoices('dismissed', 2, true).toggle({ id: 'a', name: 'a' });
    expect(createKeptVoices('dismissed', 2, true).has('a')).toBe(true);
    expect(createKeptVoices('dismissed', 2).has('a')).toBe(false);
  });

  it('have their names the next day', () => {
    createKeptVoices('compared', 2).toggle({ id: 'a', name: 'Ada' });
    expect(createKeptVoices('compared', 2).voices.value).toEqual([{ id: 'a', name: 'Ada' }]);
  });

  it.each([
    [
      '["a",{"id":"b","name":"Bo"},{"id":"c"},1,null,{"id":"d","name":"Dora"},{"id":"e","name":"Ed"}]',
      [
        { id: 'b', name: 'Bo' },
        { id: 'd', name: 'Dora' },
      ],
    ],
    ['{"a":"Ada"}', []],
    ['"a"', []],
    ['{', []],
  ])('are read from %s as %j', (text, expected) => {
    stored.set('compared', text);
    expect(createKeptVoices('compared', 2).voices.value).toEqual(expected);
  });

  it('are beside a switch that is on until somebody turns it off, the next day too', () => {
    const isOn = () => createKeptSwitch('keys').isOn.value;
    for (const expected of [false, true]) {
      createKeptSwitch('keys').toggle();
      expect(isOn()).toBe(expected);
    }
  });

  it('are refused above the most, and taken again after one is removed', () => {
    const kept = createKeptVoices('compared', 2);
    const toggle = (...ids: string[]) => {
      for (const id of ids) kept.toggle({ id, name: id });
      return kept.voices.value.map(({ id }) => id);
    };
    expect(toggle('a', 'b', 'c')).toEqual(['a', 'b']);
    expect(toggle('a', 'c')).toEqual(['b', 'c']);
    expect(stored.get('compared')).toBe('[{"id":"b","name":"b"},{"id":"c","name":"c"}]');
  });
});

describe('one speaker under several models', () => {
  const jenny = { provider: 'rime', name: 'Jenny', language: 'en-US', gender: 'Female' } as const;
  const [a, b, c] = ['a', 'b', 'c'].map((model_id) => voice({ ...jenny, id: `rime/${model_id}`, model_id }));
  const other = voice({ ...jenny, id: 'rime/x', name: 'Xenia', model_id: 'a' });

  it('is one row if the voices follow one another', () => {
    expect(foldModels([a, b, c, other] as never).map(({ others }) => others.length)).toEqual([2, 0]);
    expect(foldModels([a, other, b] as never)).toHaveLength(3);
  });

  it('is not one who speaks another language, is another gender, or has the same model', () => {
    for (const change of [{ language: 'en-GB' }, { gender: 'Male' as const }, { model_id: 'a' }])
      expect(foldModels([a, { ...b, ...change }] as never)).toHaveLength(2);
  });
});
