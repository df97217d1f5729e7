import { readTables } from '../tables.ts';
import { ANSWERS } from './answers.ts';
import type { Answer, ProviderContract } from './contract.ts';

/** Returns the answer of a list that one path and one header decide, or what stands for the list in the answers behind both. */
function answerOf(slug: string, { list: expected }: Omit<ProviderContract, 'answer'>): Answer {
  const inner: Answer = ANSWERS[slug] ?? ((list) => [expected ? 200 : 404, expected ? list : {}]);
  if (!expected) return inner;
  const { path, header: [name, value] = [], refusal = 401 } = expected;
  return (list, request) => {
    if (request.path !== path) return [404, {}];
    return name && request.headers[name] !== value ? [refusal, {}] : inner(list, request);
  };
}

/** The contracts by slug. */
export const contracts: Readonly<Record<string, ProviderContract>> = Object.fromEntries(
  readTables<Omit<ProviderContract, 'answer'>>(new URL('./', import.meta.url)).map(([slug, contract]) => [
    slug,
    { ...contract, answer: answerOf(slug, contract) },
  ]),
);

const bundled = Object.values(contracts).flatMap((contract) => contract.bundled ?? []);

/** The sums of the bundled lists, which the README and a server without a stored snapshot show. */
export const BUNDLED = {
  voices: bundled.reduce((sum, { voices }) => sum + voices, 0),
  providers: bundled.length,
};
