import * as z from 'zod';
import { type Sentence, SpeechDeclaration, valuesOf } from './speech-declaration.ts';
import { fillJson, fillText, fillXml, Template } from './template.ts';

const texts = z.record(z.string(), z.string());

/** Declaration of a host that says a sentence in answer to one POST, in texts with placeholders. */
export const SpeechApi = SpeechDeclaration.extend({
  /** Base URL of the host; a name in capitals and braces is that of an environment variable: `{WATSON_BASE_URL}`. */
  base: z.string(),
  path: z.string(),
  query: texts.optional(),
  /** Headers beside the content type; `{key}` stands for the key. */
  headers: texts.optional(),
  /** User name of basic authentication, whose password is the key. */
  user: z.string().optional(),
  /** JSON, or XML as a string. */
  body: Template,
  /** Environment variable of the key; absent if none is needed. */
  key: z.string().optional(),
  /** True if the request says the sentences that the provider's program cannot say. */
  is_fallback: z.literal(true).optional(),
});
export type SpeechApi = z.infer<typeof SpeechApi>;

/** Request that says a sentence; `{key}` in its headers stands for the key. */
export interface SpokenRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Template;
}

/** Returns the request of a sentence; undefined if the host cannot say it. */
export function fillRequest(api: SpeechApi, sentence: Sentence): SpokenRequest | undefined {
  const values = valuesOf(api, sentence);
  if (!values) return undefined;
  const path = fillText(api.path, values, encodeURIComponent);
  // A segment of dots cannot be sent, because every client resolves it, also percent-encoded.
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

/** Returns the text of a body as it is sent. */
export function bodyText(body: Template): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
