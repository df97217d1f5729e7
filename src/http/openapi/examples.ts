import type { OpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { loadDataFile } from '../../lib/data-set.ts';
import { Examples } from '../data-sets.ts';
import type { Route } from '../route.ts';

export const RECORDED_EXAMPLES = loadDataFile(Examples);

/** Request whose recorded response is an example in the OpenAPI description. */
export interface ExampleRequest {
  /** Name of the example among the components of the OpenAPI description: `listVoices.similar-voices`. */
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** Body of a POST request; undefined for a GET request. A string is sent as plain text, any other value as JSON. */
  readonly body?: unknown;
  /** Code of the error; undefined for a response that is not an error of the API. */
  readonly code?: string;
}

/** Errors that every operation can return. Each error is recorded only once, because its response is the same for all operations. */
export const SHARED_FAILURES = {
  rate_limited: 'Rate limit exceeded.',
  internal_error: 'Internal error.',
  not_ready: 'No catalog is loaded yet.',
  overloaded: 'Too many requests of all clients at the moment.',
} as const;

export function listSharedExamples(): ExampleRequest[] {
  return Object.entries(SHARED_FAILURES).map(([code, title]) => ({
    name: `errors.${code}`,
    title,
    path: '/v1/metadata',
    code,
  }));
}

export function listExamples({ name, examples, failures }: Route): ExampleRequest[] {
  return [
    ...Object.entries(examples).map(([title, address]) => ({
      name: `${name}.${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
      title,
      path: `/v1${address}`,
    })),
    ...Object.entries(failures).map(([code, { when, example }]) => ({
      name: `${name}.${code}`,
      title: when,
      path: `/v1${example}`,
      code,
    })),
  ];
}

export function registerExamples(registry: OpenAPIRegistry, requests: readonly ExampleRequest[]): void {
  for (const { name, title } of requests) {
    const value = RECORDED_EXAMPLES[name];
    if (value !== undefined) registry.registerComponent('examples', name, { summary: title, value });
  }
}

/** Returns references to the recorded examples. The keys of the result omit the operation's name: `listVoices.similar-voices` → `similar-voices`. */
export function toExamples(names: readonly string[]): { examples?: Record<string, { $ref: string }> } {
  const recorded = names.filter((name) => RECORDED_EXAMPLES[name] !== undefined);
  if (recorded.length === 0) return {};
  const entries = recorded.map((name) => [
    name.slice(name.indexOf('.') + 1),
    { $ref: `#/components/examples/${name}` },
  ]);
  return { examples: Object.fromEntries(entries) };
}
