import { extname } from 'node:path';
import * as z from 'zod';
import type { AudioUrlResponse } from '../../domain/audio-url.ts';
import { BadInputError, NotFoundError } from '../../domain/errors.ts';
import { markList } from '../../domain/parameters.ts';
import { SearchQuery } from '../../domain/query.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { splitList } from '../../lib/list-entries.ts';
import type { FindPreview } from '../../previews/find-preview.ts';
import { typeOfExtension } from '../../previews/media-types.ts';
import type { Row } from '../answer.ts';
import { defineTool } from '../tool.ts';

const MAX_VOICES = 5;
const NEAREST = 3;
const Arguments = z.object({
  voiceId: markList(z.string().regex(/\S/).describe('Ids in any form, comma-separated.')),
});

/** Row of an answer, and the recording to which the row links. If the voice has no recording, `preview` is undefined. */
interface Played {
  readonly row: Row;
  readonly preview?: AudioUrlResponse;
}

export const getAudioUrl = defineTool({
  name: 'get_audio_url',
  title: 'Get audio preview links',
  description: `Links to short recordings of up to ${MAX_VOICES} voices, playable without a key; give them to the user. A voice without one comes with the nearest that has one. unverified: not seen to play.`,
  listed: Arguments,
  taken: Arguments,
  isPlayed: true,
  handler: async ({ voiceId }, { catalog, findPreview }) => {
    const asked = splitList(voiceId);
    if (asked.length > MAX_VOICES)
      throw new BadInputError('invalid_parameter', `voiceId takes up to ${MAX_VOICES} ids.`);
    const played = await Promise.all(asked.map((id) => play(id, catalog, findPreview)));
    const previews = played.flatMap(({ preview }) => preview ?? []);
    return {
      summary: `${previews.length} of ${asked.length} with a recording.`,
      rows: played.map(({ row }) => row),
      links: previews.map(toLink),
    };
  },
});

async function play(asked: string, catalog: Catalog, findPreview: FindPreview): Promise<Played> {
  const { as, ids, removed_at } = catalog.identify(asked);
  if (as === 'removed')
    return { row: { asked, id: '', why: `removed on ${removed_at}`, instead: ids.join(' ') } };
  if (as === 'unknown') return { row: { asked, id: '', why: 'not in the catalog', instead: ids.join(' ') } };
  const voices = ids.map((id) => catalog.find(id));
  const voice = voices.find(({ preview }) => preview) ?? voices[0];
  if (!voice) return { row: { asked, why: 'not in the catalog' } };
  // Several voices may share a name or an id of their provider.
  const others = ids.filter((id) => id !== voice.id);
  const also = others.slice(0, NEAREST).join(' ');
  try {
    const preview = await findPreview(voice);
    const { url, seconds } = preview;
    const checked = voice.preview_verified ? '' : 'unverified';
    return { row: { asked, id: voice.id, url, seconds, checked, also }, preview };
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    // The same speaker with another model comes first.
    const sisters = catalog
      .identify(`${voice.provider} ${voice.name}`)
      .ids.map((id) => catalog.find(id))
      .filter(({ preview, provider }) => preview && provider === voice.provider);
    const like = SearchQuery.parse({ similar_to: voice.id, has_preview: true, limit: NEAREST });
    const all = [...sisters, ...catalog.search(like).voices].map(({ id }) => id);
    const near = [...new Set(all)].slice(0, NEAREST);
    const [nearest] = near;
    const first = nearest ? await findPreview(catalog.find(nearest)).catch(() => undefined) : undefined;
    const why = 'no recording';
    return { row: { asked, id: voice.id, why, instead: near.join(' '), first_url: first?.url, also } };
  }
}

function toLink({ url, filename, media_type }: AudioUrlResponse) {
  const mimeType = media_type ?? typeOfExtension(extname(filename)) ?? 'audio/mpeg';
  return { type: 'resource_link' as const, uri: url, name: filename, mimeType };
}
