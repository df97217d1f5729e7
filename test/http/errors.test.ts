import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { ErrorResponse } from '../../src/domain/error-response.ts';
import { GONE_ID, MCP_PATH, REMOVED_AT, refTo, smallRef, testApp } from '../support/app.ts';

const SECRET = 'AKIA-very-secret at s3.internal';

let app: Express;
beforeAll(async () => {
  app = await testApp({ catalog: await smallRef() });
});

const audioUrl = (voiceId: string) => `/v1/audio-url?voiceId=${encodeURIComponent(voiceId)}`;

describe('an error', () => {
  it.each([
    ['missing_voice_id', 400, '/v1/audio-url', /voiceId/],
    ['missing_voice_id', 400, audioUrl(''), /voiceId/],
    ['missing_voice_id', 400, audioUrl('  '), /voiceId/],
    ['invalid_parameter', 400, '/v1/voices?limit=ten', /limit must be an integer of 1 or more/],
    ['voice_not_found', 404, audioUrl('acme/Nobody'), /No voice has this id/],
    ['voice_not_found', 404, audioUrl('acme/ada'), /No voice has this id/],
    ['voice_not_found', 404, audioUrl('__proto__'), /No voice has this id/],
    ['voice_removed', 410, audioUrl(GONE_ID), new RegExp(REMOVED_AT)],
    ['preview_not_available', 404, audioUrl('acme/Bob'), /No preview/],
    ['not_found', 404, '/v1/nothing', /\/v1\/nothing/],
    ['not_found', 404, '/v1/%E0%A4%A', /\/v1\/%E0%A4%A/],
  ])('is %s with status %d at %s', async (code, status, path, message) => {
    const { body } = await request(app).get(path).expect(status).expect('Content-Type', /json/);
    const { error } = ErrorResponse.parse(body);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('is method_not_allowed for %s', async (method) => {
    const { body } = await request(app)
      [method]('/v1/voices')
      .expect(405)
      .expect('Allow', 'GET, HEAD, OPTIONS');
    expect(ErrorResponse.parse(body).error.code).toBe('method_not_allowed');
  });

  it('is rate_limited above the limit, and says how long to wait', async () => {
    const limited = await testApp({ rateLimit: { limit: 1, windowSeconds: 60 } });
    await request(limited).get('/v1/metadata').expect(200);
    const { body, headers } = await request(limited).get('/v1/metadata').expect(429);
    expect(ErrorResponse.parse(body).error.code).toBe('rate_limited');
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it.each(['/v1/voices', '/v1/metadata', audioUrl('acme/Ada'), '/readyz'])(
    'is not_ready before a catalog is loaded at %s',
    async (path) => {
      const { body, headers } = await request(await testApp({ catalog: refTo() }))
        .get(path)
        .expect(503);
      expect(ErrorResponse.parse(body).error.code).toBe('not_ready');
      expect(headers['retry-after']).toMatch(/^\d+$/);
    },
  );

  it('quotes the id of the request and is not kept by caches', async () => {
    const { body, headers } = await request(app).get('/v1/audio-url');
    expect(body.error.request_id).toBe(headers['x-request-id']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('repeats only a bounded, printable part of the path', async () => {
    const { body } = await request(app).get(`/${'a'.repeat(2000)}`);
    expect(body.error.message.length).toBeLessThan(200);
  });

  it('has no body for HEAD', async () => {
    const response = await request(app).head('/v1/audio-url').expect(400);
    expect(response.text).toBeFalsy();
  });
});

describe('a fault of ours', () => {
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
    ['something that is no error', () => Promise.reject(SECRET)],
  ])('is internal_error without a detail, and logged: %s', async (_kind, findPreview) => {
    const error = jest.fn();
    const ignore = () => {};
    const faulty = await testApp({
      catalog: await smallRef(),
      findPreview,
      logger: { debug: ignore, info: ignore, warn: ignore, error },
    });
    const response = await request(faulty).get(audioUrl('acme/Ada')).expect(500);
    expect(ErrorResponse.parse(response.body).error).toMatchObject({ code: 'internal_error' });
    expect(response.text + JSON.stringify(response.headers)).not.toContain('secret');
    expect(response.text).not.toMatch(/at .*\.ts/);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ request_id: response.body.error.request_id }),
      expect.any(String),
    );
  });

  it('of a search is no answer that a cache may keep', async () => {
    const catalog = {
      ...(await smallRef()).current,
      searchJson: () => {
        throw new Error(SECRET);
      },
    };
    const { headers } = await request(await testApp({ catalog: refTo(catalog) }))
      .get('/v1/voices')
      .expect(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });
});

describe('a body that is too large', () => {
  it('is refused with 413 in the words of the protocol, and our code beside them', async () => {
    const { body } = await request(app)
      .post(MCP_PATH)
      .send({ padding: 'x'.repeat(70_000) })
      .expect(413);
    expect(body).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32600,
        message: expect.stringContaining('64kb'),
        data: { code: 'payload_too_large' },
      },
    });
  });
});

describe('every code', () => {
  it.each([
    ...['missing_voice_id', 'invalid_parameter', 'voice_not_found', 'preview_not_available', 'not_found'],
    ...['method_not_allowed', 'voice_removed', 'payload_too_large', 'rate_limited', 'internal_error'],
    ...['not_ready', 'invalid_request'],
  ])('is in the README: %s', (code) => {
    expect(readFileSync('README.md', 'utf8')).toMatch(new RegExp(`^\\| [\\d, ]+ \\| .*\`${code}\``, 'm'));
  });

  it.each(['invalid_request', 'method_not_allowed'])(
    'is in the description, though no operation answers with it: %s',
    async (code) => {
      expect((await request(app).get('/openapi.json')).text).toContain(code);
    },
  );
});
