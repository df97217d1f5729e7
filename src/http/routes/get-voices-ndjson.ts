import * as z from 'zod';
import { WRITE_IDLE_MS } from '../../domain/protocol.ts';
import { defineRoute } from '../route.ts';
import { NDJSON } from '../voice-formats.ts';

/** Example for the OpenAPI description: two shortened lines of the response. */
const EXAMPLE =
  '{"id":"azure/en-US-JennyNeural","name":"Jenny","language":"en-US","provider":"azure","gender":"Female"}\n{"id":"polly/Joanna/neural","name":"Joanna","language":"en-US","provider":"polly","gender":"Female"}\n';

export const getVoicesNdjson = defineRoute({
  name: 'getVoicesNdjson',
  path: '/voices.ndjson',
  summary: 'Get all voices, one per line as JSON',
  description: `The whole catalog in browse order, streamed. Each line is a voice as the voices operation returns it, and ends with a line feed. With If-None-Match an unchanged catalog costs no transfer. Ranges are not served. A connection whose reader takes nothing is closed after ${WRITE_IDLE_MS / 1000} to ${(2 * WRITE_IDLE_MS) / 1000} seconds.`,
  query: z.object({}),
  output: z.string().meta({
    id: 'VoicesNdjson',
    description: 'Lines, each a Voice as JSON in UTF-8.',
    example: EXAMPLE,
  }),
  examples: { 'The first lines': '/voices.ndjson' },
  failures: {},
  caching: 'dump',
  dump: {
    name: 'voices.ndjson',
    contentType: 'application/x-ndjson',
    file: ['voices', 'ndjson'],
    write: ({ dump }) => dump(NDJSON),
    isCopied: true,
  },
});
