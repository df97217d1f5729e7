import { AtomFeed, ChangeFeedQuery } from '../../domain/changes.ts';
import { MAX_NAMED } from '../../index/changes/digest-changes.ts';
import { writeChangeFeed } from '../atom/change-feed.ts';
import { defineRoute, unusableParameter } from '../route.ts';

export const getChangeFeed = defineRoute({
  name: 'getChangeFeed',
  path: '/changes.atom',
  summary: 'Changes of the catalog as an Atom feed',
  description: `One entry for each provider of which an ingest has changed voices, newest first, with numbers and up to ${MAX_NAMED} ids of each kind of change. The link rel=next leads to older entries.`,
  query: ChangeFeedQuery,
  output: AtomFeed,
  mediaType: 'application/atom+xml',
  examples: { 'A feed': '/changes.atom' },
  failures: unusableParameter('/changes.atom?before=x'),
  caching: 'catalog',
  handler: (query, catalog) => ({
    body: Buffer.from(writeChangeFeed(query, catalog.digestChanges(query), catalog.builtAt)),
  }),
});
