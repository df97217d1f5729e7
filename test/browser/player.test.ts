import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Frame, Page } from 'playwright-core';
import * as z from 'zod';
import { MCP_PATH, testApp } from '../support/app.ts';
import { toneOf } from '../support/audio.ts';
import { itBrowser } from '../support/browsed-service.ts';
import { hasChromium, launchChromium } from '../support/chromium.ts';
import { request } from '../support/request.ts';

const HOST = 'http://host.test';
/** Frame of another origin, as hosts of MCP Apps have to show one. */
const SANDBOX = 'http://sandbox.test';
const MAX_BYTES = 20_000;
const TIMEOUT_MS = 60_000;
const Player = z.looseObject({
  uri: z.string(),
  mimeType: z.literal('text/html;profile=mcp-app'),
  text: z.string(),
  _meta: z.looseObject({
    ui: z.looseObject({
      csp: z.strictObject({ resourceDomains: z.array(z.string()) }),
      permissions: z.strictObject({ clipboardWrite: z.strictObject({}) }),
    }),
  }),
});

/** Page of a host that answers the handshake, sends a result, and keeps what the frame tells. */
const HOST_PAGE = (
  result: object,
) => `<!doctype html><title>Host</title><iframe src="${SANDBOX}/" sandbox="allow-scripts allow-same-origin"></iframe>
<script>
  globalThis.told = [];
  const answers = {
    'ui/initialize': { protocolVersion: '2026-01-26', hostInfo: { name: 'test', version: '1' }, hostCapabilities: {},
      hostContext: { theme: 'dark', styles: { variables: { '--font-sans': 'monospace' } } } },
    'ui/message': {}, 'ui/open-link': {},
  };
  addEventListener('message', ({ data, source }) => {
    told.push(data);
    const send = (message) => source.postMessage({ jsonrpc: '2.0', ...message }, '*');
    if (data.id !== undefined && data.method) send({ id: data.id, result: answers[data.method] });
    if (data.method === 'ui/notifications/initialized') {
      send({ method: 'ui/notifications/tool-input', params: { arguments: {} } });
      send({ method: 'ui/notifications/tool-result', params: ${JSON.stringify(result).replaceAll('<', '\\u003c')} });
    }
  });
</script>`;

let player: z.infer<typeof Player>;
let browser: Browser;
/** Page of the host, which all tests share, because a page of its own takes each of them longer than the test. */
let page: Page;
let hostPage: string;
/** Addresses of recordings that the player has loaded. */
const loaded: string[] = [];
let ask: (method: string, params: object) => Promise<Record<string, unknown>>;
beforeAll(async () => {
  const app = await testApp();
  ask = async (method, params) => {
    const { body } = await request(app).post(MCP_PATH).send({ jsonrpc: '2.0', id: 1, method, params });
    return body.result;
  };
  const { contents } = await ask('resources/read', { uri: 'ui://voice-directory/player.html' });
  player = Player.parse((contents as unknown[])[0]);
  if (!hasChromium) return;
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(HOST)) return route.fulfill({ contentType: 'text/html', body: hostPage });
    if (url.startsWith(SANDBOX))
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': policy() },
        body: player.text,
      });
    loaded.push(url);
    return route.fulfill({ contentType: 'audio/wav', body: toneOf(0.5) });
  });
});
afterAll(() => browser?.close());

/** Policy that a host has to enforce for the declared domains, as SEP-1865 states it. */
function policy(): string {
  const domains = player._meta.ui.csp.resourceDomains.join(' ');
  const inline = `'self' 'unsafe-inline' ${domains}`;
  return `default-src 'none'; script-src ${inline}; style-src ${inline}; img-src 'self' data: ${domains}; media-src 'self' data: ${domains}; connect-src 'none'; frame-src 'none'; object-src 'none'; base-uri 'self'`;
}

/** Shows a result in the player of a host. Each recording is a tone of half a second. */
async function shown(result: object, use: (frame: Frame, page: Page, loaded: string[]) => Promise<unknown>) {
  hostPage = HOST_PAGE(result);
  loaded.length = 0;
  await page.goto(HOST);
  const frame = page.frames().find((each) => each.url().startsWith(SANDBOX));
  if (!frame) throw new Error('The host shows no frame.');
  await frame.locator('p').first().waitFor({ state: 'attached' });
  await use(frame, page, loaded);
}

const told = (page: Page, method: string) =>
  page.evaluate<Record<string, unknown>[]>(
    `told.filter(({ method }) => method === '${method}').map(({ params }) => params)`,
  );
const call = (name: string, args: object) => ask('tools/call', { name, arguments: args });

it('the player is one small document, and its policy names the hosts of the samples alone', () => {
  expect(Buffer.byteLength(player.text)).toBeLessThan(MAX_BYTES);
  expect(player.text).not.toMatch(/<[a-z]+ [^>]*(?:src|href)=/);
  const { resourceDomains } = player._meta.ui.csp;
  expect(resourceDomains).toContain('https://storage.googleapis.com');
  expect(resourceDomains).toContain('https://*.hf.co');
  for (const origin of resourceDomains) expect(origin).toMatch(/^https?:\/\/[*\w.:-]+$/);
});

it('the tools that find voices name the player, and it is listed and described', async () => {
  const { tools } = (await ask('tools/list', {})) as { tools: { name: string; _meta?: object }[] };
  const played = tools.filter(({ _meta }) => _meta).map(({ name }) => name);
  expect(played).toEqual(['search_voices', 'get_audio_url']);
  expect(tools[0]?._meta).toEqual({ ui: { resourceUri: player.uri } });
  const { resources } = await ask('resources/list', {});
  expect(resources).toMatchObject([{ uri: player.uri, mimeType: player.mimeType }]);
});

describe('in a host', () => {
  itBrowser('each voice of a search plays, and can be chosen', async () => {
    const result = await call('search_voices', { language: 'Dutch', has_preview: true, limit: 3 });
    await shown(result, async (frame, page, loaded) => {
      expect(await frame.locator('article').count()).toBe(3);
      expect(await frame.evaluate('document.documentElement.style.colorScheme')).toBe('dark');
      const [play] = await frame.getByRole('button', { name: /^Play / }).all();
      await play?.click();
      await frame.getByText('■').waitFor();
      await frame.getByText('■').waitFor({ state: 'detached' });
      expect(loaded).toHaveLength(1);
      await frame.getByRole('button', { name: /^Use / }).first().click();
      await frame.getByText('Sent').waitFor();
      const [message] = await told(page, 'ui/message');
      expect(message).toEqual({
        role: 'user',
        content: [{ type: 'text', text: expect.stringMatching(/^Use the voice deepgram\/[\w-]+\.$/) }],
      });
      expect(await told(page, 'ui/notifications/size-changed')).not.toEqual([]);
    });
  });

  itBrowser('an id is copied, or selected where the host grants no clipboard', async () => {
    const result = await call('get_audio_url', { voiceId: 'thalia deepgram' });
    await shown(result, async (frame) => {
      await frame.getByRole('button', { name: /^Copy / }).click();
      await frame.locator('code').waitFor();
      expect(await frame.evaluate('getSelection().toString()')).toBe('deepgram/aura-2-thalia-en');
    });
  });

  itBrowser('a recording of an undeclared host is refused, and its link is offered', async () => {
    const result = {
      structuredContent: {
        summary: '1',
        columns: ['id', 'url'],
        rows: [['a/b', 'https://undeclared.test/b.wav']],
      },
    };
    await shown(result, async (frame, page, loaded) => {
      await frame.getByRole('button', { name: 'Play a/b' }).click();
      await frame.getByRole('button', { name: 'Open the recording' }).click();
      expect(loaded).toEqual([]);
      expect(await told(page, 'ui/open-link')).toEqual([{ url: 'https://undeclared.test/b.wav' }]);
    });
  });

  itBrowser.each([
    {
      structuredContent: {
        summary: '<img src=x onerror=alert(1)>',
        columns: ['id', 'name'],
        rows: [['<b>', '<script>']],
      },
    },
    {
      structuredContent: {
        summary: '<b>',
        columns: ['id', 'url'],
        rows: [['x', 'javascript:alert(1)'], [], [null, 3]],
      },
    },
    { isError: true, content: [{ type: 'text', text: '<b>' }] },
    { content: [] },
    {},
  ])('words of providers are text, and a damaged result shows what it has: %j', async (result) => {
    await shown(result, async (frame) => {
      expect(await frame.locator('img, script:not(body > script)').count()).toBe(0);
      expect(await frame.getByRole('button', { name: /^Play /, disabled: false }).count()).toBe(0);
    });
  });
});
