import type { AudioUrlResponse } from '../../domain/audio-url.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { RouteDependencies } from '../../http/route.ts';

export type FindPreview = RouteDependencies['findPreview'];

/** Recording of a voice, for search engines and link previews. */
export interface AudioFacts extends Pick<AudioUrlResponse, 'url' | 'media_type' | 'seconds'> {
  readonly name: string;
  readonly language: string;
}

/**
 * Finds the recording of a voice; undefined if there is none, or if its link ends soon. A recording of the service itself is named below
 * `base`, and left out if that is not known.
 */
export async function findAudio(
  findPreview: FindPreview,
  voice: StoredVoice,
  { site, base }: { readonly site: string; readonly base: string },
): Promise<AudioFacts | undefined> {
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
