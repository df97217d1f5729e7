import * as z from 'zod';
import { WRITE_IDLE_MS } from '../../domain/protocol.ts';
import { defineRoute } from '../route.ts';
import { CSV, CSV_HEADER, CSV_LIST_SEPARATOR } from '../voice-formats.ts';

export const getVoicesCsv = defineRoute({
  name: 'getVoicesCsv',
  path: '/voices.csv',
  summary: 'Get all voices as CSV',
  description: `The whole catalog in browse order, streamed, as CSV of RFC 4180 in UTF-8 without byte order mark. The first row has the names of the fields, which are those of a voice; releases may add columns at any place. An absent field is an empty cell; the values of a list are joined by ${CSV_LIST_SEPARATOR}, and a ${CSV_LIST_SEPARATOR} or \\ in a value has a \\ before it. A cell that begins with =, +, -, @ (also full-width), a tab or a line break has an apostrophe before it, because spreadsheets would run it as a formula. Ranges are not served. A connection whose reader takes nothing is closed after ${WRITE_IDLE_MS / 1000} to ${(2 * WRITE_IDLE_MS) / 1000} seconds.`,
  query: z.object({}),
  output: z.string().meta({
    id: 'VoicesCsv',
    description: 'Rows of CSV, the first with the names of the columns.',
    example: CSV_HEADER,
  }),
  examples: { 'The first rows': '/voices.csv' },
  failures: {},
  caching: 'dump',
  dump: {
    name: 'voices.csv',
    contentType: 'text/csv; charset=utf-8; header=present',
    file: ['voices', 'csv'],
    write: ({ dump }) => dump(CSV),
  },
});
