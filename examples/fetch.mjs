// Plain fetch, without a package: VOICE_DIRECTORY_URL=http://localhost:3000 node fetch.mjs
const baseUrl = process.env.VOICE_DIRECTORY_URL ?? 'http://localhost:3000';
const print = (text) => process.stdout.write(`${text}\n`);

/** Requests JSON. After 429 and 503, waits as long as the service asks, at most three times. */
async function get(path, headers = {}, retries = 3) {
  const response = await fetch(new URL(path, baseUrl), { headers });
  if ((response.status !== 429 && response.status !== 503) || retries === 0) return response;
  const seconds = Number(response.headers.get('Retry-After') ?? 1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return get(path, headers, retries - 1);
}

const query = new URLSearchParams({ search: 'british female', providers: 'polly', limit: '3' });
const response = await get(`/v1/voices?${query}`);
const { voices } = await response.json();
for (const { id, name } of voices) print(`${id} is ${name}`);

// The ETag names the answer. The service says 304, without a body, while the answer is the same.
const again = await get(`/v1/voices?${query}`, { 'If-None-Match': response.headers.get('ETag') });
print(`asked again: ${again.status}`);

// The header Link has the next page, relative to the address of this one.
let count = 0;
for (let path = '/v1/voices?providers=polly&limit=100'; path !== undefined; ) {
  const page = await get(path);
  count += (await page.json()).voices.filter(({ gender }) => gender === 'Male').length;
  const next = /<([^>]*)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1];
  path = next === undefined ? undefined : new URL(next, page.url).href;
}
print(`${count} voices of Polly are male`);

// An error has a code, and for a voice that is not there the ids to use instead.
const missing = await get(`/v1/voices/${encodeURIComponent('polly/Joanna')}`);
const { error } = await missing.json();
print(`polly/Joanna is ${error.code}; use ${error.replacements[0]}`);
