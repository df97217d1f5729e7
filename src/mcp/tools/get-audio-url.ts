import { AudioUrlResponse } from '../../domain/audio-url.ts';
import { AudioUrlQuery } from '../../domain/query.ts';
import { defineTool } from '../tool.ts';

export const getAudioUrl = defineTool({
  name: 'get_audio_url',
  title: 'Get an audio preview link',
  description:
    'Get a link to a short recording of one voice, playable without a key. voiceId is an id from search_voices, exactly as given there; do not guess it. A link whose source is presigned works for a limited time. Voices whose preview is false have none.',
  input: AudioUrlQuery,
  output: AudioUrlResponse,
  handler: async ({ voiceId }, { catalog, findPreview }) => ({
    ...(await findPreview(catalog.find(voiceId))),
    voiceId,
  }),
  extraContent: ({ url, filename }) => [
    {
      type: 'resource_link',
      uri: url,
      name: filename,
      mimeType: MIME_TYPES.get(filename.split('.').pop() ?? '') ?? 'audio/mpeg',
    },
  ],
});

/** Media types of preview recordings by file extension. Any other extension counts as MP3 (`audio/mpeg`). */
const MIME_TYPES: ReadonlyMap<string, string> = new Map([
  ['wav', 'audio/wav'],
  ['ogg', 'audio/ogg'],
  ['opus', 'audio/ogg'],
  ['flac', 'audio/flac'],
  ['m4a', 'audio/mp4'],
  ['aac', 'audio/aac'],
]);
