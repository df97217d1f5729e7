import * as z from 'zod';
import { SpeechUsage } from '../../domain/speech-usage.ts';
import type { Voice } from '../../domain/voice.ts';
import { orUndefined } from '../../lib/or-undefined.ts';
import { fillJson, fillText, fillXml, Template, type Values } from './template.ts';

export interface Sentence {
  readonly voice: Voice;
  readonly voiceId: string;
  readonly text: string;
  /** BCP-47 tag of the text. */
  readonly language: string;
}

/** Placeholders that each declaration may use. `language` is the primary subtag of the BCP-47 tag `locale`. A voice without a model has no `model_id`. */
const Placeholder = z.enum(['voice_id', 'text', 'locale', 'language', 'model_id']);
const Pattern = z.string().refine((text) => orUndefined(() => new RegExp(text)), 'no regular expression');

/** Form of the recording in a response: the whole body, or one value in a JSON body. A value in JSON is base64, hexadecimal or the URL of a file. */
const SpokenAudio = z.strictObject({
  type: z.enum(['audio/mpeg', 'audio/wav']),
  encoding: SpeechUsage.shape.encoding,
  /** Path to the value in the JSON body: `['generations', 0, 'audio']`. */
  at: SpeechUsage.shape.at,
});
export type SpokenAudio = z.infer<typeof SpokenAudio>;

/** Rule that derives the value of an additional placeholder from the value of another placeholder. */
const Rule = z.strictObject({
  from: Placeholder,
  /** Pattern that is matched against the value of `from`. The result is the first capture group, or the whole match if there is no group. */
  pattern: Pattern.optional(),
  /** Map to the value of the placeholder. The key is the result of `pattern`, or the value of `from` if there is no pattern. */
  values: z.record(z.string(), z.string()).optional(),
  /** Default for a value that `pattern` does not match or `values` does not contain. The default may contain placeholders. */
  otherwise: z.string().optional(),
});
type Rule = z.infer<typeof Rule>;

/** Fields that the declarations of a request (`SpeechApi`) and of a program (`SpeechCommand`) share. */
const SpeechDeclaration = z.strictObject({
  /** Patterns of the values that the provider supports, by placeholder. If a value does not match, the sentence cannot be synthesized. */
  only: z.partialRecord(Placeholder, Pattern).optional(),
  placeholders: z.record(z.string().regex(/^[a-z_]+$/), Rule).optional(),
  audio: SpokenAudio,
  /** URL of the provider's page that documents the request or program. */
  source: z.url({ protocol: /^https$/ }),
  checked: z.iso.date(),
});
type SpeechDeclaration = z.infer<typeof SpeechDeclaration>;

/** Returns the values of all placeholders; undefined if the provider cannot synthesize the sentence. */
function valuesOf(
  { only = {}, placeholders = {} }: SpeechDeclaration,
  { voice, voiceId, text, language }: Sentence,
): Values | undefined {
  const [primary = ''] = language.toLowerCase().split('-');
  const plain: Values = {
    voice_id: voiceId,
    text,
    locale: language,
    language: primary,
    model_id: voice.model_id,
  };
  if (Object.entries(only).some(([name, pattern]) => !new RegExp(pattern).test(plain[name] ?? '')))
    return undefined;
  const own = Object.entries(placeholders).map(([name, rule]) => [name, derive(rule, plain)]);
  return { ...plain, ...Object.fromEntries(own) };
}

function derive(rule: Rule, plain: Values): string | undefined {
  const value = plain[rule.from];
  const found = value === undefined ? undefined : lookUp(rule, value);
  return found ?? (rule.otherwise === undefined ? undefined : fillText(rule.otherwise, plain));
}

function lookUp({ pattern, values }: Rule, value: string): string | undefined {
  const match = pattern === undefined ? [value] : new RegExp(pattern).exec(value);
  const key = match?.[1] ?? match?.[0];
  if (values === undefined || key === undefined) return key;
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

const texts = z.record(z.string(), z.string());

/** Declaration of the POST request by which a host synthesizes a sentence. The texts of the request contain placeholders, such as `{text}`. */
export const SpeechApi = SpeechDeclaration.extend({
  /** Base URL of the host. A name in braces stands for the value of an environment variable: `{WATSON_BASE_URL}`. */
  base: z.string(),
  path: z.string(),
  query: texts.optional(),
  /** Headers of the request in addition to `Content-Type`. The placeholder `{key}` stands for the API key. */
  headers: texts.optional(),
  /** User name of HTTP basic authentication. The password of basic authentication is the API key. */
  user: z.string().optional(),
  /** Body of the request: JSON, or XML as a string. */
  body: Template,
  /** Name of the environment variable with the API key; absent if no key is needed. */
  key: z.string().optional(),
  /** True if the request is used for sentences that the provider's program cannot synthesize. */
  is_fallback: z.literal(true).optional(),
});
export type SpeechApi = z.infer<typeof SpeechApi>;

/** Returns the request for a sentence, in whose headers `{key}` stands for the API key; undefined if the host cannot synthesize the sentence. */
export function fillRequest(api: SpeechApi, sentence: Sentence) {
  const values = valuesOf(api, sentence);
  if (!values) return undefined;
  const path = fillText(api.path, values, encodeURIComponent);
  // A path with the segment `.` or `..` cannot be sent, because every HTTP client resolves these segments, even in percent-encoding.
  if (path?.split('/').some((segment) => /^\.\.?$/.test(segment))) return undefined;
  const body = typeof api.body === 'string' ? fillXml(api.body, values) : fillJson(api.body, values);
  if (path === undefined || body === undefined) return undefined;
  return {
    path,
    query: fillJson(api.query ?? {}, values) as Readonly<Record<string, string>>,
    headers: headersOf(api),
    body,
  };
}

function headersOf({ body, headers }: SpeechApi): Readonly<Record<string, string>> {
  const type = typeof body === 'string' ? 'application/ssml+xml' : 'application/json';
  return { 'content-type': type, ...headers };
}

/** Serializes a body: XML unchanged, any other body as JSON. */
export function bodyText(body: Template): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Declaration of a program that synthesizes a sentence into a file. Arguments may contain the placeholders of requests, and `{file}`. */
export const SpeechCommand = SpeechDeclaration.extend({
  /** Commands to run one after another, each a program with its arguments. An argument whose placeholder has no value is left out. */
  commands: z.array(z.array(z.string())),
  packages: z.array(z.string()),
  variables: z.array(z.string()).optional(),
});
type SpeechCommand = z.infer<typeof SpeechCommand>;

/** Returns the commands that synthesize a sentence into a file; undefined if the program cannot synthesize the sentence. */
export function fillCommands(
  program: SpeechCommand,
  sentence: Sentence,
  file: string,
): readonly (readonly string[])[] | undefined {
  const values = valuesOf(program, sentence);
  // A voice id with a NUL character cannot be passed, because NUL ends an argument.
  if (!values || sentence.voiceId.includes('\0')) return undefined;
  const all = { ...values, file };
  return program.commands.map((command) => command.flatMap((argument) => fillText(argument, all) ?? []));
}

/** Returns the published description of a provider's speech synthesis: the commands of a program. Without a program, a request is described. */
export function speechUsageOf(program?: SpeechCommand, request?: SpeechApi): SpeechUsage | undefined {
  if (program) return { commands: program.commands, media_type: program.audio.type };
  if (!request) return undefined;
  const { base, path, query = {}, user, body, key, audio } = request;
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return {
    method: 'POST',
    url: [base + path, parameters.join('&')].filter(Boolean).join('?'),
    headers: headersOf(request),
    ...(user !== undefined && { basic_user: user }),
    body,
    ...(key !== undefined && { key_variable: key }),
    media_type: audio.type,
    ...(audio.encoding && { encoding: audio.encoding, at: [...(audio.at ?? [])] }),
  };
}
