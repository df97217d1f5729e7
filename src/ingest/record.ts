import { type ListAccess, livePages } from './fetch-voices.ts';
import type { Provider } from './provider.ts';

/** Keys whose values are a provider's prose, belong to an account, or would make a fixture huge. */
const LEFT_OUT =
  /description|tagline|descriptive|owner|author|user|workspace|account|instance|email|embedding|settings|sharing|permission|avatar|image|price|rate$|count$/i;
/** Links that a provider signs: they end, and may name whom they were made for. */
const SIGNED = /[?&](?:x-amz-|x-goog-|payload=|token=|signature=|sig=|expires=|key=)/i;
/** Text of as many words is a sentence, not a label. */
const SENTENCE_WORDS = 8;

/**
 * A provider's live list as the pages of a fixture: its own shape, its public voices only, and of them only facts.
 * @throws {UpstreamError} where the provider cannot be asked
 */
export async function recordList(
  provider: Provider,
  access: ListAccess,
  signal: AbortSignal,
): Promise<unknown[]> {
  const pages: unknown[] = [];
  for await (const { page, request } of livePages(provider, access.settingsOf(provider), access, signal)) {
    const records = new Set(provider.records(page, request));
    pages.push(scrub(page, (value) => !records.has(value) || isPublic(provider, value)));
  }
  return pages;
}

/** Records of which no voice comes are custom, broken, or of another kind. */
function isPublic(provider: Provider, record: unknown): boolean {
  try {
    return provider.readRecord(record).length > 0;
  } catch {
    return false;
  }
}

function scrub(value: unknown, isKept: (value: unknown) => boolean): unknown {
  if (Array.isArray(value))
    return value
      .filter(isKept)
      .map((entry) => scrub(entry, isKept))
      .filter((entry) => entry !== undefined);
  if (typeof value === 'string') return isFact(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, inner]) => !LEFT_OUT.test(key) && isKept(inner));
  return Object.fromEntries(entries.map(([key, inner]) => [key, scrub(inner, isKept)]));
}

function isFact(text: string): boolean {
  if (SIGNED.test(text)) return false;
  return text.trim().split(/\s+/).length < SENTENCE_WORDS;
}
