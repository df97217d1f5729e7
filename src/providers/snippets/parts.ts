import type { SpokenAudio } from '../speech/speech-declaration.ts';
import type { Template } from '../speech/template.ts';

/** Text with environment variables, in the order in which they are joined: `['Bearer ', { variable: 'OPENAI_API_KEY' }]`. */
export type Parts = readonly (string | { readonly variable: string })[];

/** Request of a snippet, before it is written in a language. */
export interface SnippetRequest {
  readonly url: Parts;
  readonly headers: readonly (readonly [name: string, value: Parts])[];
  /** Basic authentication: `user:password`. */
  readonly credentials?: Parts;
  readonly body: Template;
  readonly audio: SpokenAudio;
  /** File that the recording is written to. */
  readonly file: string;
}

const VARIABLE = /\{(key|[A-Z][A-Z_]+)\}/;

/** Splits a text at its variables; `{key}` is that of the key, and a name in capitals is its own. */
export function splitParts(text: string, key = ''): Parts {
  // An odd place holds what the pattern captured.
  return text
    .split(VARIABLE)
    .map((part, at) => (at % 2 === 1 ? { variable: part === 'key' ? key : part } : part))
    .filter((part) => part !== '');
}

/** Returns JSON in lines that are indented like the line on which it begins. */
export function indentJson(value: Template, indent: string): string {
  // No text of JSON holds a line feed of its own.
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
