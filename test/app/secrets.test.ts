import { describe, expect, it } from '@jest/globals';
import { listVariables } from '../../src/app/config/describe-settings.ts';
import { secretsIn } from '../../src/app/config/secrets.ts';
import { createRedactor } from '../../src/cli/redactor.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  hidden: Rows<[env: Readonly<Record<string, string>>, secrets: readonly string[]]>;
}>(import.meta);

const SECRET = 'sk-p+l/a n?t&"e\\d';
const base64 = (text: string) => Buffer.from(text).toString('base64');

it('the name of every secret setting shows that it is one', () => {
  const secret = listVariables(providers).filter((each) => each.secret);
  expect(secret.length).toBeGreaterThan(20);
  for (const { variable } of secret) expect([...secretsIn({ [variable]: 'planted' })]).toEqual(['planted']);
});

it.each(TABLE.hidden)('the secrets of %j are %j', (env, secrets) => {
  expect([...secretsIn(env)]).toEqual(secrets);
});

describe('a redactor', () => {
  it.each([
    ['as it is', SECRET],
    ['as JSON', JSON.stringify(SECRET).slice(1, -1)],
    ['percent-encoded', encodeURIComponent(SECRET)],
    ['as a form', encodeURIComponent(SECRET).replaceAll('%20', '+')],
    ['in lower-case escapes', encodeURIComponent(SECRET).replaceAll(/%../g, (byte) => byte.toLowerCase())],
  ])('cuts out a secret %s', (_, form) => {
    expect(createRedactor([SECRET])(`a ${form} b ${form}.`)).toBe('a [secret] b [secret].');
  });

  it.each(['', 'u:', 'apikey:'])('cuts out a secret in Base64 after %j', (before) => {
    const text = createRedactor([SECRET])(`Basic ${base64(before + SECRET)}`);
    expect(text).toContain('[secret]');
    expect(Buffer.from(text.replace('Basic ', ''), 'base64').toString()).not.toContain(SECRET.slice(2, 6));
  });

  it('cuts out each line of a secret of several', () => {
    const redact = createRedactor(['first-line\r\nsecond-line']);
    expect(redact('Bearer first-line … second-line')).toBe('Bearer [secret] … [secret]');
  });

  it('cuts out a secret that begins with another one whole', () => {
    expect(createRedactor(['secret', 'secret-and-more'])('secret-and-more')).toBe('[secret]');
  });

  it('leaves text alone where a secret is too short to be one, and where there is none', () => {
    expect(createRedactor(['a', 'test'])('a test')).toBe('a test');
    expect(createRedactor([])('a test')).toBe('a test');
  });
});
