import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { withFolder } from '../support/folder.ts';
import { start } from '../support/process.ts';

const _meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const CALL = { name: 'search_voices', arguments: { search: 'asteria', limit: 1 } };
const STATELESS = [
  { id: 1, method: 'server/discover', params: { _meta } },
  { id: 2, method: 'tools/list', params: { _meta } },
  { id: 3, method: 'tools/call', params: { _meta, ...CALL } },
];
const HANDSHAKE = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
  { id: 3, method: 'tools/call', params: CALL },
];

it.each([
  ['with a handshake', HANDSHAKE],
  ['without a handshake', STATELESS],
])(
  'the command mcp answers each request of a client %s, writes nothing else to stdout, and ends with its client',
  (_, messages) =>
    withFolder(async (folder) => {
      const child = start(['mcp'], { PROVIDERS: 'deepgram', DATA_DIR: folder });
      const closed = once(child, 'close');
      child.stdin.end(messages.map((each) => `${JSON.stringify({ jsonrpc: '2.0', ...each })}\n`).join(''));
      const lines = (await text(child.stdout)).trim().split('\n');
      expect(await closed).toEqual([0, null]);
      const results = new Map(lines.map((line) => JSON.parse(line)).map(({ id, result }) => [id, result]));
      expect([...results.keys()].sort()).toEqual([1, 2, 3]);
      expect(JSON.stringify(results.get(1))).toContain('"name":"voice-directory"');
      expect(results.get(2).tools).toHaveLength(3);
      expect(results.get(3).structuredContent.rows[0]).toContain('deepgram/aura-2-asteria-en');
    }),
);

it('the command mcp answers lines that are no request as the endpoint does, and goes on', () =>
  withFolder(async (folder) => {
    const child = start(['mcp'], { PROVIDERS: 'deepgram', DATA_DIR: folder });
    // JSON allows U+2028 in strings, which is no end of a line here.
    const calls = [{ name: 'constructor\u2028' }, { ...CALL, arguments: [] }].map((params, at) =>
      JSON.stringify({ jsonrpc: '2.0', id: 10 + at, method: 'tools/call', params: { _meta, ...params } }),
    );
    const last = JSON.stringify({ jsonrpc: '2.0', id: 3, method: 'tools/list', params: { _meta } });
    child.stdin.end(['{bad', '[]', '"text"', '', ...calls, `"${'x'.repeat(200_000)}"`, last].join('\n'));
    const lines = (await text(child.stdout)).trim().split('\n');
    const answers = lines.map((line) => JSON.parse(line)).map(({ id, error }) => `${id} ${error?.code}`);
    expect(answers.join()).toBe(
      'null -32700,null -32600,null -32600,10 -32602,11 -32602,null -32600,3 undefined',
    );
  }));
