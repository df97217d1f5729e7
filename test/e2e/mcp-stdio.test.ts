import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { withFolder } from '../support/folder.ts';
import { QUIET } from '../support/quiet.ts';
import { SHORT_LIVED } from '../support/short-lived.ts';

const MESSAGES = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
  {
    id: 3,
    method: 'tools/call',
    params: { name: 'search_voices', arguments: { search: 'asteria', limit: 1 } },
  },
];

it('the command mcp answers each request over stdin and stdout, writes nothing else there, and ends with its client', () =>
  withFolder(async (folder) => {
    const env = {
      PATH: process.env.PATH,
      ...QUIET,
      PROVIDERS: 'deepgram',
      DATA_DIR: folder,
    } as NodeJS.ProcessEnv;
    const child = spawn(process.execPath, [...SHORT_LIVED, 'dist/cli/main.js', 'mcp'], { env });
    const closed = once(child, 'close');
    child.stdin.end(MESSAGES.map((each) => `${JSON.stringify({ jsonrpc: '2.0', ...each })}\n`).join(''));
    const lines = (await text(child.stdout)).trim().split('\n');
    expect(await closed).toEqual([0, null]);
    const results = new Map(lines.map((line) => JSON.parse(line)).map(({ id, result }) => [id, result]));
    expect([...results.keys()].sort()).toEqual([1, 2, 3]);
    expect(results.get(1).serverInfo.name).toBe('voice-directory');
    expect(results.get(2).tools).toHaveLength(3);
    expect(results.get(3).structuredContent.rows[0]).toContain('deepgram/aura-2-asteria-en');
  }));
