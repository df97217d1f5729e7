import type { operations } from './openapi-types.ts';

type Parameters<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

/** Parameters whose value is a single string. All other string parameters are comma-separated lists. */
type SingleText = 'search' | 'q' | 'similar_to' | 'since' | 'sort' | 'voiceId';

/** Parameter types for callers. A list may be an array, and an unset parameter may be `undefined`. */
type Written<Query> = {
  readonly [Name in keyof Query]?:
    | (Name extends SingleText
        ? Query[Name]
        : Query[Name] extends string | undefined
          ? string | readonly string[]
          : Query[Name])
    | undefined;
};

/** Parameters of a search. A list is an array or a comma-separated string; `-` before a value excludes the value. */
export type VoiceQuery = Written<Parameters<'listVoicesV1'>>;

/** Parameters of a request for completions: a limit and the filters of a search. */
export type CompletionQuery = Omit<Written<Parameters<'completeSearchV1'>>, 'q'>;

/** Parameters of a request for changes. */
export type ChangeQuery = Written<Parameters<'listChangesV1'>>;

/** Parameters of a request for models. */
export type ModelQuery = Written<Parameters<'listModelsV1'>>;

type Value = string | number | boolean | readonly string[] | undefined;

/** Converts a query to URL parameters: joins lists with commas and omits undefined values. */
export function toParameters(
  query: Readonly<Record<string, Value>>,
): Record<string, string | number | boolean> {
  const parameters: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    parameters[name] = typeof value === 'object' ? value.map(wellFormed).join(',') : wellFormed(value);
  }
  return parameters;
}

/** Replaces lone surrogates (from a string cut within an emoji) by U+FFFD, because lone surrogates cannot be percent-encoded. */
export function wellFormed<T>(value: T): T | string {
  return typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\ufffd') : value;
}
