import { CompleteQuery, CompletionResponse } from '../../domain/completion.ts';
import { defineRoute, toAnswer, unusableParameter } from '../route.ts';

export const completeSearch = defineRoute({
  name: 'completeSearch',
  path: '/complete',
  summary: 'Complete the text of a search box',
  description:
    'Values of fields, and voices, with a name, alias or code that begins with the last words of q, then those with a later word that begins so, then those that contain it (from three letters), or that the words mean in another language. The words before are searched; words that tell nothing are left out. Each completion has the parameters that find its voices in the voices operation, and their number. The filters of that operation are accepted; a completed value replaces the filter of its field.',
  query: CompleteQuery,
  output: CompletionResponse,
  examples: { 'A word before, and a beginning': '/complete?q=british+fe&limit=2' },
  failures: unusableParameter('/complete?q=a&limit=0'),
  caching: 'catalog',
  handler: (query, catalog) => toAnswer(catalog.complete(query)),
});
