import { type Draft, withVoice } from '../draft.ts';

/**
 * Start of an https URL with two slashes. The slashes are tested because `URL` also accepts `https:example.com`,
 * although a browser resolves that text as a path relative to the open page.
 */
const HTTPS = /^https:\/\//i;

/** Adds the URL of the provider's sample recording, and sets `preview` to true, if the URL is valid and starts with `https://`. */
export function addPreview(draft: Draft): Draft {
  const sampleUrl = draft.stated.sampleUrl?.trim() ?? '';
  const isUsable = HTTPS.test(sampleUrl) && URL.canParse(sampleUrl);
  return withVoice(draft, { preview: isUsable, sample_url: isUsable ? sampleUrl : undefined });
}
