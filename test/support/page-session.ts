import { expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Limit of one step in the browser, which only has to find a step that hangs, because a busy machine takes many times as long. */
const TIMEOUT_MS = 120_000;

/** A page of a service in a context of its own, with everything that must not happen in it. */
export interface PageSession {
  readonly page: Page;
  /** Errors of the console and of scripts, violations of the content policy, and requests to other hosts. */
  readonly problems: string[];
  /** Sum of the layout shifts so far that no press or key has caused. */
  readonly layoutShift: () => Promise<number>;
}

/** Notes layout shifts, and tells the console of violations of the policy. */
const WATCH = `
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.layoutShift = () => shift;
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error('policy: ' + violatedDirective + ' ' + blockedURI));
`;

/** Runs `use` with a new page of a service. Requests to other hosts get no answer. @throws if something is wrong in the page, unless `use` has emptied the list */
export async function withPage(
  browser: Browser,
  baseURL: string,
  use: (session: PageSession) => Promise<unknown>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    const problems: string[] = [];
    await context.addInitScript(WATCH);
    await context.route(
      (url) => url.origin !== baseURL,
      (route) => {
        problems.push(`request: ${route.request().url()}`);
        return route.abort();
      },
    );
    const page = await context.newPage();
    page.on('console', (message) => {
      // A page that a busy machine refused is asked for again, by `open`.
      const isRefusedPage = / 503 /.test(message.text()) && message.location().url === page.url();
      if (message.type() === 'error' && !isRefusedPage) problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
    const layoutShift = () => page.evaluate<number>('layoutShift()');
    await use({ page, problems, layoutShift });
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}

/**
 * Opens a path and waits until the script has taken the page over, where there is one. A service whose machine is busy may refuse a page, and states
 * after how many seconds to ask again.
 */
export async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  if (response?.status() !== 503) return;
  await page.waitForTimeout(1000 * Number(response.headers()['retry-after']));
  await open(page, path);
}

/** Returns the accessibility faults that axe-core finds, each with the elements. */
export async function findFaults(page: Page): Promise<string[]> {
  const { source } = (await import('axe-core')).default;
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** Waits until an expression is true in a page. Playwright's own wait needs `eval`, which the content policy forbids. */
export async function until(page: Page, expression: string): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await page.evaluate(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`never true: ${expression}`);
    await page.waitForTimeout(30);
  }
}

/** Returns by how many pixels a page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate<number>(
    'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)',
  );
}
