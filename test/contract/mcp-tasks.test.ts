import { afterAll, expect, it } from '@jest/globals';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { callTool } from '../support/call-tool.ts';
import { readTable } from '../support/tables.ts';

const MAX_MEAN_TOKENS = 500;
const tokens: number[] = [];

afterAll(() => {
  expect(tokens.reduce((sum, each) => sum + each, 0) / tokens.length).toBeLessThanOrEqual(MAX_MEAN_TOKENS);
});

const { tasks } = readTable<{
  readonly tasks: readonly (readonly [
    task: string,
    tool: string,
    args: Record<string, unknown>,
    answer: string,
  ])[];
}>(new URL('mcp-tasks.yaml', import.meta.url));

it.each(tasks)('one call solves the task: %s', async (_, tool, args, answer) => {
  const { text } = await callTool(tool, args);
  tokens.push(encode(text).length);
  expect(text).toMatch(new RegExp(answer.replace('(?m)', ''), answer.startsWith('(?m)') ? 'm' : ''));
});
