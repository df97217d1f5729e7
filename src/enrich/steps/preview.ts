import { type Draft, withVoice } from '../draft.ts';

/** In full: URL also takes `https:example.com`, of which a browser makes a path of the page it is on. */
const HTTPS = /^https:\/\//i;

/** The provider's sample, where it publishes one. */
export function addPreview(draft: Draft): Draft {
  const sampleUrl = draft.stated.sampleUrl?.trim() ?? '';
  const isUsable = HTTPS.test(sampleUrl) && URL.canParse(sampleUrl);
  return withVoice(draft, { preview: isUsable, sample_url: isUsable ? sampleUrl : undefined });
}
