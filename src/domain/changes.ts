import * as z from 'zod';
import { echoOf, parseEntry, splitList } from '../lib/list-entries.ts';
import { defineList } from './parameters.ts';
import { count, optionalNames } from './plain-values.ts';
import { SearchQuery } from './query.ts';
import { parseSince } from './since.ts';
import { Voice } from './voice.ts';

const DEFAULT_CHANGES = 50;
/** Maximum number of changes in one response. A larger `limit` is lowered to this number. */
export const MAX_CHANGES = 500;

export const ChangeKind = z.enum(['added', 'removed', 'returned', 'changed']).meta({
  id: 'ChangeKind',
  description:
    'added: not in the catalog before; removed: no longer in it; returned: was removed before, and is back; changed: other values.',
});
export type ChangeKind = z.infer<typeof ChangeKind>;

/** Rejects a list with an unknown kind of change. Without an error, a client that misspells a kind would wait for ever for changes of that kind. */
function refuseUnknownKinds(names: string, context: z.RefinementCtx): void {
  const kinds: readonly string[] = ChangeKind.options;
  const unknown = splitList(names)
    .map((name) => parseEntry(name).text)
    .find((name) => !kinds.includes(name));
  if (unknown === undefined) return;
  const example = `-${kinds[0]} leaves ${kinds[0]} out`;
  context.addIssue(`a list of ${kinds.join(', ')} (${example}); ${echoOf(unknown)} is none of these`);
}

export const ChangesQuery = z
  .object({
    since: z
      .string()
      .refine(
        (text) => parseSince(text) !== undefined,
        'a cursor (next of an earlier answer), a date such as 2026-11-22, or a time with its zone such as 2026-11-22T06:00:00Z',
      )
      .optional()
      .meta({
        description:
          'Cursor (next of an earlier answer): what came after it. Date in UTC, or time with its zone: what came then or later. Absent: the newest changes.',
        examples: ['128'],
      }),
    kinds: defineList(
      {
        description: `Comma-separated kinds of changes: ${ChangeKind.options.join(', ')}; -kind excludes.`,
        examples: ['added,returned'],
      },
      z.string().superRefine(refuseUnknownKinds),
    ),
    providers: SearchQuery.shape.providers,
    limit: z
      .int()
      .min(1)
      .default(DEFAULT_CHANGES)
      .describe(`Changes per page; above ${MAX_CHANGES}, ${MAX_CHANGES} is used.`),
  })
  .meta({ id: 'ChangesQuery' });
export type ChangesQuery = z.infer<typeof ChangesQuery>;

/** All changes of one voice since the requested cursor or time, combined into one change. */
export const Change = z
  .strictObject({
    seq: count.meta({ description: 'Number of the snapshot of its last event.', examples: [131] }),
    at: z.iso
      .datetime()
      .meta({ description: 'Time of that snapshot.', examples: ['2026-11-22T06:17:00.000Z'] }),
    kind: ChangeKind,
    id: z.string().meta({ description: 'Voice id.', examples: ['azure/en-US-AvaNeural'] }),
    by: z
      .literal('directory')
      .optional()
      .describe(
        'directory: the directory added, removed or described the voice otherwise, and its provider did not; absent otherwise.',
      ),
    voice: Voice.optional().describe('The voice as it is now; absent for a removed one.'),
    fields: optionalNames.meta({
      description: 'Fields that have changed, if they are known.',
      examples: [['name', 'styles']],
    }),
    replacements: optionalNames.describe(
      'Of a removed voice: ids of similar voices, the most similar first.',
    ),
  })
  .meta({ id: 'Change', description: 'Change of one voice, net over the time that was asked for.' });
export type Change = z.infer<typeof Change>;

export const ChangeListResponse = z
  .strictObject({
    changes: z.array(Change).describe('Changes, oldest first; each voice at most once.'),
    next: z.string().meta({
      description: 'Cursor to send as since: for the next page, or later for what is to come.',
      examples: ['131'],
    }),
    has_more: z.boolean().describe('True if there is a next page now.'),
    catalog_version: z.string().describe('Version of the catalog, which the last page leads to.'),
    oldest: count.meta({ description: 'Smallest cursor that still can be asked for.', examples: [12] }),
  })
  .meta({ id: 'ChangeListResponse' });
export type ChangeListResponse = z.infer<typeof ChangeListResponse>;

export const ChangeFeedQuery = z
  .object({
    providers: SearchQuery.shape.providers,
    before: z
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .meta({
        description: 'Only entries with a lower number, as the link rel=next has it.',
        examples: [128],
      }),
  })
  .meta({ id: 'ChangeFeedQuery' });
export type ChangeFeedQuery = z.infer<typeof ChangeFeedQuery>;

export const AtomFeed = z.string().meta({ id: 'AtomFeed', description: 'Atom 1.0 (RFC 4287), as XML.' });
