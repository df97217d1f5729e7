import type { StoredVoice } from '../../domain/voice.ts';
import type { RouteDependencies } from '../../http/route.ts';

/** Recording of a voice, for search engines and link previews. */
export type AudioFacts = NonNullable<Awaited<ReturnType<typeof findAudio>>>;

/**
 * Returns the recording of a voice; undefined if the voice has no recording, or if the recording's URL expires. If the URL begins with `site` (the
 * service's URL), `base` replaces `site`. If `base` is empty, the service's own recordings have no public URL, and the result is undefined.
 */
export async function findAudio(
  findPreview: RouteDependencies['findPreview'],
  voice: StoredVoice,
  { site, base }: { readonly site: string; readonly base: string },
) {
  const found = voice.preview === false ? undefined : await findPreview(voice).catch(() => undefined);
  if (!found || found.source === 'presigned') return undefined;
  const isOwn = found.url.startsWith(`${site}/`);
  if (isOwn && base === '') return undefined;
  const url = isOwn ? base + found.url.slice(site.length) : found.url;
  const { media_type, seconds } = found;
  return { url, media_type, seconds, name: voice.name, language: voice.language };
}

/** Returns the `AudioObject` of schema.org for a recording. */
export function toAudioObject({ url, media_type, seconds, name, language }: AudioFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'AudioObject',
    name,
    inLanguage: language,
    contentUrl: url,
    encodingFormat: media_type,
    duration: seconds === undefined ? undefined : `PT${seconds}S`,
  };
}
