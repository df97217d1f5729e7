import { type Draft, withVoice } from '../draft.ts';

/**
 * Start of an https URL. Both slashes are required because `URL` also parses `https:example.com`, which a browser
 * resolves against its own page.
 */
const HTTPS = /^https:\/\//i;

/** Adds the provider's sample as a preview, if it has an https URL. */
export function addPreview(draft: Draft): Draft {
  const sampleUrl = draft.stated.sampleUrl?.trim() ?? '';
  const isUsable = HTTPS.test(sampleUrl) && URL.canParse(sampleUrl);
  return withVoice(draft, { preview: isUsable, sample_url: isUsable ? sampleUrl : undefined });
}
