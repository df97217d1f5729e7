import { UpstreamError } from '../domain/errors.ts';
import { type ListAccess, livePages } from './live-pages.ts';
import type { Provider } from './provider.ts';
import { findList, isTree, removeValues, takeOut, thinOut, withOnly } from './thin-out.ts';

/** Links that a provider signs: they end, and may name whom they were made for. */
const SIGNED = /[?&](?:x-amz-|x-goog-|payload=|token=|signature=|sig=|expires=|key=)/i;
/** Text of as many words is a sentence, not a label. */
const SENTENCE_WORDS = 8;
/** And so are as many characters where words are not set apart. */
const UNSPACED_SENTENCE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{P}]{16}/u;

/** A live list as a fixture. */
interface RecordedList {
  /** Pages as the bundled list is read: JSON, or text as it is. */
  readonly pages: readonly unknown[];
  readonly voices: number;
  /** Voices that the fixture does not give back as the live list gave them: a sentence told what they are, or the request. */
  readonly lost: number;
}

/**
 * A provider's live list in its own shape, without all that its voices are not made of: what no adapter reads may be
 * prose, belong to an account, or be a key, and no list of suspicious names would ever be complete.
 * @throws {UpstreamError} where the provider cannot be asked
 */
export async function recordList(
  provider: Provider,
  access: ListAccess,
  signal: AbortSignal,
): Promise<RecordedList> {
  const settings = access.settingsOf(provider);
  refuseUnaskable(provider, provider.isConfigured(settings));
  const pages: unknown[] = [];
  const told: string[] = [];
  for await (const { page, request } of livePages(provider, settings, access, signal)) {
    told.push(...(provider.records(page, request) ?? []).flatMap((record) => factsOf(provider, record)));
    const facts = onlyFacts(provider, structuredClone(page));
    if (readFacts(provider, facts).length > 0) pages.push(facts);
  }
  if (told.length === 0) throw new UpstreamError('empty', `${provider.name} lists no public voice`);
  const kept = new Set(pages.flatMap((page) => readFacts(provider, page)));
  return { pages, voices: told.length, lost: told.filter((voice) => !kept.has(voice)).length };
}

function refuseUnaskable({ name, list, settings }: Provider, isConfigured: boolean): void {
  if (list === undefined) throw new UpstreamError('not_configured', `${name} publishes no list to record`);
  if (isConfigured) return;
  throw new UpstreamError('not_configured', `set ${Object.values(settings).join(' and ')} to ask ${name}`);
}

/** What a record states of its voices, beside what it says about them in prose; nothing for what is custom or broken. */
function factsOf({ readRecord }: Provider, record: unknown): string[] {
  try {
    return readRecord(record).map(({ description: _, ...facts }) => JSON.stringify(facts));
  } catch {
    return [];
  }
}

/** The records of a page as the bundled list is read, which is without a request. */
function recordsOf(provider: Provider, page: unknown): readonly unknown[] {
  try {
    return provider.records(page) ?? [];
  } catch {
    return [];
  }
}

function readFacts(provider: Provider, page: unknown): string[] {
  return recordsOf(provider, page).flatMap((record) => factsOf(provider, record));
}

/** The page without prose and without what its voices are not made of. Changes it in place. */
function onlyFacts(provider: Provider, page: unknown): unknown {
  if (!isTree(page)) return page;
  removeValues(page, isProse);
  const read = () => readFacts(provider, page).join();
  const list = findList(page, () => recordsOf(provider, page).length);
  // Record by record: to read the whole page anew for each of its values would take hours.
  for (const [key, record] of Object.entries(list).reverse()) {
    const isVoice = withOnly(list, key, () => {
      if (isTree(record)) thinOut(record, read);
      return read() !== '';
    });
    if (!isVoice) takeOut(list, key);
  }
  thinOut(page, read, new Set(Object.values(list)));
  return page;
}

function isProse(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const words = value.trim().split(/\s+/).length;
  return words >= SENTENCE_WORDS || UNSPACED_SENTENCE.test(value) || SIGNED.test(value);
}
