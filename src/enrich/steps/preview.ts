import { hasHidden } from '../../lib/plain-text.ts';
import { type Draft, withVoice } from '../draft.ts';

/** Pattern of an https URL. The slashes are required, because `URL` accepts `https:example.com`, which a browser resolves as a relative path. */
const HTTPS = /^https:\/\//i;
/** Maximum length of a URL in UTF-16 code units: the common browsers and proxies accept URLs of this length. */
const MAX_URL_LENGTH = 2048;

/** Adds `preview` and the sample's valid https URL: the stated URL, or if that is unusable, a derived URL, which `sample_derived` marks. */
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
 * Returns the URL without leading and trailing spaces; undefined if it is not a valid https URL. A URL with user info is refused, because the
 * user info can imitate the host: `https://known.example@evil.example/`.
 */
function usableUrl(url = ''): string | undefined {
  const trimmed = url.slice(0, 2 * MAX_URL_LENGTH).trim();
  const isUsable =
    HTTPS.test(trimmed) && trimmed.length <= MAX_URL_LENGTH && !/\s/.test(trimmed) && !hasHidden(trimmed);
  if (!isUsable || !URL.canParse(trimmed)) return undefined;
  const { username, password } = new URL(trimmed);
  return username === '' && password === '' ? trimmed : undefined;
}
