import { createRandom, type Random } from '../../bench/random.ts';
import { MCP_PATH } from '../../src/domain/protocol.ts';
import type { DescribedParameter } from './contract-requests.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** Largest input, in bytes: what Node's parser takes as an address and headers, less room for fixed headers. A body has the same bound. */
const MAX_BYTES = 15_500;
/** Dearest inputs of each target that are kept, by time and by bytes. */
const KEPT = 4;

type Fields = readonly (readonly [name: string, value: string])[];

export type Field = Pick<DescribedParameter, 'name' | 'schema'>;

/** Place of the service that takes inputs: an operation, a page, or a tool. */
export interface Target {
  readonly name: string;
  readonly fields: readonly Field[];
  /** True for a document of the whole catalog, which is streamed or made once. */
  readonly isDocument: boolean;
  readonly toRequest: (fields: Fields) => DearRequest;
}

export interface DearRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Fields and headers that are sent to a target. Values are percent-encoded. */
export interface Input {
  readonly target: Target;
  readonly fields: Fields;
  readonly headers: Readonly<Record<string, string>>;
}

/** Cost of an answer. */
export interface Cost {
  /** Longest turn of the event loop in which the request was served, in ms. */
  readonly heldMs: number;
  readonly bytes: number;
}

/** Returns the target of an address, in whose path the field `path` replaces `{path}`. */
export function atAddress(
  path: string,
  fields: readonly Field[],
  { isDocument = false, accept = '*/*' } = {},
): Target {
  const toRequest = (given: Fields) => {
    const address = path.replace('{path}', given.find(([name]) => name === 'path')?.[1] ?? 'x');
    const query = given.filter(([name]) => name !== 'path').map(([name, value]) => `${name}=${value}`);
    return {
      method: 'GET',
      path: [address, query.join('&')].filter(Boolean).join('?'),
      headers: { Accept: accept },
    };
  };
  const inPath = path.includes('{') ? [{ name: 'path', schema: {} }] : [];
  return { name: path, fields: [...inPath, ...fields], isDocument, toRequest };
}

/** Returns the target of a tool's arguments, or of the parameters of a method. */
export function inMcp(name: string, fields: readonly Field[], method = 'tools/call'): Target {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const toRequest = (given: Fields) => {
    const args = `{${given.map(([field, value]) => `${JSON.stringify(field)}:${toJson(value)}`).join(',')}}`;
    const params = method === 'tools/call' ? `{"name":"${name}","arguments":${args}}` : args;
    const body = `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;
    return { method: 'POST', path: MCP_PATH, headers, body };
  };
  return { name: `${method} ${name}`.trim(), fields, isDocument: false, toRequest };
}

/** Returns a value as JSON: nested lists, numbers and truth values as they are, and others as text. */
function toJson(value: string): string {
  if (/^(?:\[.*\]|\d{1,15}|true|false)$/s.test(value)) return value;
  try {
    return JSON.stringify(decodeURIComponent(value));
  } catch {
    return JSON.stringify(value);
  }
}

/** Returns the request of an input. Fields that are too much for a request are left out. */
export function toRequest({ target, fields, headers }: Input): DearRequest {
  let room = MAX_BYTES - Object.entries(headers).join().length;
  const fitting = fields.filter(([name, value]) => {
    room -= name.length + value.length + 4;
    return room > 0;
  });
  const request = target.toRequest(fitting);
  return { ...request, headers: { ...request.headers, ...headers } };
}

type MakeValue = (random: Random, words: readonly string[]) => string;

const LENGTHS = [1, 5, 12, 60, 99, 200, 1000, 3000];
const repeat = (random: Random, separator: string, make: (at: number) => string) =>
  Array.from({ length: random.pick(LENGTHS) }, (_, at) => make(at)).join(separator);

/** Makers of values: short lists and long ones, of known and unknown words, texts of one letter, numbers, and nested JSON. */
const VALUES: readonly MakeValue[] = [
  (random) => repeat(random, ',', (at) => at.toString(36)),
  (random) => repeat(random, ',', (at) => `-${at.toString(36)}`),
  (random, words) => repeat(random, ',', () => random.pick(words)),
  (random, words) => repeat(random, ',', () => `-${random.pick(words)}`),
  (random, words) => repeat(random, '+', () => random.pick(words)),
  (random, words) => `${random.pick(words)}${random.pick(HOSTILE_TEXTS.letters)}`,
  (random) => random.pick(HOSTILE_TEXTS.letters).repeat(random.pick(LENGTHS)),
  (random, words) => random.pick(words).slice(0, 1 + random.int(3)),
  (random) => String(random.pick([0, 1, 50, 200, 500, 1000, 7000, 2 ** 53])),
  (random) => random.pick(['true', 'true', 'false']),
  (random) => nest(random.pick(LENGTHS) * 2),
];

/** Returns JSON of so many lists, each in the one before. */
export function nest(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`;
}

/** Headers that may make an answer dearer. */
const HEADERS: readonly (readonly [string, (random: Random) => string])[] = [
  ['Accept-Language', (random) => repeat(random, ',', (at) => `a${at}`).slice(0, 6000)],
  [
    'Accept-Encoding',
    (random) => random.pick(['br', 'gzip', repeat(random, ',', (at) => `x${at}`).slice(0, 6000)]),
  ],
  ['If-None-Match', (random) => repeat(random, ',', (at) => `"${at}"`).slice(0, 6000)],
  ['Cookie', () => 'ui=de;'.repeat(500)],
];

type Change = (input: Input, random: Random, words: readonly string[]) => Input;

/** Makes a value of a field: most of the type that it takes, if that is not text. */
function makeValue({ schema }: Field, random: Random, words: readonly string[]): string {
  const { type, enum: named } = schema;
  const suited =
    { boolean: ['true', 'true', 'false'], integer: ['1', '50', '200', '1000'] }[type ?? ''] ?? named;
  return suited && random.chance(0.8) ? String(random.pick(suited)) : random.pick(VALUES)(random, words);
}

const setField: Change = (input, random, words) => {
  const field = random.pick(fieldsOf(input));
  const others = input.fields.filter(([name]) => name !== field.name);
  return { ...input, fields: [...others, [field.name, makeValue(field, random, words)]] };
};

const changeValues =
  (change: (value: string) => string): Change =>
  (input, random) => ({
    ...input,
    fields: input.fields.map(([name, value]) => [name, random.chance(0.5) ? change(value) : value]),
  });

const CHANGES: readonly Change[] = [
  setField,
  setField,
  setField,
  // Values of many fields, cut so that all have room.
  (input, random, words) => {
    const chosen = fieldsOf(input).filter(() => random.chance(0.7));
    const room = MAX_BYTES / chosen.length - 20;
    return {
      ...input,
      fields: chosen.map((each) => [each.name, makeValue(each, random, words).slice(0, room)]),
    };
  },
  changeValues((value) => `${value},${value}`),
  changeValues((value) => value.slice(0, value.length / 2)),
  (input, random) => ({ ...input, fields: input.fields.filter(() => random.chance(0.8)) }),
  (input) => ({ ...input, fields: [...input.fields, ...input.fields] }),
  // Fields that no target has, of which some resemble one.
  (input, random) => {
    const stem = random.chance(0.5) ? 'x' : random.pick(fieldsOf(input)).name;
    return { ...input, fields: [...input.fields, ...strays(random.pick(LENGTHS), stem)] };
  },
  (input, random) => {
    const [name, make] = random.pick(HEADERS);
    return { ...input, headers: { ...input.headers, [name]: make(random) } };
  },
  (input) => ({ ...input, headers: {} }),
];

/** Returns fields whose names begin with `stem`. */
export function strays(count: number, stem: string): Fields {
  return Array.from({ length: count }, (_, at) => [`${stem}${at.toString(36)}`, ''] as const);
}

function fieldsOf({ target: { fields } }: Input): readonly Field[] {
  return fields.length > 0 ? fields : [{ name: 'x', schema: {} }];
}

/** An input that was sent, with its cost. */
export interface Sent extends Input {
  readonly cost: Cost;
}

/** Search for the dearest inputs. */
export interface DearSearch {
  readonly next: () => Input;
  readonly add: (sent: Sent) => void;
  /** Returns the dearest input of each target, the dearest first. */
  readonly dearest: (by: keyof Cost) => readonly Sent[];
}

/**
 * Creates a search for the dearest inputs: a hill climb by time and by bytes, which changes the dearest inputs of a target at random, and those of
 * the dearest targets more often. `words` are values that the service knows. The seed and the costs decide what comes next.
 */
export function createDearSearch(
  targets: readonly Target[],
  words: readonly string[],
  seed: number,
): DearSearch {
  const random = createRandom(seed);
  const kept = { heldMs: new Map<Target, Sent[]>(), bytes: new Map<Target, Sent[]>() };
  const encoded = words.map(encodeURIComponent);

  function dearest(by: keyof Cost): readonly Sent[] {
    return [...kept[by].values()].flatMap(([first]) => first ?? []).sort((a, b) => b.cost[by] - a.cost[by]);
  }

  function pickParent(): Input {
    const by = random.pick(['heldMs', 'heldMs', 'bytes'] as const);
    const target =
      (random.chance(0.4) && random.pick(dearest(by).slice(0, 6))?.target) || random.pick(targets);
    const known = kept[by].get(target) ?? [];
    return known.length > 0 && random.chance(0.7) ? random.pick(known) : { target, fields: [], headers: {} };
  }

  return {
    next: () => {
      let input = pickParent();
      for (let count = 1 + random.int(3); count > 0; count--)
        input = random.pick(CHANGES)(input, random, encoded);
      return input;
    },
    add: (sent) => {
      for (const by of ['heldMs', 'bytes'] as const) {
        const all = [...(kept[by].get(sent.target) ?? []), sent].sort((a, b) => b.cost[by] - a.cost[by]);
        kept[by].set(sent.target, all.slice(0, KEPT));
      }
    },
    dearest,
  };
}
