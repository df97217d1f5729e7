/**
 * Makes the screenshots of the README in docs/images/, from a service with the bundled lists and the Chromium of the machine
 * (CHROMIUM, or /usr/bin/chromium). dist/ must have been built.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const ROOT = join(import.meta.dirname, '..');
const IMAGES = join(ROOT, 'docs/images');
/** Images by name: the page's path, the size of the window, and the scheme. */
const SHOTS = [
  {
    name: 'search',
    path: '/?search=british+female&has_preview=true',
    width: 1200,
    height: 800,
    colorScheme: 'light',
  },
  {
    name: 'voice-dark',
    path: '/voice/deepgram/aura-2-thalia-en',
    width: 1200,
    height: 800,
    colorScheme: 'dark',
  },
  { name: 'narrow', path: '/?search=jenny', width: 390, height: 780, colorScheme: 'light' },
];

const data = mkdtempSync(join(tmpdir(), 'voice-directory-screenshots-'));
const service = spawn(process.execPath, [join(ROOT, 'dist/cli/main.js'), 'serve'], {
  env: {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: data,
    INGEST_ON_START: 'false',
    PREVIEW_SYNTHESIS: 'off',
    INGEST_CRON: 'off',
    SOURCES: 'bundled',
  },
  stdio: ['ignore', 'pipe', 'ignore'],
});
try {
  await takeShots(await addressOf(service.stdout));
} finally {
  service.kill();
  rmSync(data, { recursive: true, force: true });
}

/** Reads the address in the banner of a service. */
async function addressOf(output) {
  let text = '';
  for await (const chunk of output) {
    text += chunk;
    const [, url] = /(http:\/\/[^/\s]+)\/v1\/voices/.exec(text) ?? [];
    if (url) return url.replace('0.0.0.0', 'localhost');
  }
  throw new Error(`the service did not start:\n${text}`);
}

async function takeShots(baseURL) {
  mkdirSync(IMAGES, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  for (const { name, path, width, height, colorScheme } of SHOTS) {
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      locale: 'en-GB',
      viewport: { width, height },
    });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(IMAGES, `${name}.png`) });
    await context.close();
  }
  await browser.close();
}
