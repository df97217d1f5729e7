import type { operations } from './openapi-types.ts';

type Parameters<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

/** Parameters whose value is one text. All other texts are lists. */
type SingleText = 'search' | 'q' | 'similar_to' | 'since' | 'sort' | 'voiceId';

/** Parameters as callers write them: a list as an array too, and `undefined` for one that is not set. */
type Written<Query> = {
  readonly [Name in keyof Query]?:
    | (Name extends SingleText
        ? Query[Name]
        : Query[Name] extends string | undefined
          ? string | readonly string[]
          : Query[Name])
    | undefined;
};

/** Parameters of a search. A list is an array, or a text with commas; `-` before a value excludes it. */
export type VoiceQuery = Written<Parameters<'listVoicesV1'>>;

/** Parameters of a completion: a limit, and the filters of a search. */
export type CompletionQuery = Omit<Written<Parameters<'completeSearchV1'>>, 'q'>;

/** Parameters of a page of changes. */
export type ChangeQuery = Written<Parameters<'listChangesV1'>>;

type Value = string | number | boolean | readonly string[] | undefined;

/** Writes lists with commas, and leaves out parameters without a value. */
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

/** Replaces halves of surrogate pairs, as a text cut within an emoji has, because they cannot be percent-encoded. */
export function wellFormed<T>(value: T): T | string {
  return typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\ufffd') : value;
}
