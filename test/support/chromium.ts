import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Chromium of the machine. Tests that need it are skipped by name where it is missing. */
const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const hasChromium = existsSync(EXECUTABLE);

/** Starts Chromium without a window, and without requests of its own. */
export async function launchChromium(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: EXECUTABLE,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
