import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browsedService, ELSEWHERE, GONE, HEARD, itBrowser, LIMIT } from '../support/browsed-service.ts';
import { longTests } from '../support/long-tests.ts';
import { findFaults, open, until } from '../support/page-session.ts';

const itLong = longTests(itBrowser, it.skip);
/** Facet groups of the page, each with the parameter of the address. The last filter is a box without a group. */
const GROUPS = [
  ['Provider', 'providers'],
  ['Language', 'language'],
  ['Country', 'country'],
  ['Accent', 'accent'],
  ['Perceived gender', 'genders'],
  ['Age', 'ages'],
  ['Style', 'styles'],
  ['Use case', 'use_cases'],
  ['Model', 'model'],
  ['', 'has_preview'],
] as const;

const { visit, restart } = longTests(browsedService, noService)();
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search voices' });
const count = (page: Page) => page.locator('#results-title').textContent();
const HAS_JENNY = 'document.querySelector("#results-title").textContent === "3 voices, 2 speakers"';

itLong.each(GROUPS)(
  'the search page filters by %s (%s), from the address too, and clears the filter',
  (group, parameter) =>
    visit(async ({ page }) => {
      await open(page, '/');
      const all = await count(page);
      const fieldset = page.getByRole('group', { name: group, exact: true });
      const box = group ? fieldset.getByRole('checkbox').first() : page.getByLabel('Only with a sample');
      await box.check();
      await until(page, `new URLSearchParams(location.search).has('${parameter}')`);
      await until(page, `document.querySelector('#results-title').textContent !== ${JSON.stringify(all)}`);
      const found = await count(page);
      await open(page, page.url());
      expect([await count(page), await box.isChecked()]).toEqual([found, true]);
      await (group ? fieldset.getByRole('link', { name: `Clear ${group}` }).click() : box.uncheck());
      await until(page, `document.querySelector('#results-title').textContent === ${JSON.stringify(all)}`);
    }),
);

itLong(
  'the search page opens the voice of a completion, chooses a value, and undoes words and follows suggestions by chips',
  () =>
    visit(async ({ page }) => {
      await open(page, '/?genders=Male');
      await searchBox(page).pressSequentially('ryan', { delay: 30 });
      await page
        .getByRole('option', { name: /^Ryan .*Azure/ })
        .first()
        .click();
      await until(page, 'location.pathname.startsWith("/voice/azure/en-GB-Ryan")');
      await open(page, '/?genders=Male');
      await searchBox(page).pressSequentially('germ', { delay: 30 });
      await page.locator('.completions [role=option]').first().click();
      await until(page, 'location.search.includes("=German") && location.search.includes("genders=Male")');
      await open(page, '/?search=brittish+qqxx');
      await page.getByRole('link', { name: 'Without “qqxx”' }).click();
      await until(page, 'location.search === "?search=brittish"');
      await until(page, 'document.activeElement !== document.body');
      await open(page, '/?providers=piper&model=aura-2');
      await page.locator('.suggestions a, .empty a').first().click();
      await until(page, 'document.querySelectorAll(".voices .voice").length > 0');
    }),
);

itLong('the search page sorts and turns pages, back and forward', () =>
  visit(async ({ page }) => {
    await open(page, '/?language=en');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('name');
    await until(page, 'location.search.includes("sort=name")');
    await page.getByRole('link', { name: 'Next page' }).click();
    await until(page, 'location.search.includes("offset=20")');
    const isSecond = 'document.querySelector(".pager").textContent.includes("21")';
    await until(page, isSecond);
    const first = () => page.locator('.voices .voice-name').first().textContent();
    const second = await first();
    // A page is scrolled to its first result, so that its place is kept before the focus moves.
    await until(page, 'history.state !== null');
    await page.evaluate('document.querySelectorAll(".voice-name a")[1].focus({ preventScroll: true })');
    const focused = await page.evaluate('document.activeElement.textContent');
    await until(page, 'history.state?.voice !== undefined');
    await page.goBack();
    await until(page, `!${isSecond} && !location.search.includes("offset")`);
    expect(await first()).not.toBe(second);
    await page.goForward();
    await until(page, isSecond);
    expect(await first()).toBe(second);
    await until(page, `document.activeElement.textContent === ${JSON.stringify(focused)}`);
  }),
);

itLong(
  'the search page is used by keyboard alone, and keeps favourites and the comparison over a reload',
  () =>
    visit(async ({ page }) => {
      await open(page, `/?search=jenny&providers=azure`);
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.className')).toBe('skip');
      await page.keyboard.press('/');
      expect(await page.evaluate('document.activeElement.id')).toBe('search-text');
      for (const key of ['Escape', '?']) await page.keyboard.press(key);
      await page.locator('dialog.keys[open]').waitFor();
      await page.keyboard.press('Escape');
      for (const name of ['Listen through', 'Keys'])
        await page.getByRole('button', { name, exact: true }).waitFor();
      await searchBox(page).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('j');
      await page.keyboard.press('ArrowUp');
      expect(await page.evaluate('document.activeElement.closest(".voice-name") !== null')).toBe(true);
      await page.keyboard.press('f');
      await page.getByRole('button', { name: /^Favourite Jenny/, pressed: true }).waitFor();
      await page
        .getByRole('status')
        .filter({ hasText: /^Jenny.* is a favourite now\.$/ })
        .waitFor();
      await page.keyboard.press('v');
      await page.getByRole('button', { name: /^Compare Jenny/, pressed: true }).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      expect(await findFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('button', { name: /^Favourite Jenny/, pressed: true }).waitFor();
      await open(page, '/favourites');
      await page.locator('.voices .voice').first().waitFor();
      expect(await findFaults(page)).toEqual([]);
      await open(page, '/compare');
      await page.getByRole('table').waitFor();
      await open(page, '/?search=jenny');
      await page.locator('.voice-name a').first().focus();
      await page.keyboard.press('v');
      await until(page, 'document.querySelector(".compare-tray") === null');
      await page.keyboard.press('?');
      await page.getByRole('checkbox', { name: 'Use these keys' }).uncheck();
      await page.keyboard.press('Escape');
      const focused = () => page.evaluate('document.activeElement.textContent');
      const before = await focused();
      await page.keyboard.press('j');
      expect(await focused()).toBe(before);
      await page.keyboard.press('ArrowDown');
      expect(await focused()).not.toBe(before);
    }),
);

itLong(
  'the page of favourites copies their ids, forgets what is gone, and keeps a row that is no favourite any more',
  () =>
    visit(
      async ({ page }) => {
        await open(page, '/favourites');
        expect(await page.locator('.empty').textContent()).toContain('There are no favourites yet.');
        const ids = [HEARD, GONE, 'azure/Nobody'];
        await keep(page, 'favourites', ids);
        await open(page, '/favourites');
        await page.getByRole('button', { name: 'Copy all ids' }).click();
        await page.getByRole('button', { name: 'Copied' }).waitFor();
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe(ids.join('\n'));
        await page.getByRole('textbox', { name: 'Name of the list' }).fill('For the <b>trailer');
        await page.getByRole('button', { name: 'Copy link to this list' }).click();
        const link = new URL(await page.evaluate<string>('navigator.clipboard.readText()'));
        expect([link.searchParams.get('ids'), link.searchParams.get('name')]).toEqual([
          ids.join(),
          'For the <b>trailer',
        ]);
        await page.reload({ waitUntil: 'networkidle' });
        const name = page.getByRole('textbox', { name: 'Name of the list' });
        expect(await name.inputValue()).toBe('For the <b>trailer');
        await page.getByRole('button', { name: 'Forget azure/Nobody' }).click();
        await page.getByRole('button', { name: /^Favourite Jenny/, pressed: true }).click();
        await page.getByRole('heading', { name: '1 voice', exact: true }).waitFor();
        expect(await page.locator('.voices .voice').count()).toBe(2);
        expect(await page.locator('.missing').count()).toBe(0);
        expect(await listKept(page, 'favourites')).toEqual([GONE]);
        const other = await page.context().newPage();
        await open(other, `/voice/${ELSEWHERE}`);
        await other.locator('.voice-head .voice-favourite').click();
        await page.locator(`.voice[data-voice="${ELSEWHERE}"]`).waitFor();
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ),
);

itLong(
  "the link of a friend's list shows it, and leaves one's own favourites as they are until a star is pressed",
  () =>
    visit(async ({ page }) => {
      await open(page, '/favourites');
      await keep(page, 'favourites', [ELSEWHERE]);
      await open(page, `/favourites?name=For the <b>trailer&ids=${HEARD},${GONE},<script>,${HEARD}`);
      await page.getByRole('heading', { name: '2 voices' }).waitFor();
      expect(await page.title()).toMatch(/^For the <b>trailer · /);
      expect(await page.locator('.voices .voice').count()).toBe(2);
      expect(await page.locator('.missing li').allTextContents()).toEqual([
        '<script> is not in the directory.',
      ]);
      expect(await listKept(page, 'favourites')).toEqual([ELSEWHERE]);
      await page.getByRole('button', { name: /^Favourite Jenny/ }).click();
      expect(await listKept(page, 'favourites')).toEqual([ELSEWHERE, HEARD]);
    }),
);

itLong("the page of a friend's comparison leaves one's own as it is, until a voice of both is removed", () =>
  visit(async ({ page }) => {
    const stored = () => listKept(page, 'compared');
    await open(page, '/favourites');
    await keep(page, 'compared', [ELSEWHERE, HEARD]);
    await open(page, `/compare?ids=${GONE},${HEARD}`);
    expect(await stored()).toEqual([ELSEWHERE, HEARD]);
    const remove = page.locator('.compare .clear');
    await remove.last().click();
    await until(page, 'document.querySelectorAll(".compare .clear").length === 1');
    expect(await stored()).toEqual([ELSEWHERE]);
    await remove.click();
    await until(page, 'location.search === "?ids="');
    expect(await stored()).toEqual([ELSEWHERE]);
    await open(page, '/compare');
    await until(page, `location.search === "?ids=${ELSEWHERE}"`);
  }),
);

itLong(
  'the search page shows the names of compared voices without a request the next day, above which the page ends',
  () =>
    visit(
      async ({ page, problems }) => {
        await open(page, '/?search=british');
        for (const at of [0, 1, 2, 3]) await page.locator('.voice-compare').nth(at).click();
        const names = page.locator('.compare-tray .chip bdi');
        const shown = await names.allTextContents();
        expect(shown.join('')).not.toContain('/');
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await open(page, '/?search=british');
        expect(await names.allTextContents()).toEqual(shown);
        expect(asked.filter((url) => url.includes('ids='))).toEqual([]);
        await page.locator('.voice-name a').nth(4).focus();
        await page.keyboard.press('v');
        await page.locator('.compare-full').waitFor();
        // The page is told of the dock's height with the next frame, which a busy machine draws late.
        await until(
          page,
          `(() => {
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
          const [footer, dock] = ['.site-footer', '.dock'].map((each) =>
            document.querySelector(each).getBoundingClientRect());
          // Lengths of a page are fractions of a pixel, and that of the dock is rounded.
          return footer.bottom < dock.top + 1 && dock.height > 100;
        })()`,
        );
        await page.locator('.listen').press('Enter');
        await page.locator('.listening-bar').waitFor();
        await until(page, 'document.querySelector(".dock").scrollHeight < innerHeight / 2');
        // The sample is at another host.
        problems.length = 0;
      },
      { viewport: { width: 390, height: 700 } },
    ),
);

itLong('the search page copies the id that the provider takes, by a button and by a key', () =>
  visit(
    async ({ page }) => {
      for (const path of [`/voice/${HEARD}`, '/?search=jenny&providers=azure&model=neural']) {
        await open(page, path);
        if (path.startsWith('/voice')) await page.locator('.voice-copy').first().click();
        else await page.locator('.voice-name a').first().press('c');
        await page.getByText('Copied: en-US-JennyNeural').waitFor({ state: 'attached' });
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe('en-US-JennyNeural');
      }
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ),
);

itLong(
  'the search page asks another host for a sample only when somebody presses play, and tells if it does not answer',
  () =>
    visit(async ({ page, problems }) => {
      await open(page, `/voice/${ELSEWHERE}`);
      expect(problems).toEqual([]);
      await page
        .getByRole('button', { name: /^Play Jenny/ })
        .first()
        .click();
      await page.locator('.player-status.failed').waitFor();
      const link = page.locator('.player-status a');
      const { host } = new URL((await link.getAttribute('href')) ?? '');
      expect(await page.locator('.player-status p').textContent()).toContain(`It comes from ${host}.`);
      expect(await link.getAttribute('rel')).toBe('noreferrer');
      expect(await findFaults(page)).toEqual([]);
      const requests = problems.splice(0).filter((each) => each.startsWith('request: '));
      expect(new Set(requests.map((each) => new URL(each.slice(9)).host)).size).toBe(1);
    }),
);

/** Stores a list of voices in the browser, each named by its id. */
const keep = (page: Page, list: string, ids: readonly string[]) =>
  page.evaluate(`localStorage.setItem('${list}', '${JSON.stringify(ids.map((id) => ({ id, name: id })))}')`);

/** Lists the ids of the voices that the browser stores in a list. */
const listKept = (page: Page, list: string) =>
  page.evaluate(`JSON.parse(localStorage.getItem('${list}')).map(({ id }) => id)`);

/** Sends requests until one is refused. On a slow machine, a limit's window may end before its last request. */
const exhaustLimit = (page: Page) =>
  page.evaluate(`(async () => {
    const ask = async () => (await fetch('/v1/voices?limit=1&fields=id')).status;
    while (!(await Promise.all(Array.from({ length: ${LIMIT} }, ask))).includes(429));
  })()`);

itLong('the search page waits as long as a limit tells, and goes on', () =>
  visit(async ({ page, problems }) => {
    await open(page, '/');
    await exhaustLimit(page);
    await searchBox(page).fill('jenny');
    await page.getByRole('alert').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await until(page, HAS_JENNY);
    expect(problems.splice(0).filter((each) => !/ 429 /.test(each))).toEqual([]);
  }),
);

itLong('the search page tells that the service is gone, and finds voices when it is back', () =>
  visit(async ({ page, problems }) => {
    await open(page, '/');
    await restart(async () => {
      await searchBox(page).fill('jenny');
      await page.getByRole('alert').waitFor();
      expect(await findFaults(page)).toEqual([]);
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(page, HAS_JENNY);
    expect(problems.splice(0).filter((each) => !/ERR_CONNECTION/.test(each))).toEqual([]);
  }),
);

itLong('the search page stays within the limit while somebody types fast', () =>
  visit(async ({ page }) => {
    await open(page, '/');
    for (const text of ['british female narrator', 'warm german man', 'jenny'])
      await searchBox(page).pressSequentially(text, { delay: 60 });
    const statuses = await page.evaluate<number[]>(
      `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v1/')).map(({ responseStatus }) => responseStatus)`,
    );
    expect(statuses).toContain(200);
    expect(statuses).not.toContain(429);
  }),
);

itLong('the search page runs from right to left', () =>
  visit(async ({ page }) => {
    await open(page, '/?ui=ar&search=jenny');
    const [head, filters] = await Promise.all(
      ['.results-head', '.filters'].map((each) => page.locator(each).boundingBox()),
    );
    expect(head?.x).toBeLessThan(filters?.x ?? 0);
    await page.locator('#search-text').fill('slow');
    await page.getByRole('option', { name: /^بطيء/ }).waitFor();
    await page.locator('#search-text').fill('germa');
    for (const name of [/^الألمانية/, /^ألمانيا ?بلد/]) await page.getByRole('option', { name }).waitFor();
    await page.locator('#search-text').fill('aria');
    await until(page, 'location.search.includes("aria")');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await until(page, 'document.documentElement.lang === "de"');
    expect(new URL(page.url()).searchParams.get('search')).toBe('aria');
  }),
);

/** Service of a short run, in which no test here runs. */
function noService(): Pick<ReturnType<typeof browsedService>, 'visit' | 'restart'> {
  return { visit: async () => {}, restart: async () => {} };
}
