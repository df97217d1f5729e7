import type { SpokenAudio } from '../speech/speech-declaration.ts';
import type { Template } from '../speech/template.ts';

/** Text with environment variables, as parts to concatenate: `['Bearer ', { variable: 'OPENAI_API_KEY' }]`. */
export type Parts = readonly (string | { readonly variable: string })[];

export interface SnippetRequest {
  readonly url: Parts;
  readonly headers: readonly (readonly [name: string, value: Parts])[];
  /** Basic authentication: `user:password`. */
  readonly credentials?: Parts;
  readonly body: Template;
  readonly audio: SpokenAudio;
  readonly file: string;
}

const VARIABLE = /\{(key|[A-Z][A-Z_]+)\}/;

/** Splits a text at its placeholders. `{key}` becomes the environment variable named in `key`; `{NAME}` becomes the variable `NAME`. */
export function splitParts(text: string, key = ''): Parts {
  // `split` returns the captured group of each match at an odd index.
  return text
    .split(VARIABLE)
    .map((part, at) => (at % 2 === 1 ? { variable: part === 'key' ? key : part } : part))
    .filter((part) => part !== '');
}

/** Returns the path to a value in a JSON text, as JavaScript and jq write it: `.generations[0].audio`. */
export function pathTo({ at = [] }: SpokenAudio): string {
  return at.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
}

/** Returns JSON on several lines, each indented like the line on which the JSON starts. */
export function indentJson(value: Template, indent: string): string {
  // Every line feed here separates two lines. Within JSON strings, line feeds are escaped.
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
