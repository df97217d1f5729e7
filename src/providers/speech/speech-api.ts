import * as z from 'zod';
import { type Sentence, SpeechDeclaration, valuesOf } from './speech-declaration.ts';
import { fillJson, fillText, fillXml, Template } from './template.ts';

const texts = z.record(z.string(), z.string());

/** Declaration of the POST request by which a host synthesizes a sentence, as texts with placeholders. */
export const SpeechApi = SpeechDeclaration.extend({
  /** Base URL of the host. Capitals in braces stand for the value of an environment variable: `{WATSON_BASE_URL}`. */
  base: z.string(),
  path: z.string(),
  query: texts.optional(),
  /** Headers beside the content type; `{key}` stands for the API key. */
  headers: texts.optional(),
  /** User name of basic authentication; the password is the API key. */
  user: z.string().optional(),
  /** Body of the request: JSON, or XML as a string. */
  body: Template,
  /** Name of the environment variable with the API key; absent if no key is needed. */
  key: z.string().optional(),
  /** True if the request is used for sentences that the provider's program cannot synthesize. */
  is_fallback: z.literal(true).optional(),
});
export type SpeechApi = z.infer<typeof SpeechApi>;

/** Request that synthesizes a sentence; `{key}` in its headers stands for the API key. */
export interface SpokenRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Template;
}

/** Returns the request for a sentence; undefined if the host cannot synthesize the sentence. */
export function fillRequest(api: SpeechApi, sentence: Sentence): SpokenRequest | undefined {
  const values = valuesOf(api, sentence);
  if (!values) return undefined;
  const path = fillText(api.path, values, encodeURIComponent);
  // A path with the segment `.` or `..` cannot be sent, because every HTTP client resolves such a segment, even if it is percent-encoded.
  if (path?.split('/').some((segment) => /^\.\.?$/.test(segment))) return undefined;
  const isXml = typeof api.body === 'string';
  const body = typeof api.body === 'string' ? fillXml(api.body, values) : fillJson(api.body, values);
  if (path === undefined || body === undefined) return undefined;
  return {
    path,
    query: fillJson(api.query ?? {}, values) as Readonly<Record<string, string>>,
    headers: { 'content-type': isXml ? 'application/ssml+xml' : 'application/json', ...api.headers },
    body,
  };
}

/** Serializes a body: XML unchanged, any other body as JSON. */
export function bodyText(body: Template): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
