import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from '@jest/globals';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { toneOf } from './audio.ts';
import { hasChromium, launchChromium } from './chromium.ts';
import { type PageSession, withPage } from './page-session.ts';
import { start, untilServing } from './process.ts';
import { manifestOf, recording } from './recordings.ts';

/** Voice with a recording of the service, voice whose recording is gone, and voice whose sample is at its provider's host. */
export const HEARD = 'azure/en-US-JennyNeural';
export const GONE = 'azure/en-US-AriaNeural';
export const ELSEWHERE = 'piper/en_GB-jenny_dioco-medium';

export const HEARD_FILE = 'jenny.0a1b2c3d.wav';
const GONE_FILE = 'aria.0a1b2c3d.wav';

/** Requests of one client in a window: more than a person needs, and soon used up by a program. */
export const LIMIT = 150;
/** Window of the limit. Tests that use the limit up send requests until one is refused. */
const WINDOW_SECONDS = 8;

/** Tests that need Chromium. They are skipped by name where it is missing. */
export const itBrowser = hasChromium ? it : it.skip;

/** Starts a service with the bundled lists and recordings, and a browser, before the tests of a file, and ends them afterwards. */
export function browsedService() {
  let folder: string;
  let child: ReturnType<typeof start>;
  let url: string;
  let browser: Browser;
  let visits = 0;

  const serve = async (port: string) => {
    child = start(['serve'], await environmentIn(folder, port));
    ({ url } = await untilServing(child));
    // The file goes after the start, because a manifest is read without the recordings whose files are missing.
    await rm(join(folder, 'previews', GONE_FILE));
  };
  beforeAll(async () => {
    if (!hasChromium) return;
    folder = await mkdtemp(join(tmpdir(), 'voice-directory-browser-'));
    [browser] = await Promise.all([launchChromium(), serve('0')]);
  });
  afterAll(async () => {
    if (!hasChromium) return;
    await browser.close();
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  return {
    /** Runs `use` with a new page. Each is another client of the limit. */
    visit: async (use: (session: PageSession) => Promise<unknown>, options?: BrowserContextOptions) => {
      visits++;
      const extraHTTPHeaders = { 'X-Forwarded-For': `10.0.${visits >> 8}.${visits & 255}` };
      await withPage(browser, url, use, { extraHTTPHeaders, ...options });
    },
    /** Ends the process, and starts another at the same address. */
    restart: async (whileGone: () => Promise<unknown>) => {
      child.kill('SIGKILL');
      await whileGone();
      await serve(new URL(url).port);
    },
  };
}

async function environmentIn(folder: string, port: string): Promise<Record<string, string>> {
  const previews = join(folder, 'previews');
  const tone = toneOf(20);
  await mkdir(previews, { recursive: true });
  for (const file of [HEARD_FILE, GONE_FILE]) await writeFile(join(previews, file), tone);
  const recordingOf = (key: string, loudness: number) => {
    const heard = { loudness, seconds: 20, method: 'test', measured_at: '2026-03-03T00:00:00.000Z' };
    return recording({ key, media_type: 'audio/wav', bytes: tone.length, text: 'Hello!', heard });
  };
  const recordings = { [HEARD]: recordingOf(HEARD_FILE, -17), [GONE]: recordingOf(GONE_FILE, -23) };
  await writeFile(join(previews, 'manifest.json'), manifestOf(recordings));
  return {
    PORT: port,
    DATA_DIR: folder,
    PREVIEW_DIR: previews,
    TRUST_PROXY: '1',
    RATE_LIMIT_MAX: String(LIMIT),
    RATE_LIMIT_WINDOW_SECONDS: String(WINDOW_SECONDS),
  };
}
