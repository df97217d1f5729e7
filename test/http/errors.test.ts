import { readFileSync } from 'node:fs';
import { expect, it, jest } from '@jest/globals';
import { ErrorResponse } from '../../src/domain/errors.ts';
import { silentLogger } from '../../src/lib/logger.ts';
import { smallApp } from '../support/app.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  errors: Rows<[code: string, status: number, path: string, message: string, parameter?: string]>;
}>(import.meta);

const SECRET = 'AKIA-very-secret at s3.internal';

const app = await smallApp();

const audioUrl = (voiceId: string) => `/v1/audio-url?voiceId=${encodeURIComponent(voiceId)}`;

it.each(TABLE.errors)('the error is %s with status %d at %s', async (...row) => {
  const [code, status, path, message, parameter] = row;
  const { body } = await request(app)
    .get(path.replace('4000 nines', '9'.repeat(4000)))
    .expect(status)
    .expect('Content-Type', /json/);
  const { error } = ErrorResponse.parse(body);
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  if (parameter) expect(error.details).toEqual([{ parameter, message: error.message }]);
});

it.each(['post', 'put', 'patch', 'delete'] as const)(
  'the error for %s is method_not_allowed',
  async (method) => {
    const { body } = await request(app)
      [method]('/v1/voices')
      .expect(405)
      .expect('Allow', 'GET, HEAD, OPTIONS');
    expect(ErrorResponse.parse(body).error.code).toBe('method_not_allowed');
  },
);

it('an error carries the id of its request', async () => {
  const { body, headers } = await request(app).get('/v1/audio-url');
  expect(body.error.request_id).toBe(headers['x-request-id']);
});

it('an error repeats a bounded part of the path', async () => {
  const { body } = await request(app).get(`/${'a'.repeat(2000)}`);
  expect(body.error.message.length).toBeLessThan(200);
});

it.each([
  ['a rejection', () => Promise.reject(new Error(SECRET))],
  [
    'a throw',
    () => {
      throw new Error(SECRET);
    },
  ],
  [
    'a fault with a status of its own',
    () => Promise.reject(Object.assign(new Error(SECRET), { status: 403 })),
  ],
  ['a thrown value that is no error', () => Promise.reject(SECRET)],
])('%s is answered with internal_error, without a detail, and logged', async (_kind, findPreview) => {
  const error = jest.fn();
  const faulty = await smallApp({
    findPreview,
    logger: { ...silentLogger, error },
  });
  const response = await request(faulty).get(audioUrl('fictional/Ada')).expect(500);
  expect(ErrorResponse.parse(response.body).error).toMatchObject({ code: 'internal_error' });
  expect(response.text + JSON.stringify(response.headers)).not.toContain('secret');
  expect(response.text).not.toMatch(/at .*\.ts/);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ request_id: response.body.error.request_id }),
    expect.any(String),
  );
});

it.each([
  ...['missing_voice_id', 'invalid_parameter', 'voice_not_found', 'preview_not_available', 'not_found'],
  ...['method_not_allowed', 'voice_removed', 'payload_too_large', 'rate_limited', 'internal_error'],
  ...['not_ready', 'overloaded', 'invalid_request'],
])('the reference lists the error code %s', (code) => {
  expect(readFileSync('docs/api.md', 'utf8')).toMatch(new RegExp(`^\\| [\\d, ]+ \\| .*\`${code}\``, 'm'));
});

it.each(['invalid_request', 'method_not_allowed'])(
  'the OpenAPI description names %s, which no operation answers',
  async (code) => {
    expect((await request(app).get('/openapi.json')).text).toContain(code);
  },
);
