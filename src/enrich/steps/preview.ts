import { hasHidden } from '../../lib/plain-text.ts';
import { type Draft, withVoice } from '../draft.ts';

/** Pattern of an https URL with slashes. Slashes are required, as `URL` accepts `https:example.com`, but a browser takes it as a relative path. */
const HTTPS = /^https:\/\//i;
/** Maximum length of a URL in UTF-16 code units. Common browsers and proxies accept URLs of 2048 characters. */
const MAX_URL_LENGTH = 2048;

/** Adds `preview` and a valid https URL of a sample. If the stated URL is unusable, a derived URL is used and marked by `sample_derived`. */
export function addPreview(draft: Draft): Draft {
  const stated = usableUrl(draft.stated.sampleUrl);
  const sample_url = stated ?? usableUrl(draft.stated.derivedSampleUrl);
  const isDerived = sample_url !== undefined && stated === undefined;
  return withVoice(draft, {
    preview: sample_url !== undefined,
    sample_url,
    sample_derived: isDerived || undefined,
  });
}

/**
 * Returns the URL without leading and trailing spaces; undefined for an invalid URL, or a scheme other than https. A URL with user info is refused,
 * because user info can imitate a host: `https://known.example@evil.example/`.
 */
function usableUrl(url = ''): string | undefined {
  const trimmed = url.slice(0, 2 * MAX_URL_LENGTH).trim();
  const isUsable =
    HTTPS.test(trimmed) && trimmed.length <= MAX_URL_LENGTH && !/\s/.test(trimmed) && !hasHidden(trimmed);
  if (!isUsable || !URL.canParse(trimmed)) return undefined;
  const { username, password } = new URL(trimmed);
  return username === '' && password === '' ? trimmed : undefined;
}
