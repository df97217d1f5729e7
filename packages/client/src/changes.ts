import type { Client } from 'openapi-fetch';
import { VoiceDirectoryError } from './errors.ts';
import type { paths } from './openapi-types.ts';
import type { ChangeList, ChangeOperations, ChangePage } from './operations.ts';
import type { Init, ToInit } from './options.ts';
import { assertParameters } from './parameters.ts';
import { type ChangeQuery, toParameters } from './query.ts';
import { readAnswer } from './read-answer.ts';

/** Maximum number of changes in one response of the service. */
const PAGE_SIZE = 500;

/** Creates the operations of the change feed. `fresh` makes a browser revalidate its HTTP cache, so that no response is from an earlier catalog. */
export function createChangeOperations(
  api: Client<paths>,
  toInit: ToInit,
  fresh: Pick<Init, 'cache'>,
): ChangeOperations {
  const read = async (query: ChangeQuery, init: Init) => {
    const params = { query: toParameters(query) };
    return (await readAnswer(api.GET('/v1/changes', { params, ...init, ...fresh }), 'changes')).data;
  };
  return {
    newest: async (query = {}, request) => {
      assertParameters(query, 'changes.newest');
      return read(query, toInit(request));
    },
    since: (cursor, { pageSize = PAGE_SIZE, signal, ...query } = {}) => {
      assertParameters(query, 'changes.since');
      const init = toInit({ signal });
      return pagesFrom(cursor, (since) => toPage(read({ ...query, since, limit: pageSize }, init)));
    },
  };
}

/** Yields pages of changes. A page is requested only when the reader asks for it. A reader that stops thus has the cursor of its last page. */
async function* pagesFrom(
  cursor: string,
  read: (since: string) => Promise<ChangePage>,
): AsyncGenerator<ChangePage, void, undefined> {
  for (let since = cursor; ; ) {
    const page = await read(since);
    yield page;
    if (page.outcome === 'history_gone' || !page.has_more) return;
    if (page.next === since) throw unmoved(since);
    since = page.next;
  }
}

async function toPage(answer: Promise<ChangeList>): Promise<ChangePage> {
  try {
    return { outcome: 'changes', ...(await answer) };
  } catch (error) {
    if (!(error instanceof VoiceDirectoryError) || error.code !== 'history_gone') throw error;
    return { outcome: 'history_gone', message: error.message };
  }
}

function unmoved(since: string): VoiceDirectoryError {
  return new VoiceDirectoryError('invalid_response', `The page after ${since} names itself as the next one.`);
}
