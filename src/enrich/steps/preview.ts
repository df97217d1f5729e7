import { type Draft, withVoice } from '../draft.ts';

/**
 * Start of an https URL with two slashes. The slashes are tested because `URL` also accepts `https:example.com`,
 * although a browser resolves that text as a path relative to the open page.
 */
const HTTPS = /^https:\/\//i;

/**
 * Adds the URL of the provider's sample recording, and sets `preview` to true, if the URL is valid and starts with `https://`. A derived
 * URL is used only if the list states no usable one, and is marked by `sample_derived`.
 */
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

/** Returns the URL without blanks at its ends; undefined if it cannot be used. */
function usableUrl(url = ''): string | undefined {
  const trimmed = url.trim();
  return HTTPS.test(trimmed) && URL.canParse(trimmed) ? trimmed : undefined;
}
