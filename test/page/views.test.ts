import { describe, expect, it } from '@jest/globals';
import type { ProviderStatus } from '../../src/domain/snapshot.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { silentLogger } from '../../src/lib/logger.ts';
import { TEXT_LOADERS } from '../../src/page/texts/texts.ts';
import { createStoreHealth } from '../../src/storage/store-health.ts';
import { appOf, ONE_REQUEST, refTo, testApp } from '../support/app.ts';
import { catalogOf } from '../support/catalog.ts';
import { request } from '../support/request.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  headings: readonly string[];
  chips: Rows<[chosen: string, label: string]>;
  mei: StoredVoice;
  providers: readonly ProviderStatus[];
}>(import.meta);

/** Headers of a browser, for a host that is not this machine. */
const HTML = { Host: 'voices.test', Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const SAMPLE = 'https://cdn.fictional.test/mei.wav';

const mei = voice(TABLE.mei);
const sister = voice({ ...mei, id: 'azure/Mei/hd', model_id: 'hd', uniqueKey: 'hd' });
const gone = voice({ ...mei, id: 'polly/Gone', name: 'Gone', provider: 'polly' });
const others = ['polly', 'murf', 'polly', 'polly'].map((provider, at) =>
  voice({
    ...mei,
    id: `${provider}/Li${at}`,
    name: `Li${at}`,
    provider,
    uniqueKey: String(at),
  }),
);
const plain = voice({ id: 'murf/Lo', name: 'Lo', provider: 'murf', language: 'zh-CN', gender: 'Female' });
const snapshot = snapshotOf(
  [mei, sister, plain, ...others].sort((a, b) => (a.id < b.id ? -1 : 1)),
  {
    providers: TABLE.providers,
    ledger: {
      'polly/Gone': {
        first_seen: '2025-12-24',
        last_seen: '2026-09-30',
        removed_at: '2026-10-01',
        last_known: gone,
      },
      'polly/Forgotten': { first_seen: '2025-12-24', removed_at: '2026-10-01' },
    },
  },
);

let app = await appOf(snapshot);

const get = (path: string, headers: Record<string, string> = HTML) => request(app).get(path).set(headers);
/** Returns the text of a page without tags, as a reader sees it. */
const read = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** Returns the names of the facts that a comparison marks. */
const differing = (html: string) =>
  [...html.matchAll(/<tr class="differs"><th scope="row">([^<]+)/g)].map(([, name]) => name?.trim());
const sectionOf = (html: string, heading: string) =>
  html.slice(html.indexOf(`<h2>${heading}</h2>`)).split('</section>')[0] ?? '';

describe('every page', () => {
  it.each(TABLE.headings)(
    'has one heading of the first level, none skipped, and nothing inline: %s',
    async (path) => {
      const { text } = await get(path);
      const levels = [...text.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1).length).toBe(1);
      for (const [at, level] of levels.entries())
        if (at > 0) expect(level - (levels[at - 1] ?? 0)).toBeLessThan(2);
      expect(text).not.toMatch(
        / style="|<style| on[a-z]+="|<script(?![^>]* src=|[^>]*application\/ld\+json)/,
      );
    },
  );

  it.each(['/', '/voice/azure/Mei/neural', '/status', '/x'])(
    'has a link to its content: %s',
    async (path) => {
      const { text } = await get(path);
      const [, target = ''] = /<a class="skip" href="#([\w-]+)"/.exec(text) ?? [];
      expect(target).toBe(path === '/' ? 'results-title' : 'main');
      expect(text).toMatch(new RegExp(`id="${target}" tabindex="-1"`));
    },
  );

  it('has an icon, also at the path that browsers try by themselves', async () => {
    const [, icon = ''] = /<link rel="icon"[^>]* href="([^"]+)"/.exec((await get('/status')).text) ?? [];
    expect((await get('/favicon.ico')).headers.location).toBe(icon);
    expect((await get(icon)).type).toBe('image/svg+xml');
  });
});

describe('the search', () => {
  it.each([
    ['/favourites', '<a href="/favourites" aria-current="page">'],
    ['/docs/objects', '<a href="/docs" aria-current="true">'],
    ['/docs?ui=de', '<a href="/docs" aria-current="page">'],
  ])('marks its link in the head: %s', async (path, link) => {
    const [, head = ''] = (await get(path)).text.split('<nav class="site-links"');
    expect(head.split('</nav>')[0]).toContain(link);
    expect(head.split('</nav>')[0]?.split('aria-current')).toHaveLength(2);
  });

  it.each(['en', 'de', 'ar'])('repeats no language as an accent: %s', async (language) => {
    const { text } = await get(`/?search=mei&ui=${language}`);
    const [, facts = ''] = text.split('<ul class="voice-facts">');
    expect(facts.split('</ul>')[0]).toContain('中文');
    expect(facts.split('</ul>')[0]).not.toContain('Chinese</span>');
  });

  it('has no filters to choose from without a voice, and a chip for each filter but that of the switch', async () => {
    const [none, chosen] = [await get('/?search=qqxxzz'), await get('/?has_preview=true&language=Chinese')];
    expect(none.text).not.toContain('id="filters-title"');
    expect(chosen.text.match(/<li class="chip">/g)).toHaveLength(1);
    expect((await get('/?has_preview=false')).text.match(/<li class="chip">/g)).toHaveLength(1);
  });

  it.each(TABLE.chips)(
    'names a chosen filter, also a provider that has no voice: %s',
    async (chosen, label) => {
      const { text } = await get(`/?${chosen}`);
      const [chip = ''] = /<li class="chip">.*?<\/span>/s.exec(text) ?? [];
      expect(read(chip)).toBe(label);
    },
  );

  it('says that one of several chosen values is enough, unless they are excluded', async () => {
    const textOf = async (styles: string) => (await get(`/?styles=${styles}`)).text;
    const said = 'Any one of them is enough.';
    expect(await textOf('warm,calm')).toContain(`<p>${said}</p>`);
    for (const styles of ['warm', '-warm,-calm', 'warm,-calm'])
      expect(await textOf(styles)).not.toContain(said);
  });

  it('calls the filter neutral what also finds voices without a stated gender', async () => {
    const { text } = await get('/?genders=Neutral');
    expect(read(text)).toContain('Perceived gender neutral or not stated ×');
  });

  it('counts speakers if some speak under several models, and the page shows all', async () => {
    const headingOf = async (path: string) =>
      /id="results-title"[^>]*>([^<]+)</.exec((await get(path)).text)?.[1];
    expect(await headingOf('/?search=Mei')).toBe('2 voices, 1 speaker');
    expect(await headingOf('/?search=Mei&model=hd')).toBe('1 voice');
    expect(await headingOf('/?search=Mei&offset=1')).toBe('2 voices');
  });
});

it('the page of a voice tells search engines and link previews which voice it is', async () => {
  const { text, status } = await get('/voice/azure/Mei/neural');
  expect(status).toBe(200);
  expect(text).toContain('<title>Mei · Microsoft Azure Speech · Voice Directory</title>');
  expect(text).toContain('<link rel="canonical" href="/voice/azure/Mei/neural"');
  expect(text).toMatch(
    /<meta property="og:description" content="Mei: Microsoft Azure Speech, Chinese \(China\)/,
  );
  expect(text).toContain(`<meta property="og:audio" content="${SAMPLE}"`);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'AudioObject', name: 'Mei', contentUrl: SAMPLE });
});

it('the page of a voice shows facts with the origin of each', async () => {
  const { text } = await get('/voice/azure/Mei/neural');
  const facts = read(sectionOf(text, 'Facts'));
  expect(facts).toContain('Accent Chinese derived from other facts');
  expect(facts).toContain('Perceived gender female stated by the provider');
  expect(facts).toContain('Model neural Id at the provider Mei/neural Id here azure/Mei/neural');
  expect(text).toContain('<bdi lang="zh-CN" class="voice-local-name">美</bdi>');
  expect(text).toContain('&lt;b>warm &amp; calm');
  expect(read(sectionOf(text, 'History'))).toContain(
    'First seen January 2, 2026 Last listed November 20, 2026',
  );
});

it.each(['/voice/azure/Mei/neural', '/compare?ids=azure/Mei/neural'])(
  'the page of a voice names it before its buttons: %s',
  async (path) => {
    const { text } = await get(path);
    expect(text.indexOf('Mei</bdi>')).toBeLessThan(text.indexOf('data-island="voice-actions"'));
  },
);

it('the page of a voice begins with the use of the voice, and says which id is for the provider', async () => {
  const { text } = await get('/voice/azure/Mei/neural');
  expect(text.indexOf('<h2>Use this voice</h2>')).toBeLessThan(text.indexOf('<h2>Facts</h2>'));
  expect(read(sectionOf(text, 'Use this voice'))).toMatch(
    /Id for Microsoft Azure Speech Mei\/neural .*Id in this directory azure\/Mei\/neural/,
  );
});

it('the page of a voice has programs that speak with the voice, one of them open', async () => {
  const section = sectionOf((await get('/voice/azure/Mei/neural')).text, 'Speak with it');
  expect(section.match(/<details name="snippet"/g)?.length).toBeGreaterThan(2);
  expect(section.match(/<details name="snippet" open/g)).toHaveLength(1);
  expect(read(section)).toContain('Reads the key from AZURE_SPEECH_KEY');
  expect(section).toContain('<pre dir="ltr"');
});

it('the page of a voice links to other models of the speaker, and to voices of several providers that are like it', async () => {
  const { text } = await get('/voice/azure/Mei/neural');
  expect(sectionOf(text, 'The same speaker under other models')).toContain('href="/voice/azure/Mei/hd"');
  const similar = sectionOf(text, 'Similar voices');
  expect(similar).not.toContain('/voice/azure/Mei/hd');
  expect(similar).not.toContain('/voice/murf/Li1/hd');
  expect(similar.match(/href="\/voice\/polly/g)).toHaveLength(2);
  expect(similar).toContain('href="/voice/murf/Li1"');
  expect(read(similar)).toMatch(/Different: Provider.* Same: [^:]*Language/);
  expect(similar.match(/class="voice-likeness"/g)).toHaveLength(3);
});

it('the page of a voice tells other ways to hear a voice without a sample, from its row too', async () => {
  const [, note = ''] = (await get('/voice/murf/Lo')).text.split('id="sample"');
  const links = [...(note.split('</ul>')[0] ?? '').matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  expect(read(note)).toContain('There is no sample of this voice here.');
  expect(links).toEqual(['#similar', expect.stringContaining('https://murf.ai/')]);
  expect((await get('/voice/murf/Lo')).text).toContain('<section id="similar">');
  expect((await get('/?search=Lo')).text).toContain('href="/voice/murf/Lo#sample"');
  expect((await get('/voice/azure/Mei/neural')).text).not.toContain('id="sample"');
});

it('the page of a voice without a sample begins its similar voices with one to hear', async () => {
  const nearer = voice({ ...plain, id: 'murf/Lu', name: 'Lu', uniqueKey: 'Lu' });
  const heard = voice({ ...mei, id: 'polly/Bo', name: 'Bo', provider: 'polly', gender: 'Male' });
  const { text } = await request(await appOf([plain, nearer, heard]))
    .get('/voice/murf/Lo')
    .set(HTML);
  const similar = sectionOf(text, 'Similar voices');
  expect(similar.match(/href="\/voice\/[^"#]+"/g)).toEqual([
    'href="/voice/polly/Bo"',
    'href="/voice/murf/Lu"',
  ]);
});

it('the page of a voice leads to the sample of the same speaker under another model', async () => {
  const { preview: _, sample_url: __, ...mute } = mei;
  const voices = [mute, sister].sort((a, b) => (a.id < b.id ? -1 : 1));
  const other = await appOf(voices);
  const { text } = await request(other).get('/voice/azure/Mei/neural').set(HTML);
  expect(text).toContain('<a href="/voice/azure/Mei/hd">Sample as hd</a>');
  expect(text).toContain('<a href="#speak">Speak with it</a>');
  expect(text).toContain('<section id="speak"><h2>Speak with it</h2>');
});

it('the page of a voice links to the prices and terms of a service, and to the licence of an engine', async () => {
  const use = sectionOf((await get('/voice/polly/Li0')).text, 'Use this voice');
  expect(read(use)).toMatch(/Documentation of Amazon Polly Prices of Amazon Polly Terms of Amazon Polly$/);
  const engine = voice({ id: 'espeak-ng/xx', provider: 'espeak-ng' });
  const other = await appOf([engine]);
  const { text } = await request(other).get('/voice/espeak-ng/xx').set(HTML);
  expect(read(sectionOf(text, 'Use this voice'))).toMatch(
    /Documentation of eSpeak NG Licence: GPL-3\.0-or-later$/,
  );
});

it('the page of a voice has the sample for browsers without a script alone', async () => {
  const { text } = await get('/voice/azure/Mei/neural');
  expect(text).toContain(`<noscript><audio controls preload="none" src="${SAMPLE}">`);
  // Twice in the head, for link previews and search engines.
  expect(text.split(SAMPLE)).toHaveLength(4);
});

it('the page of a voice tells that a voice was removed, with its last facts and voices to use instead', async () => {
  const { status, text, headers } = await get('/voice/polly/Gone');
  expect([status, headers['cache-control']]).toEqual([410, 'no-store']);
  expect(read(sectionOf(text, 'Last known facts'))).toContain('Provider Amazon Polly');
  expect(read(sectionOf(text, 'History'))).toContain('Last seen September 30, 2026 Removed October 1, 2026');
  expect(sectionOf(text, 'Voices to use instead')).toContain('href="/voice/polly/Li0"');
  expect((await get('/voice/polly/Forgotten')).status).toBe(410);
});

it('the page of a voice tells that no voice has the id, with a search for it', async () => {
  const { status, text } = await get('/voice/azure/%3Cscript%3Ealert(1)');
  expect(status).toBe(404);
  expect(text).not.toContain('<script>alert');
  expect(text).toContain('href="/?search=azure%2F%3Cscript%3Ealert(1)"');
  expect((await get('/voice/azure/%ff')).status).toBe(400);
});

it('the comparison marks the facts in which voices differ', async () => {
  const { text } = await get('/compare?ids=azure/Mei/neural,murf/Li1');
  expect(differing(text)).toEqual(['Provider']);
  expect(read(text)).toContain('Language Chinese (China) (zh-CN)');
  expect(read(text)).toContain('Provider differs Microsoft Azure Speech Murf');
});

it('the comparison marks other countries with their locales, and other lists of further languages', async () => {
  const speakers = [
    { language: 'en-US', country_name: 'United States', other_languages: ['fr', 'de'] },
    { language: 'en-GB', country_name: 'United Kingdom', other_languages: ['es'] },
    { language: 'en-GB', country_name: 'United Kingdom', other_languages: ['fr', 'de'] },
  ].map((fields, at) => voice({ ...mei, ...fields, id: `murf/${at}`, name: `Li${at}`, provider: 'murf' }));
  const ofThree = await appOf(speakers);
  const markedAmong = async (ids: string) => {
    const { text } = await request(ofThree).get(`/compare?ids=${ids}`).set(HTML);
    return differing(text);
  };
  expect(await markedAmong('murf/0,murf/1')).toEqual(['Language', 'Country', 'Other languages']);
  expect(await markedAmong('murf/0,murf/2')).toEqual(['Language', 'Country']);
  expect(await markedAmong('murf/1,murf/2')).toEqual(['Other languages']);
});

it('the comparison copies the ids of all voices, one a line', async () => {
  const { text } = await get('/compare?ids=azure/Mei/neural,polly/Li0');
  expect(text).toContain('data-copy="azure/Mei/neural\npolly/Li0"');
  expect((await get('/compare?ids=polly/Li0')).text).not.toContain('Copy all ids');
});

it('the comparison marks the facts that the API tells to differ, and shows a gender that is not stated as such', async () => {
  const [one, two, three] = [
    { styles: ['calm', 'warm'], age: 'young', gender: 'Female', model_id: 'a' },
    { styles: ['warm', 'news'], age: 'old', gender: 'Male', model_id: 'b' },
    { use_cases: ['news'], gender: 'Neutral', gender_stated: false, language: 'de-DE' },
  ].map((facts, at) =>
    voice({ ...(facts as object), id: `polly/V${at}`, name: `V${at}`, provider: 'polly' }),
  );
  const ref = refTo(await catalogOf(snapshotOf([one, two, three].flatMap((each) => each ?? []))));
  const other = request(await testApp({ catalog: ref }));
  const { voicePage } = await TEXT_LOADERS.en();
  const label: Record<string, string> = voicePage.fields;
  for (const [a, b] of [
    ['V0', 'V1'],
    ['V0', 'V2'],
    ['V1', 'V2'],
  ]) {
    const { body } = await other.get(`/v1/voices?similar_to=polly/${a}&ids=polly/${b}`);
    const { text } = await other.get(`/compare?ids=polly/${a},polly/${b}`).set(HTML);
    const marked = differing(text);
    const differs: string[] = body.similar[0].differs;
    expect(marked).toEqual(
      expect.arrayContaining(differs.filter((field) => field !== 'name').map((field) => label[field])),
    );
    expect(marked.includes('Style')).toBe(b === 'V1');
    const gender = /<tr( class="differs")?><th scope="row">Perceived gender.*?<\/tr>/s.exec(text) ?? [];
    expect([gender[1] !== undefined, read(String(gender[0])).includes('not stated')]).toEqual([
      b === 'V1',
      b === 'V2',
    ]);
  }
});

it('the comparison leads to the use of each voice, and leaves the button out that would add it again', async () => {
  const { text } = await get('/compare?ids=azure/Mei/neural,murf/Li1');
  const [, path = '', id = ''] = /href="(\/voice\/murf\/Li1)#(\w+)"/.exec(text) ?? [];
  expect((await get(path)).text).toContain(`<section id="${id}"><h2>Use this voice</h2>`);
  expect(text.match(/&quot;canCompare&quot;:false/g)).toHaveLength(4);
  expect((await get(path)).text).not.toContain('canCompare');
});

it.each([
  ['polly/Li0', true],
  ['polly/Nobody', false],
  ['murf/Li1', false],
  ['%3Cscript%3E', false],
])(
  'the comparison states the voice that was chosen in a blind test, if it is compared: %s',
  async (id, isStated) => {
    const { text } = await get(`/compare?ids=azure/Mei/neural,polly/Li0,polly/Nobody&chosen=${id}`);
    const [, told] = /class="chosen">([^<]*)/.exec(text) ?? [];
    expect(told).toBe(isStated ? 'Chosen in a blind test: Li0' : undefined);
    expect(text).not.toContain('<script>');
    expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]).toMatch(
      /ids=azure\/Mei\/neural,polly\/Li0$/,
    );
  },
);

it('the comparison takes four voices, names those that are not there, and explains itself without any', async () => {
  const { text } = await get('/compare?ids=polly/Li0,polly/Li2,polly/Nobody,azure/Mei/hd,polly/Li3');
  expect(text.match(/<th scope="col" aria-label="[^"]+">/g)).toHaveLength(3);
  expect(read(text)).toContain('polly/Nobody is not in the directory.');
  expect(read((await get('/compare')).text)).toContain('Choose up to 4 voices');
});

describe('the status', () => {
  it('tells the state of each provider', async () => {
    const { text } = await get('/status');
    const rows = text.split('</tr>').map((row) => read(row.replace(/^.*<tr/s, '<tr')));
    expect(rows).toEqual(
      expect.arrayContaining([
        'Microsoft Azure Speech 2 live list Nov 20, 2026, 10:00 AM up to date',
        'Murf 2 bundled list March 4, 2025 as of its date',
        'Amazon Polly 3 last good list Nov 1, 2026, 10:00 AM out of date no answer in time',
      ]),
    );
    expect(read(text)).toContain('Out of date: 1 provider of 3.');
  });

  it('calls no list out of date that came with the service and could not be read so far', async () => {
    const day = '2026-09-07';
    const providers = [
      { provider: 'azure', voices: 2, source: 'live', last_success: `${day}T10:00:00.000Z`, stale: false },
      { provider: 'murf', voices: 2, source: 'bundled', listed_on: day, stale: true, error: 'unreachable' },
      { provider: 'polly', voices: 3, source: 'bundled', listed_on: day, stale: false },
    ] as const;
    const fresh = await appOf({ ...snapshot, providers: [...providers] });
    const page = await request(fresh).get('/status').set(HTML);
    expect(read(page.text)).not.toContain('Out of date');
    expect(read(page.text)).toContain('Up to date: 1 provider.');
    expect(page.text).not.toMatch(/class="(stale|lede alert)"/);
    expect(read(page.text)).toContain(
      'With the list that came with the service: 2 providers. Could not be read so far: 1 provider.',
    );
    expect(read(page.text)).toContain('Murf 2 bundled list September 7, 2026 not read yet not reachable');
    expect(read(page.text.split('<footer')[1] ?? '')).toContain(
      'With the list that came with the service: 2 providers.',
    );
  });

  it('tells bundled lists that are over 180 days old, and those of unknown date', async () => {
    const bundled = { voices: 3, source: 'bundled' } as const;
    const providers = [
      { provider: 'murf', ...bundled, listed_on: '2026-03-04', stale: true },
      { provider: 'polly', ...bundled, stale: false },
    ];
    const old = await appOf({ ...snapshot, providers });
    const page = read((await request(old).get('/status').set(HTML)).text);
    expect(page).toContain('List over 180 days old: 1 provider.');
    expect(page).toContain('Murf 3 March 4, 2026 over 180 days old');
    expect(page).toContain('Amazon Polly 3 unknown unknown');
    expect(page).toContain('Provider lists from March 2026.');
  });

  it('tells a newer snapshot that does not fit into memory', async () => {
    const storeHealth = createStoreHealth(() => new Date(), silentLogger);
    storeHealth.record(true);
    storeHealth.recordOversized({
      built_at: '2026-11-21T10:00:00.000Z',
      voices: 5_000_000,
      needed_bytes: 3000 * 2 ** 20 + 1,
      heap_bytes: 512 * 2 ** 20,
    });
    const page = await appOf(snapshot, { storeHealth });
    expect(read((await request(page).get('/status').set(HTML)).text)).toContain(
      'Not loaded: the newer snapshot of Nov 21, 2026, 10:00 AM UTC. Its 5,000,000 voices need 3,001 MB of memory, and this server has 512 MB.',
    );
  });

  it('leaves out what all rows share, and tells the age of lists that nobody refreshes', async () => {
    const bundled = (provider: string, listed_on: string) =>
      ({ provider, voices: 3, source: 'bundled', listed_on, stale: false }) as const;
    const providers = [
      bundled('azure', '2026-09-07'),
      bundled('murf', '2022-04-30'),
      bundled('polly', '2025-01-01'),
    ];
    app = await appOf({ ...snapshot, providers });
    const page = read((await get('/status')).text);
    expect(page).toContain('All 3 lists came with the service.');
    expect(page).not.toContain('Up to date');
    expect(page).toContain(
      'Provider Voices with retired ones List of Microsoft Azure Speech 3 September 7, 2026',
    );
    expect(page).toContain('7 voices of 3 providers. Provider lists from April 2022 to September 2026.');
  });
});

describe('an error', () => {
  it('is a page for people, and JSON for every program and at paths of programs', async () => {
    const { status, type, headers, text } = await get('/nothing');
    expect([status, type]).toEqual([404, 'text/html']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers.vary).toMatch(/\bAccept,/);
    expect(read(text)).toContain('There is nothing here.');
    expect((await get('/nothing', {})).body.error.code).toBe('not_found');
    for (const path of [
      '/v1/nothing',
      '/api/voices/x',
      '/v1/voices?limit=x',
      '/nothing.json',
      '/previews/x.mp3',
    ])
      expect((await get(path)).body).toHaveProperty('error.request_id');
  });

  it('tells how long to wait above the limit', async () => {
    app = await appOf(snapshot, { rateLimit: ONE_REQUEST });
    await get('/status');
    const { status, type, headers, text } = await get('/status');
    expect([status, type]).toEqual([429, 'text/html']);
    expect(read(text)).toContain(`Please wait ${headers['retry-after']} s`);
    app = await appOf(snapshot, { rateLimit: ONE_REQUEST });
    await get('/status');
    expect((await get('//evil.test/x')).text).toContain('href="/evil.test/x"');
  });

  it('tells the limits of an address that is above them, and of no other', async () => {
    app = await appOf(snapshot);
    for (const [path, isTold] of [
      [`/?providers=${Array.from({ length: 101 }, (_, at) => `p${at}`).join()}`, true],
      ['/voice/%zz', false],
    ] as const) {
      const { status, text } = await get(path);
      expect([status, read(text).includes('Most values: 100 · Most characters: 4,000')]).toEqual([
        400,
        isTold,
      ]);
    }
  });

  it('is a page also while there is no catalog', async () => {
    app = await testApp({ catalog: refTo() });
    const { status, headers, text } = await get('/voice/azure/Mei/neural');
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(read(text)).toContain('The directory is starting.');
  });

  it('tells a number to report by, and no detail', async () => {
    const catalog = {
      ...(await catalogOf(snapshot)),
      find: () => {
        throw new Error('secret');
      },
    };
    app = await testApp({ catalog: refTo(catalog) });
    const { status, headers, text } = await get('/voice/azure/Mei/neural');
    expect(status).toBe(500);
    expect(text).toContain(headers['x-request-id']);
    expect(text).not.toContain('secret');
  });
});
