import type { StoredVoice } from '../../domain/voice.ts';
import type { RouteDependencies } from '../../http/route.ts';

/** Facts about the recording of a voice, for search engines, link previews and readers without a script. */
export type AudioFacts = NonNullable<Awaited<ReturnType<typeof findAudio>>>;

/**
 * Returns facts about the recording of a voice; undefined if there is no recording, or if the recording's URL expires. The page plays `src`, which is a path
 * for a recording on the service itself. Other sites play `url`, in which the public URL `base` replaces `site`; undefined if that URL is unknown (empty).
 */
export async function findAudio(
  findPreview: RouteDependencies['findPreview'],
  voice: StoredVoice,
  { site, base }: { readonly site: string; readonly base: string },
) {
  const found = voice.preview === false ? undefined : await findPreview(voice).catch(() => undefined);
  if (!found || found.source === 'presigned') return undefined;
  const isOwn = found.url.startsWith(`${site}/`);
  const src = isOwn ? found.url.slice(site.length) : found.url;
  const url = !isOwn ? src : base ? base + src : undefined;
  const { media_type, seconds, text } = found;
  return { src, url, media_type, seconds, text, name: voice.name, language: voice.language };
}

/** Returns the `AudioObject` (schema.org) that describes a recording to search engines. */
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
