import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { findBreakingChanges } from '../../scripts/breaking-changes.ts';

/** The parts of a description that the changes below touch. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  required: string[];
  properties: Record<string, Schema & Record<string, unknown>>;
  [key: string]: unknown;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Partial<Schema>;
}
interface Response {
  headers: Record<string, unknown>;
  content: Record<string, { schema: unknown }>;
}
interface Operation {
  [key: string]: unknown;
  operationId: string;
  parameters: Parameter[];
  responses: Record<string, Response>;
}
interface Description {
  paths: Record<string, { get: Operation; post: Operation & { requestBody: unknown } }>;
  components: { schemas: Record<string, Schema>; headers: Record<string, unknown> };
}
type Change = (parts: {
  paths: Description['paths'];
  voices: Operation;
  schemas: Description['components']['schemas'];
  parameter: (name: string) => Partial<Schema>;
  ok: Response;
  voice: Schema;
}) => void;

const DESCRIPTION: object = parse(readFileSync(new URL('description.yaml', import.meta.url), 'utf8'));

/** Returns the breaking changes of the description after a change of it. */
function breakingAfter(change: Change): string[] {
  const after = structuredClone(DESCRIPTION) as unknown as Description;
  const { paths, components } = after;
  const voices = paths['/v1/voices']?.get as Operation;
  const parameterOf = (name: string) => voices.parameters.find((each) => each.name === name) as Parameter;
  change({
    paths,
    voices,
    schemas: components.schemas,
    parameter: (name) => parameterOf(name).schema,
    ok: voices.responses[200] as Response,
    voice: components.schemas.Voice as Schema,
  });
  return findBreakingChanges(structuredClone(DESCRIPTION), after);
}

const without = <T>(list: readonly T[], entry: T) => list.filter((each) => each !== entry);

it.each<[string, Change]>([
  ['a path is removed', ({ paths }) => delete paths['/v1/metadata']],
  ['an operation has another name', ({ voices }) => Object.assign(voices, { operationId: 'findVoices' })],
  ['a parameter is removed', ({ voices }) => void voices.parameters.shift()],
  [
    'a parameter is added and required',
    ({ voices }) =>
      voices.parameters.push({ name: 'key', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  [
    'a parameter becomes required',
    ({ voices }) => Object.assign(voices.parameters[0] ?? {}, { required: true }),
  ],
  [
    'a parameter has another type',
    ({ parameter }) => Object.assign(parameter('search'), { type: 'integer' }),
  ],
  ['a parameter loses a value', ({ schemas }) => void schemas.Sort?.enum?.pop()],
  ['a parameter has a new maximum', ({ parameter }) => Object.assign(parameter('limit'), { maximum: 100 })],
  ['a parameter has a lower maximum', ({ parameter }) => Object.assign(parameter('offset'), { maximum: 9 })],
  ['a parameter has a higher minimum', ({ parameter }) => Object.assign(parameter('limit'), { minimum: 5 })],
  ['a parameter has a new pattern', ({ parameter }) => Object.assign(parameter('search'), { pattern: '^a' })],
  ['a parameter has another default', ({ parameter }) => Object.assign(parameter('limit'), { default: 10 })],
  ['a body has a new required field', ({ schemas }) => schemas.Message?.required.push('id')],
  ['a status is removed', ({ voices }) => delete voices.responses[304]],
  ['a media type is replaced', ({ ok }) => Object.assign(ok, { content: { 'text/plain': {} } })],
  ['a header is removed', ({ ok }) => delete ok.headers.ETag],
  [
    'a header has another type',
    ({ ok }) => Object.assign(ok.headers, { Age: { schema: { type: 'string' } } }),
  ],
  ['an optional field is removed', ({ voice }) => delete voice.properties.accent],
  [
    'a required field is removed',
    ({ voice }) => {
      voice.required = without(voice.required, 'name');
      delete voice.properties.name;
    },
  ],
  [
    'a required field becomes optional',
    ({ voice }) => Object.assign(voice, { required: without(voice.required, 'name') }),
  ],
  [
    'a field has another type',
    ({ voice }) => Object.assign(voice.properties.preview ?? {}, { type: 'string' }),
  ],
  [
    'a field may be null',
    ({ voice }) => Object.assign(voice.properties.preview ?? {}, { type: ['boolean', 'null'] }),
  ],
  [
    'entries of a list have another type',
    ({ voice }) => Object.assign(voice.properties.styles ?? {}, { items: { type: 'integer' } }),
  ],
  ['a list is removed', ({ schemas }) => delete schemas.VoiceList?.properties.voices],
  ['a field loses a value', ({ schemas }) => void schemas.Gender?.enum?.pop()],
  [
    'an enumeration becomes any text',
    ({ voice }) => Object.assign(voice.properties, { gender: { type: 'string' } }),
  ],
  ['a format is removed', ({ voice }) => delete voice.properties.first_seen?.format],
  ['a bound of a field is removed', ({ schemas }) => delete schemas.VoiceList?.properties.total?.minimum],
  ['a schema refuses further fields', ({ voice }) => Object.assign(voice, { additionalProperties: false })],
  ['a schema has another name', ({ schemas }) => delete schemas.NotFoundErrorCode],
  ['a key is needed', ({ voices }) => Object.assign(voices, { security: [{ key: [] }] })],
])('the change is found if %s', (_change, change) => {
  expect(breakingAfter(change)).not.toEqual([]);
});

it.each<[string, Change]>([
  ['nothing changes', () => {}],
  [
    'a path is added',
    ({ paths, voices }) => Object.assign(paths, { '/v1/new': { get: { ...voices, operationId: 'new' } } }),
  ],
  [
    'an optional parameter is added before the others',
    ({ voices }) => voices.parameters.unshift({ name: 'key', in: 'query', schema: { type: 'string' } }),
  ],
  ['parameters are in another order', ({ voices }) => voices.parameters.reverse()],
  ['a parameter gains a value', ({ schemas }) => schemas.Sort?.enum?.push('random')],
  ['a maximum is lifted', ({ parameter }) => delete parameter('offset').maximum],
  ['an error is added', ({ voices, ok }) => Object.assign(voices.responses, { 410: ok })],
  ['a header is added', ({ ok }) => Object.assign(ok.headers, { Link: { schema: { type: 'string' } } })],
  ['a field is added', ({ voice }) => Object.assign(voice.properties, { pitch: { type: 'string' } })],
  [
    'a field is added that every response has',
    ({ voice }) => {
      Object.assign(voice.properties, { pitch: { type: 'string' } });
      voice.required.push('pitch');
    },
  ],
  ['an optional field is promised', ({ voice }) => voice.required.push('accent')],
  ['a field gains a value', ({ schemas }) => schemas.Gender?.enum?.push('Other')],
  ['an error gains a code', ({ schemas }) => schemas.NotFoundErrorCode?.enum?.push('voice_moved')],
  [
    'a schema becomes a component',
    ({ schemas, voice }) => {
      Object.assign(schemas, { Accent: { type: 'string' } });
      Object.assign(voice.properties, { accent: { $ref: '#/components/schemas/Accent' } });
    },
  ],
  ['a description changes', ({ voices }) => Object.assign(voices, { description: 'Finds voices.' })],
  ['an example changes', ({ voice }) => Object.assign(voice, { examples: [{}] })],
])('no change is found if %s', (_change, change) => {
  expect(breakingAfter(change)).toEqual([]);
});
