import type { Voice } from '../../domain/voice.ts';
import { fillJson, fillText, fillXml, type Template, type Values } from './template.ts';

/** Sentence of a voice, with the id of the voice as the provider's requests have it. */
export interface Sentence {
  readonly voice: Voice;
  readonly voiceId: string;
  readonly text: string;
  /** BCP-47 tag of the text. */
  readonly language: string;
}

/** Recording in an answer: the body itself, or a value of its JSON, namely text in base64 or hexadecimal digits, or the address of a file. */
export interface SpokenAudio {
  readonly type: 'audio/mpeg' | 'audio/wav';
  readonly encoding?: 'base64' | 'hex' | 'url';
  /** Way to the value in JSON: `['generations', 0, 'audio']`. */
  readonly at?: readonly (string | number)[];
}

/**
 * Declaration of a host that says a sentence in answer to one POST. Texts have placeholders: `{voice_id}`, `{text}`, `{locale}` (BCP-47
 * tag), `{language}` (its first part), `{model_id}`, and others from `values`. `source` is the page that documents the request, and `checked`
 * the date on which they were compared.
 */
export interface SpeechApi {
  /** Base URL of the host; a name in capitals and braces is that of an environment variable: `{WATSON_BASE_URL}`. */
  readonly base: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Headers beside the content type; `{key}` stands for the key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** User name of basic authentication, whose password is the key. */
  readonly user?: string;
  /** JSON, or XML as a string. */
  readonly body: Template;
  readonly audio: SpokenAudio;
  /** Environment variable of the key; absent if none is needed. */
  readonly key?: string;
  /** Returns values of further placeholders, or others than usual; undefined if the host cannot say the sentence. */
  readonly values?: (sentence: Sentence) => Values | undefined;
  readonly source: string;
  readonly checked: string;
}

/** Request that says a sentence; `{key}` in its headers stands for the key. */
export interface SpokenRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Template;
}

/** Returns the values of placeholders that every sentence has. */
export function valuesOf({ voice, voiceId, text, language }: Sentence): Values {
  const [primary = ''] = language.toLowerCase().split('-');
  return { voice_id: voiceId, text, locale: language, language: primary, model_id: voice.model_id };
}

/** Returns the request of a sentence; undefined if the host cannot say it. */
export function fillRequest(api: SpeechApi, sentence: Sentence): SpokenRequest | undefined {
  const own = api.values ? api.values(sentence) : {};
  if (own === undefined) return undefined;
  const values = { ...valuesOf(sentence), ...own };
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
