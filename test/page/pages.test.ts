import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import type { VoiceListResponse } from '../../src/domain/voice-list.ts';
import { PAGE_LANGUAGES } from '../../src/page/texts/index.ts';
import { TEXT_LOADERS } from '../../src/page/texts/texts.ts';
import { refTo, testApp } from '../support/app.ts';
import { catalogOf } from '../support/catalog.ts';
import { request } from '../support/request.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { type Rows, readBeside, type Values } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  preferred: Rows<[expected: string, path: string, headers: Values<string>]>;
  places: Rows<[path: string, heading: string, link: string]>;
  moved: Rows<[path: string, own: string]>;
  languages: Rows<[expected: string, path: string, headers: Values<string>]>;
  lifecycles: Rows<[id: string, language: string, badge: string, mark: string]>;
  chips: Rows<[language: string, search: string, chips: readonly string[]]>;
  notes: Rows<[query: string, note: string]>;
}>(import.meta);

/** Headers of a browser, for a host that is not this machine. */
const HTML = { Host: 'voices.test', Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const app = await testApp({ listMediaOrigins: async () => ['https://previews.example.com', "https://x' ;"] });

const get = (path: string, headers: Record<string, string> = HTML) => request(app).get(path).set(headers);

it('the page is HTML for browsers and programs that preview links, and JSON for those that ask for it or for nothing', async () => {
  for (const Accept of [HTML.Accept, '*/*']) expect((await get('/', { Accept })).type).toBe('text/html');
  for (const headers of [
    {},
    { Accept: 'application/json' },
    { Accept: 'application/json, text/html;q=0.9' },
  ] as const)
    expect((await get('/', headers)).body).toMatchObject({ name: 'Voice Directory' });
  expect((await get('/')).headers.vary).toMatch(/\bAccept,.*Accept-Language/);
});

it('the page shows the voices of a search without a script', async () => {
  const { text } = await get('/?search=jenny&providers=azure&providers=piper');
  expect(text).toContain('href="/voice/azure/en-US-JennyNeural"');
  expect(text.split('class="voice-facts"')[1]).toContain('<span>Microsoft Azure Speech</span>');
  expect(text).toMatch(/<input[^>]+name="providers"[^>]+value="azure"[^>]+checked/);
  expect(text).toContain('href="/v1/voices?search=jenny&amp;providers=azure,piper"');
});

it('the page has each attribute of the search once, and no control characters', async () => {
  const { text } = await get('/?search=a%00b%1b%5bm%7fc%C2%9Bd%09e&providers=%01x&accent=%07');
  expect(text).toMatch(/<input id="search-text"[^>]* value="ab\[mcd\te"/);
  expect(/<input id="search-text"[^>]*>/.exec(text)?.[0].match(/ value=/g)).toHaveLength(1);
  expect(text).not.toMatch(/[^\P{Cc}\t\n\r]/u);
  expect((await get('/voice/none%00/such')).text).not.toMatch(/[^\P{Cc}\t\n\r]/u);
});

it.each([
  ['/?search=jenny&has_preview=true', true, 0],
  ['/?search=jenny', false, 0],
  ['/?has_preview=false', false, 1],
])('the page has a switch for samples that works without a script, once: %s', async (path, isOn, kept) => {
  const { text } = await get(path);
  const inputs = [...text.matchAll(/<input[^>]+name="has_preview"[^>]*>/g)].map(([input]) => input);
  const [shown = '', ...others] = inputs.filter((input) => input.includes('type="checkbox"'));
  expect([/ checked/.test(shown), others.length]).toEqual([isOn, 0]);
  expect(inputs.filter((input) => /type="hidden"[^>]+value="false"/.test(input))).toHaveLength(kept);
  expect(text).toMatch(/<span>Only with a sample<\/span><small>[\d,]+<\/small>/);
});

it.each(TABLE.chips)(
  'the page tells words as they were typed and what they mean: %s %s',
  async (language, search, chips) => {
    const { text } = await get(`/?search=${encodeURIComponent(search)}&ui=${language}`);
    const found = [...text.matchAll(/<li class="chip"><span>(.*?)<\/span>/g)];
    expect(found.map(([, chip = '']) => chip.replaceAll(/<[^>]*>/g, '').trim())).toEqual(chips);
  },
);

it('the page tells why a word was left out', async () => {
  const { text } = await get('/?search=icelandic+xqzzwv+whisper+female');
  expect(text).toMatch(/left out: no voice has it( together with the other words)?</);
});

it.each(PAGE_LANGUAGES)(
  'the page begins with searches that find voices, and shows voices alone after that: %s',
  async (language) => {
    const { site, search } = await TEXT_LOADERS[language]();
    const { text } = await get(`/?ui=${language}`);
    expect(text).toContain(`<h1 class="claim">${site.claim}`);
    const examples = [...text.matchAll(/<li><a href="(\/\?search=[^"]+)">[^<]+<\/a><\/li>/g)];
    expect(examples).toHaveLength(3);
    for (const [, path = ''] of examples) {
      const found = await get(`${path}&ui=${language}`);
      expect(found.text).toContain('<h1 class="visually-hidden">');
      expect(found.text).not.toContain(search.nothing);
      expect(found.text).not.toContain(search.leftOut.unknown);
      expect(found.text).not.toContain(search.leftOut.together);
    }
  },
);

it('the page links to the search without each of twenty filter values, and without all if more are chosen', async () => {
  const values = (count: number) => Array.from({ length: count }, (_, at) => `value-${at}`).join(',');
  const removalsOf = (text: string) => text.match(/aria-label="Remove the filter/g)?.length;
  const few = await get(`/?accent=${values(20)}`);
  expect([removalsOf(few.text), few.text.includes('20 chosen</small>')]).toEqual([20, false]);
  const many = await get(`/?accent=${values(60)}&styles=${values(40)}`);
  expect([many.status, removalsOf(many.text)]).toEqual([200, 20]);
  expect(many.text).toContain('<a class="chip-link" href="/">Clear all filters <small>100 chosen</small>');
  expect(many.text.match(/<input[^>]+value="value-\d+"[^>]+checked/g)).toHaveLength(100);
});

it.each(PAGE_LANGUAGES)(
  'the page refuses what its links would make too long, and names the limits: %s',
  async (language) => {
    const [values, characters] = [100, 4000].map((limit) => limit.toLocaleString(language));
    const list = Array.from({ length: 51 }, (_, at) => `v${at}`).join(',');
    for (const query of [`accent=${list}&styles=${list}`, `x=${'"'.repeat(1334)}`]) {
      const { status, text } = await get(`/?${query}&ui=${language}`);
      expect(status).toBe(400);
      const [, told = ''] = /<p class="lede">([^<]+)</.exec(text) ?? [];
      expect(told).toContain(values);
      expect(told).toContain(characters);
      expect(text).toContain(`hreflang="${language}"`);
      expect(text.length).toBeLessThan(5000);
    }
    expect((await get(`/docs?x=${'"'.repeat(1300)}`)).status).toBe(200);
  },
);

it('the page escapes what a request says', async () => {
  const { text } = await get(`/?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(text).not.toContain('<script>alert');
});

it('the page allows audio from the origins of samples and recordings, and no other host', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const [media = ''] = /media-src [^;]*/.exec(policy) ?? [];
  expect(media.split(' ')).toEqual(
    expect.arrayContaining(["'self'", 'https://previews.example.com', 'https://docs.cloud.google.com']),
  );
  expect(media).not.toContain("x'");
  expect(policy.replace(media, '')).not.toMatch(/http|unsafe/);
});

it('the page is kept, with the hosts of its samples, by address, language and catalog, and for no other request', async () => {
  const named = (name: string) => {
    const sample_url = `https://${name.toLowerCase()}.test/a.mp3`;
    return catalogOf(snapshotOf([voice({ id: 'polly/a', name, preview: true, sample_url })]));
  };
  const ref = refTo(await named('Ada'));
  const swapped = await testApp({ catalog: ref });
  const requests = ['/', '/?search=voice', '/voice/polly/a'].flatMap((path) =>
    ['en', 'de'].flatMap((language) =>
      ['identity', 'gzip'].map((encoding) => [path, language, encoding] as const),
    ),
  );
  const answers = async () => {
    const texts: string[] = [];
    for (const [path, language, encoding] of requests) {
      const headers = { ...HTML, 'Accept-Language': language, 'Accept-Encoding': encoding };
      const answer = await request(swapped).get(path).set(headers);
      const [media] = /media-src .*/.exec(String(answer.headers['content-security-policy'])) ?? [];
      texts.push(`${media} ${answer.text}`);
    }
    return texts;
  };
  const first = await answers();
  expect(first[0]).toContain("media-src 'self' https://ada.test");
  expect(new Set(first).size).toBe(requests.length / 2);
  for (let time = 0; time < 2; time++) expect(await answers()).toEqual(first);
  ref.swap(await named('Bo'));
  expect((await answers()).every((text) => text.includes('Bo') && !/Ada|ada\.test/.test(text))).toBe(true);
});

it('the page begins each band of voices with its name and count', async () => {
  const { body } = await get('/v1/voices?search=german+storytelling&limit=20', {});
  const marks = [...new Set((body as VoiceListResponse).voices.map(({ matched }) => matched))];
  expect(marks).toEqual(['all', 'near', 'without']);
  const { text } = await get('/?search=german+storytelling');
  const { all, near, without, also } = body.interpretation.bands;
  expect(text).toContain(
    `<h2 id="results-title" tabindex="-1">${body.total} voices, ${all + also} exact</h2>`,
  );
  expect(text.match(/<h3 id="band-[^>]*>.*?<\/h3>/g)).toEqual([
    `<h3 id="band-near" class="band">Similar style, use or age <small>${near} voices</small></h3>`,
    `<h3 id="band-without" class="band">Style, use or age not stated <small>${without} voices</small></h3>`,
  ]);
  expect(text.match(/(?<=<ol class="voices" aria-labelledby=")[^"]*/g)).toEqual([
    'results-title',
    'band-near',
    'band-without',
  ]);
});

it.each(TABLE.preferred)(
  'the page prefers the languages that its reader puts before English: %s for %s with %j',
  async (expected, path, headers) => {
    const { text } = await get(path, { ...HTML, ...headers });
    expect(/ data-languages="([^"]*)"/.exec(text)?.[1]).toBe(expected);
    const [, preferred] = /as-request"><a href="[^"]*?(?:prefer_language=([^"&]*))?"/.exec(text) ?? [];
    expect(preferred).toBe(path !== '/' && expected.startsWith('en') ? undefined : expected);
  },
);

it('the page lists the voices that the API lists for its preferred languages, of which a link may name others', async () => {
  const idsOf = async (path: string, headers: Record<string, string> = HTML) =>
    [...(await get(path, headers)).text.matchAll(/data-voice="([^"]+)"/g)].map(([, id]) => id);
  const german = await idsOf('/?search=male', { ...HTML, 'Accept-Language': 'de' });
  expect(german).toEqual(await idsOf('/?search=male&prefer_language=de-DE'));
  expect(german).not.toEqual(await idsOf('/?search=male'));
  const link = '/?search=male&prefer_language=fr';
  const { text } = await get(link, { ...HTML, 'Accept-Language': 'de' });
  expect(await idsOf(link)).toEqual([...text.matchAll(/data-voice="([^"]+)"/g)].map(([, id]) => id));
  expect(text).toContain('<input type="hidden" name="prefer_language" value="fr"/>');
  expect(text).toContain('href="/v1/voices?search=male&amp;prefer_language=fr"');
});

it('the page is not modified for a client that has it', async () => {
  const { headers } = await get('/?search=jenny');
  for (const known of [String(headers.etag), '*']) {
    const again = await get('/?search=jenny', { ...HTML, 'If-None-Match': known });
    expect([again.status, again.text]).toEqual([304, '']);
  }
  expect((await get('/voice/none/such', { ...HTML, 'If-None-Match': '*' })).status).toBe(404);
});

it('the page has absolute links of PUBLIC_URL or this machine, and of no other host, and then is stored by nobody', async () => {
  const set = await testApp({ serverUrl: 'https://voices.example.com/' });
  const linksOf = async (from: typeof app, host: string) => {
    const { text, headers } = await request(from)
      .get('/provider/polly')
      .set({ ...HTML, Host: host });
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? [];
    const [, image] = /"og:image" content="([^"]+)\/assets\/card-\w+\.png"/.exec(text) ?? [];
    return [canonical, image, headers['cache-control'], headers.etag !== undefined];
  };
  const path = '/provider/polly';
  const own = 'https://voices.example.com';
  expect(await linksOf(set, 'localhost:3000')).toEqual([own + path, own, 'no-cache', true]);
  expect(await linksOf(app, 'evil.test')).toEqual([path, undefined, 'no-cache', true]);
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80'])
    expect(await linksOf(app, host)).toEqual([`http://${host}${path}`, `http://${host}`, 'no-store', false]);
  for (const host of ['localhost.evil.test', '127.0.0.1.evil.test', 'localhost:3000/x'])
    expect((await linksOf(app, host))[0]).not.toContain('http');
});

it('the page starts with voices to hear in the reader’s language, one of each provider, and links by purpose and language', async () => {
  const startIn = async (language: string) => {
    const { text } = await get('/', { ...HTML, 'Accept-Language': language });
    const [, start = ''] = /<div class="start">(.*?)<div class="search-columns"/s.exec(text) ?? [];
    const heard = [...start.matchAll(/<button[^>]*class="play idle" aria-label="([^"]+)"/g)].map(
      ([, label = '']) => label,
    );
    return { start, heard, providers: new Set(heard.map((label) => label.split(', ').at(-1))) };
  };
  const spanish = await startIn('es-MX,es;q=0.9,en;q=0.5');
  expect(spanish.start).toContain('Voces en español para escuchar ya');
  expect(spanish.heard.length).toBeGreaterThan(3);
  expect(spanish.providers.size).toBe(spanish.heard.length);
  const english = await startIn('tlh,en;q=0.5');
  expect(english.start).toContain('Voices in English to hear now');
  expect(english.start).toMatch(/href="\/\?language=English&amp;use_cases=narration"/);
  expect(english.start).toMatch(/href="\/\?language=French"/);
  expect((await get('/?search=jenny')).text).not.toContain('class="start"');
});

it.each(TABLE.places)(
  'the page %s has a heading, counts and links to searches',
  async (path, heading, link) => {
    const { text } = await get(path, { ...HTML, 'Accept-Language': 'en' });
    expect(text).toContain(`<h1>${heading}</h1>`);
    expect(text).toMatch(/<p class="lede">[\d,]+ voices, [\d,]+ to hear<\/p>/);
    expect(text).toMatch(new RegExp(link, 's'));
    expect(text).toContain('data-island="voice-actions"');
  },
);

it.each([
  '/provider/nobody',
  '/language/xx-none',
  '/model/deepgram/nothing',
  '/model/deepgram',
  '/provider/%E0%A4%A',
  '/language/<b>',
  '/language/fr,Buy cheap pills',
  '/language/French',
  `/language/${'a,'.repeat(201)}`,
  '/provider/-google',
  '/language/xx/',
  '/model/azure,google/neural',
  '/voice/azure/none/',
])('the page %s is no page, and says so', async (path) => {
  const { status, type, text } = await get(path);
  expect([[400, 404].includes(status), type, /<b>(?!d)/.test(text)]).toEqual([true, 'text/html', false]);
});

it.each(TABLE.moved)('the page %s is redirected to %s', async (path, own) => {
  const { status, headers } = await get(path);
  expect([status, headers.location, headers['cache-control']]).toEqual([308, own, 'no-cache']);
  expect((await get(own)).status).toBe(200);
});

it('the page loads files that never change and that no limiter counts', async () => {
  const { text } = await get('/');
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(text) ?? [];
  const { status, headers } = await get(script);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, s-maxage=31536000, immutable');
  expect(headers).not.toHaveProperty('x-ratelimit-limit');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
  });
  expect((await get('/assets/assets.json')).status).toBe(404);
  expect((await get('/assets/..%2f..%2f..%2fpackage.json')).status).toBe(404);
});

const languageOf = async (path: string, headers: Record<string, string>) => {
  const { text } = await get(path, { ...HTML, ...headers });
  return /<html lang="(\w+)" dir="(\w+)">/.exec(text)?.slice(1).join(' ');
};

it.each(TABLE.languages)('the language of the page is %s for %s with %j', async (expected, path, headers) => {
  expect(await languageOf(path, headers)).toBe(expected);
});

it('the language of the page is kept in a cookie when an address asks for it, and only then', async () => {
  const { headers } = await get('/?ui=fr&search=jenny');
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^ui=fr; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
  ]);
  expect(headers.vary).toMatch(/Accept-Language.*Cookie/);
  for (const path of ['/', '/?ui=xx', '/?ui=fr&ui=de'])
    expect((await get(path)).headers).not.toHaveProperty('set-cookie');
  expect((await get('/?ui=fr', { ...HTML, Cookie: 'ui=fr' })).headers).not.toHaveProperty('set-cookie');
});

it('the language of the page is chosen by links that keep the address, each in its own language', async () => {
  const { text } = await get('/?search=jenny&ui=de&providers=azure');
  expect(text).toMatch(
    /<a href="\/\?search=jenny&amp;ui=ar&amp;providers=azure" lang="ar"[^>]*>العربية<\/a>/,
  );
  expect(text).toMatch(/<a [^>]*lang="de"[^>]*aria-current="true"[^>]*>Deutsch<\/a>/);
  const { text: gone } = await get('//evil.example/x');
  expect(gone).not.toContain('href="//evil');
});

it.each(TABLE.lifecycles)(
  'the page of %s, in %s, has a badge with its end and what replaces it, and its row has the end',
  async (id, language, badge, mark) => {
    const partOf = async (path: string, part: RegExp) =>
      part.exec((await get(path, { ...HTML, 'Accept-Language': language })).text)?.[0];
    expect(await partOf(`/voice/${id}`, /<p class="lifecycle">.*?<\/p>/)).toMatch(new RegExp(badge));
    expect(await partOf(`/?search=${id}`, /<small class="mark">.*?<\/small>/)).toContain(mark);
  },
);

it('the page of a voice has the licence and use of its model with their sources, and no badge while it is current', async () => {
  const { text } = await get('/voice/kokoro/af_heart');
  const section = /<section id="model">.*?<\/section>/.exec(text)?.[0];
  expect(section).toMatch(/Licence.*Apache-2\.0.*href="https:[^"]+"[^>]*>stated here, checked on .* 2026/);
  expect(section).toMatch(/Commercial use<\/dt><dd>allowed<\/dd><dd class="origin stated"><a href="https:/);
  expect(text).not.toContain('class="lifecycle"');
});

it('a search for commercial use tells how many voices depend on a plan, until one kind of voices is chosen', async () => {
  const { text } = await get('/?search=commercial+use');
  const [, doors = ''] = text.split('<section class="doors"><h2>Commercial use</h2>');
  expect(doors.split('</section>')[0]).toMatch(
    /commercial=by(?:\+|%20)plan"><span>depends on your plan<.*commercial=yes"><span>allowed</,
  );
  for (const path of ['/?search=commercial+use&commercial=yes', '/?search=warm'])
    expect((await get(path)).text).not.toContain('<h2>Commercial use</h2>');
});

it.each(TABLE.notes)('a note on the search %s is in the language of the page: %s', async (query, note) => {
  const asked = PAGE_LANGUAGES.map(async (each) => (await get(`/?${query}&ui=${each}`)).text);
  const pages = await Promise.all(asked);
  expect(pages[PAGE_LANGUAGES.indexOf('de')]).toMatch(new RegExp(`<p>(?:<a[^>]*>)?${note}`));
  for (const page of pages) expect(page).not.toContain('<p><bdi lang="en">');
});

it('the order by pitch says where voices without a measured pitch are', async () => {
  const said = 'Voices without a measurement come last';
  expect((await get('/?sort=pitch')).text).toContain(said);
  expect((await get('/')).text).not.toContain(said);
});

it('a shared list is named in previews of its link, with its voices in the order of the link', async () => {
  const ids = 'ids=polly/Joanna/neural,azure/en-US-JennyNeural,x';
  const { text } = await get(`/favourites?name=Mine&${ids}`);
  expect(text).toContain('<meta property="og:title" content="Mine: 2 voices"/>');
  expect(text).toContain(`href="/favourites?name=Mine&amp;${ids}"/>`);
  expect(text.indexOf('Joanna')).toBeLessThan(text.indexOf('en-US-JennyNeural'));
});

it('an empty list of favourites is one’s own', async () => {
  for (const path of ['/favourites', '/favourites?ids=', '/favourites?ids=,&name=x'])
    expect((await get(path)).text).not.toContain('shared with you');
  expect((await get('/favourites?ids=a')).text).toContain('shared with you');
});

it('the page of a voice names a command line, and the version of a language, in the language of the page', async () => {
  const { text } = await get('/voice/espeak-ng/gmw/af?ui=de');
  expect(text).toContain('<summary>Kommandozeile</summary>');
  expect(text).toMatch(/Python 3\.8 oder neuer/);
});

it.each(PAGE_LANGUAGES)('script, styles and texts have at most 50 kB, compressed: %s', async (language) => {
  const folder = new URL('../../dist/page/assets/', import.meta.url);
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  const files = names.map((name) => readFileSync(new URL(name, folder)));
  const others = PAGE_LANGUAGES.filter((each) => each !== language).map((each) => TEXT_LOADERS[each]());
  const claims = (await Promise.all(others)).map(({ site }) => site.claim);
  const loaded = files.filter((file) => !claims.some((claim) => file.includes(claim)));
  expect(loaded).toHaveLength(files.length - claims.length);
  const bytes = loaded.map((file) => gzipSync(file, { level: 9 }).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(50_000);
});
