import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browsedService, ELSEWHERE, GONE, HEARD, HEARD_FILE, itBrowser } from '../support/browsed-service.ts';
import { longTests } from '../support/long-tests.ts';
import { findFaults, open, sidewaysScroll, until } from '../support/page-session.ts';

/** Every kind of page. A short run looks at the two that have most of the components. */
const PAGES = longTests(
  [
    '/',
    '/?search=jenny',
    '/?search=brittish+qqxx+female&language=en',
    '/?providers=piper&model=aura-2',
    `/voice/${HEARD}`,
    '/voice/azure/en-US-JenyNeural',
    `/compare?ids=${HEARD},${GONE},deepgram/aura-2-thalia-en,polly/Joanna/neural`,
    '/favourites',
    '/status',
    '/changes',
    '/language/fr?ui=ar',
    '/model/deepgram/aura-2',
    '/docs',
    '/docs/objects',
    '/nothing-here',
    '/?ui=ar&search=jenny',
    `/voice/${HEARD}?ui=ja`,
    '/?ui=zh',
    `/voice/${HEARD}?ui=pt`,
  ],
  [`/?search=brittish+${'qx'.repeat(60)}+female&language=en`, `/voice/${HEARD}`],
);

const { visit } = browsedService();
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search voices' });

itBrowser('the page finds voices while somebody types, and goes back', () =>
  visit(async ({ page, layoutShift }) => {
    await open(page, '/');
    await searchBox(page).pressSequentially('british fem', { delay: 30 });
    await until(page, 'location.search.endsWith("fem")');
    await page.locator('.completions [role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await until(page, '!location.search.endsWith("fem")');
    await page.getByRole('checkbox', { name: /^Microsoft Azure/ }).check();
    await until(page, 'location.search.includes("azure")');
    await until(page, 'document.querySelector(".voices .voice-name a").pathname.startsWith("/voice/azure")');
    await page.locator('.voices .voice-name a').first().click();
    await until(page, 'location.pathname.startsWith("/voice/azure")');
    await page.goBack({ waitUntil: 'networkidle' });
    expect(await page.getByRole('checkbox', { name: /^Microsoft Azure/ }).isChecked()).toBe(true);
    expect(await layoutShift()).toBeLessThan(0.1);
    await page.goBack();
    await until(page, '!document.querySelector("[name=providers][value=azure]").checked');
  }),
);

itBrowser('the page copies code of the reference also without HTTPS, and tells only of what is copied', () =>
  visit(async ({ page }) => {
    // Browsers have no clipboard without HTTPS. There, a page can copy what is selected, unless that is refused too.
    await page.addInitScript(`
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => {
        globalThis.selected = document.activeElement.value;
        return !location.search.includes('refused');
      };
    `);
    const block = page.locator('.code-block').first();
    const label = block.getByRole('button').locator('span').first();
    for (const [path, told] of [
      ['/docs', 'Copied'],
      ['/docs?refused', 'Copy'],
    ] as const) {
      await open(page, path);
      await block.getByRole('button').click();
      await until(page, 'globalThis.selected !== undefined');
      expect(await page.evaluate('selected')).toBe(await block.locator('code').textContent());
      expect(await label.textContent()).toBe(told);
      const spoken = await page.getByRole('status').allTextContents();
      expect(spoken.includes('Copied')).toBe(told === 'Copied');
    }
  }),
);

itBrowser(
  'the page plays a sample, stops it, and asks once more for one whose link does not load, but not for one that the API refuses',
  () =>
    visit(async ({ page, problems }) => {
      await watchSound(page);
      await open(page, '/?search=jenny&providers=azure&model=neural');
      await page.getByRole('button', { name: /^Play Jenny/ }).click();
      await until(page, 'sounds[0]?.currentTime > 0.2');
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      await until(page, 'sounds[0].paused && sounds[0].currentTime > 0.2');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await until(page, '!sounds[0].paused');
      await page.getByRole('button', { name: /^Stop Jenny/ }).click();
      await until(page, 'sounds.every(({ paused }) => paused)');
      const playGone = async () => {
        await open(page, `/voice/${GONE}`);
        // A pointer on its way to the button might stay long enough for the sample to be prepared.
        await page.locator('.play').first().dispatchEvent('click');
        await page.locator('.player-status.failed').waitFor();
      };
      const asked = countRequests(page, '/v1/audio-url');
      await playGone();
      expect(asked()).toBe(2);
      const refusal = { status: 429, headers: { 'Retry-After': '7' }, json: {} };
      await page.route('**/v1/audio-url?*', (route) => route.fulfill(refusal));
      const refused = countRequests(page, '/v1/audio-url');
      await playGone();
      expect(refused()).toBe(1);
      await page.locator('.player-status').getByText('Please wait 7 s, then try again.').waitFor();
      expect(problems.splice(0).filter((each) => !/ (?:404|429) /.test(each))).toEqual([]);
    }),
);

itBrowser(
  'the page asks once for the sample of a button under the pointer or the focus, and nothing at another host',
  () =>
    visit(async ({ page }) => {
      const asked = countRequests(page, '/v1/audio-url');
      await watchSound(page);
      await open(page, '/?search=jenny');
      const isPlaying = 'sounds[0].currentTime > 0.2 && !sounds[0].paused';
      const play = page.locator(`[data-voice="${HEARD}"] .play`);
      await play.hover();
      await until(page, 'sounds[1].readyState === HTMLMediaElement.HAVE_ENOUGH_DATA');
      for (const press of ['play', 'play again']) {
        await play.click();
        await until(page, isPlaying);
        await play.click();
        expect([press, asked()]).toEqual([press, 1]);
      }
      // A request to another host would be a problem.
      const elsewhere = page.waitForResponse('**/v1/audio-url?*');
      await page.locator(`[data-voice="${ELSEWHERE}"] .play`).focus();
      await elsewhere;
      await page.waitForTimeout(100);
    }),
);

itBrowser('the page plays one voice after another, turns the page, and passes over dismissed voices', () =>
  visit(async ({ page }) => {
    await soundAll(page);
    const heard = (at: number) =>
      until(page, `[...document.querySelectorAll('.voice .play')].at(${at})?.matches('.playing')`);
    await open(page, '/?language=en&has_preview=true');
    await page.locator('.voice .play').last().focus();
    await page.keyboard.press('l');
    await heard(-1);
    await page.locator('.seek input').waitFor();
    // A click beside all controls puts the focus on `main`.
    await page.locator('.site-header').click({ position: { x: 400, y: 5 } });
    await page.keyboard.press(' ');
    await page
      .getByText(/ is paused\.$/)
      .last()
      .waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.locator('.seek input').focus();
    await page.keyboard.press(' ');
    await until(page, '!sounds[0].paused');
    await page.evaluate('sounds[0].currentTime = sounds[0].duration - 0.1');
    for (const [key, offset, row] of [
      ['', 20, 0],
      ['k', 0, -1],
      ['j', 20, 0],
    ] as const) {
      if (key !== '') await page.keyboard.press(key);
      await until(page, `(new URLSearchParams(location.search).get("offset") ?? 0) == ${offset}`);
      await heard(row);
    }
    await page.keyboard.press('x');
    await heard(1);
    expect(await page.locator('.voice.dismissed').count()).toBe(1);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await heard(2);
    await page.keyboard.press('f');
    await page.keyboard.press('j');
    await heard(3);
    await page.keyboard.press('f');
    await page.keyboard.press('Escape');
    await until(page, 'sounds[0].paused');
    await page.getByRole('link', { name: '2 voices kept' }).waitFor();
    const ids = await page.evaluate(
      'JSON.parse(localStorage.getItem("favourites")).map(({ id }) => id).join()',
    );
    const compare = page.locator('.listening-bar').getByRole('link', { name: 'Compare 2 voices' });
    expect(await compare.getAttribute('href')).toBe(`/compare?ids=${ids}`);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await until(page, '!document.querySelector(".listening-bar")');
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^dismissed × Take .+ back$/ }).click();
    await until(page, '!document.querySelector(".voice.dismissed")');
  }),
);

itBrowser('the page of a voice is used by the keys of a row, lists them, and is scrolled by arrow keys', () =>
  visit(async ({ page }) => {
    await soundAll(page);
    await open(page, `/voice/${HEARD}`);
    const isPlaying = 'document.querySelector(".voice-head .play").matches(".playing")';
    await page.keyboard.press(' ');
    await until(page, isPlaying);
    await page.keyboard.press(' ');
    await until(page, `!${isPlaying} && sounds[0].paused`);
    for (const key of ['f', 'v', 'x', 'l', '/']) await page.keyboard.press(key);
    await page.locator('.voice-head .voice-favourite[aria-pressed=true]').waitFor();
    await page.locator('.voice-head .voice-compare[aria-pressed=true]').waitFor();
    await page.keyboard.press('ArrowDown');
    await until(page, 'scrollY > 0 && document.activeElement === document.body');
    await page.keyboard.press('j');
    expect(await page.evaluate('document.activeElement.closest("#similar li") !== null')).toBe(true);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('.keys dt').count()).toBe(8);
    expect(await findFaults(page)).toEqual([]);
  }),
);

itBrowser(
  'the comparison changes voices by number at the same place and loudness, and tells which it skips in turn',
  () =>
    visit(async ({ page }) => {
      await soundAll(page);
      await page.route('**/v1/audio-url?*jenny_dioco*', (route) => route.fulfill({ json: {} }));
      const heard = async (id: string, place: number) => {
        await page.locator(`[data-voice="${id}"].playing`).waitFor();
        await until(page, `sounds[0].currentTime > ${place}`);
      };
      await open(page, `/compare?ids=${HEARD},${ELSEWHERE},${GONE}`);
      await page.locator('.compare-keys').waitFor();
      await page.keyboard.press('1');
      await heard(HEARD, 0);
      await page.locator('.player-status q').getByText('Hello!').waitFor();
      // The louder sample by 6 dB is lowered to the other one.
      expect(await page.evaluate('sounds[0].volume')).toBeCloseTo(10 ** (-6 / 20));
      await page.evaluate('sounds[0].currentTime = 10');
      await page.keyboard.press('3');
      await heard(GONE, 9);
      expect(await page.evaluate('sounds[0].volume')).toBe(1);
      await page.getByRole('button', { name: 'Play in turn' }).click();
      await heard(HEARD, 0);
      await page.evaluate('sounds[0].currentTime = sounds[0].duration - 0.1');
      await heard(GONE, 0);
      await page.getByText('The sample of Jenny Dioco does not play.').waitFor();
      await page.getByRole('button', { name: 'Play in turn', pressed: false }).click();
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await page.getByRole('button', { name: 'Play in turn', pressed: false }).waitFor();
    }),
);

itBrowser('a blind test names no voice before the choice, also to a screen reader, and ends in a link', () =>
  visit(async ({ page }) => {
    await soundAll(page);
    const path = `/compare?ids=${HEARD},${GONE}`;
    await open(page, path);
    const title = await page.title();
    const begin = page.getByRole('button', { name: 'Blind test' });
    await begin.press('Enter');
    await page.keyboard.press('1');
    await page.getByText('Playing A.').last().waitFor();
    await page.evaluate('sounds[0].currentTime = 10');
    await page.keyboard.press('2');
    await page.getByText('Playing B.').last().waitFor();
    await until(page, 'sounds[0].currentTime > 9');
    const spoken = await listSpoken(page);
    expect(spoken).toContain('Playing B.');
    expect(spoken.join()).not.toMatch(/jenny|aria|azure/i);
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await until(page, 'sounds[0].paused && document.activeElement.textContent === "Blind test"');
    expect(await page.title()).toBe(title);
    for (const [at, state] of ['playing', 'paused', 'playing'].entries()) {
      await page.keyboard.press(at === 0 ? '1' : 'Space');
      await page.locator(`.player-status.${state}`).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.locator('.player-status.idle').waitFor({ state: 'attached' });
    await begin.press('Enter');
    await page.getByText('Keys 1 to 2 switch').last().waitFor();
    await page.keyboard.press('2');
    const prefer = page.getByRole('button', { name: /^I prefer/, disabled: false });
    await prefer.waitFor();
    expect(await prefer.allTextContents()).toEqual(['I prefer B']);
    await prefer.press('Enter');
    const names = await page.locator('.blind li bdi').allTextContents();
    expect(names.toSorted()).toEqual(['Aria', 'Jenny']);
    await page.locator('.blind a:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(`Chosen in a blind test: ${names[1]}`).waitFor();
    expect(page.url()).toContain(`${path}&chosen=azure/en-US-${names[1]}Neural`);
  }),
);

itBrowser(
  'the comparison is cards on a telephone, below players that stay in view and switch the voice',
  () =>
    visit(
      async ({ page }) => {
        await soundAll(page);
        await open(page, `/compare?ids=${HEARD},${GONE}`);
        expect(await page.locator('.compare-cards').getByRole('heading').allTextContents()).toEqual([
          'Jenny',
          'Aria',
        ]);
        expect(await page.getByRole('table').count()).toBe(0);
        await page.evaluate('scrollTo({ top: 600, behavior: "instant" })');
        const players = page.locator('.compare-players');
        expect((await players.boundingBox())?.y).toBe(0);
        await players.getByRole('button', { name: /^Play Jenny/ }).click();
        await page.locator('.player-status.playing').waitFor();
        await page.evaluate('sounds[0].currentTime = 10');
        await players.getByRole('button', { name: /^Play Aria/ }).click();
        await page.locator(`[data-voice="${GONE}"].playing`).waitFor();
        await until(page, 'sounds[0].currentTime > 9');
      },
      { viewport: { width: 320, height: 640 } },
    ),
);

itBrowser(
  'the page searches, filters, pages, plays a voice and shows a list without JavaScript, in the language of the reader',
  () =>
    visit(
      async ({ page }) => {
        await page.goto('/');
        await page.locator('#search-text').fill('jenny');
        await page.getByRole('checkbox', { name: /^Microsoft Azure/ }).check();
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await page.waitForURL(/search=jenny.*providers=azure/);
        await page.getByRole('link', { name: 'Jenny' }).first().click();
        await page.waitForURL(/\/voice\/azure/);
        await page.goto('/?language=en');
        await page.getByRole('link', { name: 'Next page' }).click();
        await page.waitForURL(/offset=20/);
        await page.getByRole('link', { name: 'Deutsch' }).click();
        await page.goto('/?search=jenny');
        expect(await page.locator('html').getAttribute('lang')).toBe('de');
        await page.goto(`/voice/${HEARD}`);
        expect(await page.locator('audio').getAttribute('src')).toBe(`/previews/${HEARD_FILE}`);
        await page.goto(`/favourites?ids=${HEARD},x,${GONE}`);
        expect(await page.locator('.voices .voice').count()).toBe(2);
      },
      { javaScriptEnabled: false },
    ),
);

itBrowser('text that is typed before the script runs is searched', () =>
  visit(async ({ page }) => {
    await page.route('**/assets/*.js', (route) => setTimeout(() => route.continue(), 500));
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#search-text').pressSequentially('jenny');
    await page.waitForURL(/search=jenny/);
    expect(await page.locator('#search-text').inputValue()).toBe('jenny');
  }),
);

itBrowser.each(PAGES)(
  'the page is accessible and keeps within its window, wide, zoomed to 200 % and at 320 px in the dark: %s',
  (path) =>
    visit(async ({ page, problems, layoutShift }) => {
      await open(page, path);
      // The status of a page that tells what is missing is an error to the console.
      problems.splice(0, problems.length, ...problems.filter((each) => !/ 404 /.test(each)));
      expect(await findFaults(page)).toEqual([]);
      expect(await layoutShift()).toBeLessThan(0.1);
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await sidewaysScroll(page)).toBe(0);
      }
      expect(await findFaults(page)).toEqual([]);
    }),
);

/** Makes the audio elements of a page known to its tests. */
async function watchSound(page: Page): Promise<void> {
  const watched = 'class extends Audio { constructor() { super(); sounds.push(this); } }';
  await page.addInitScript(`globalThis.sounds = []; globalThis.Audio = ${watched};`);
}

/** Gives every voice the recording of {@link HEARD}. */
async function soundAll(page: Page): Promise<void> {
  await watchSound(page);
  const { url } = await (await page.request.get(`/v1/audio-url?voiceId=${HEARD}`)).json();
  await page.route('**/v1/audio-url?*', async (route) =>
    route.fulfill({ json: { ...(await (await route.fetch()).json()), url } }),
  );
}

/** Lists the names of everything that a screen reader finds in a page. */
async function listSpoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, name }) => (ignored ? [] : String(name?.value ?? '')));
}

/** Counts the requests to a path from now on. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count++;
  });
  return () => count;
}
