import { createHash } from 'node:crypto';
import pMap from 'p-map';
import { readBounded } from '../src/lib/read-bounded.ts';

/** Hash of each page's text by address, as `data/sources.json` has it. */
export type Hashes = Readonly<Record<string, string>>;

/** States of a page. The first two fail the check, because facts may be wrong. */
const STATES = ['changed', 'gone', 'could not be read', 'not recorded yet', 'unchanged'] as const;
const FAILING: readonly State[] = ['changed', 'gone'];
type State = (typeof STATES)[number];

interface Page {
  readonly url: string;
  readonly state: State;
  readonly reason?: string;
  readonly hash?: string;
}

interface Reading {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly timeoutMs: number;
}

const MAX_AT_ONCE = 4;
const MAX_BYTES = 2_000_000;
/** Statuses of the 4xx that refuse the reader and say nothing of the page: 401, 403, 408 and 429 of RFC 9110 and RFC 6585. */
const REFUSALS = [401, 403, 408, 429];

/** Compares the pages with their recorded hashes. An address that cannot be read is a state, so that no error is thrown. */
export function checkPages(
  urls: readonly string[],
  recorded: Hashes,
  reading: Reading,
): Promise<readonly Page[]> {
  return pMap(urls, (url) => checkPage(url, recorded[url], reading), { concurrency: MAX_AT_ONCE });
}

async function checkPage(url: string, recorded: string | undefined, reading: Reading): Promise<Page> {
  if (!url.startsWith('https://')) return { url, state: 'could not be read', reason: 'no https address' };
  try {
    const { status, text } = await fetchText(url, reading);
    const reason = `HTTP ${status}`;
    if (status >= 400 && status < 500 && !REFUSALS.includes(status)) return { url, state: 'gone', reason };
    if (status !== 200) return { url, state: 'could not be read', reason };
    // A page that only scripts fill would never change.
    if (text === '') return { url, state: 'could not be read', reason: 'no text' };
    const hash = createHash('sha256').update(text).digest('hex');
    if (recorded === undefined) return { url, state: 'not recorded yet', hash };
    return { url, state: hash === recorded ? 'unchanged' : 'changed', hash };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
    return { url, state: 'could not be read', reason };
  }
}

async function fetchText(url: string, { fetch, timeoutMs }: Reading) {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  const { status, body } = response;
  if (status === 200 && body !== null)
    return { status, text: textOf(Buffer.from(await readBounded(body, MAX_BYTES)).toString()) };
  await body?.cancel();
  return { status, text: '' };
}

/** Returns the text of a page. Menus and footers are left out, because they change with other pages. No pattern searches a text twice. */
function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?(?:-->|$)/gs, ' ')
    .replaceAll(/<(script|style|template|noscript|svg|nav|footer)\b.*?(?:<\/\1\s*>|$)/gis, ' ')
    .replaceAll(/<[a-z/!?][^<>]*>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the hashes of pages that were read, and those of before for the others. */
export function toHashes(pages: readonly Page[], recorded: Hashes): Hashes {
  const entries = pages.flatMap(({ url, hash = recorded[url] }) => (hash === undefined ? [] : [[url, hash]]));
  return Object.fromEntries(entries);
}

/** Returns a report of the pages by state, and whether the check fails. Unchanged pages are only counted. */
export function toReport(pages: readonly Page[]): { readonly text: string; readonly isFailed: boolean } {
  const lines = STATES.flatMap((state) => {
    const those = pages.filter((page) => page.state === state);
    const listed = state === 'unchanged' ? [] : those;
    const rows = listed.map(({ url, reason }) => `  ${url}${reason === undefined ? '' : ` (${reason})`}`);
    return those.length === 0 ? [] : [`${state}: ${those.length}`, ...rows];
  });
  // A run that could read no page has checked nothing, and so must not pass.
  const isUnread = pages.every(({ state }) => state === 'could not be read');
  const isFailed = isUnread || pages.some(({ state }) => FAILING.includes(state));
  return { text: `${lines.join('\n')}\n`, isFailed };
}
