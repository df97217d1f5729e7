import * as z from 'zod';
import { SpeechUsage } from '../../domain/speech-usage.ts';
import type { Voice } from '../../domain/voice.ts';
import { fillText, type Values } from './template.ts';

/** Sentence to synthesize with a voice. */
export interface Sentence {
  readonly voice: Voice;
  readonly voiceId: string;
  readonly text: string;
  /** BCP-47 tag of the text. */
  readonly language: string;
}

/**
 * Placeholders with a value for every sentence, except `model_id`, because a voice may have no model. `language` is the primary subtag of
 * `locale`.
 */
const Placeholder = z.enum(['voice_id', 'text', 'locale', 'language', 'model_id']);
const Pattern = z.string().refine(isPattern, 'no regular expression');

/** Recording in a response: the body itself, or a value in a JSON body: text in base64 or hexadecimal digits, or the URL of a file. */
const SpokenAudio = z.strictObject({
  type: z.enum(['audio/mpeg', 'audio/wav']),
  encoding: SpeechUsage.shape.encoding,
  /** Path to the value in the JSON body: `['generations', 0, 'audio']`. */
  at: SpeechUsage.shape.at,
});
export type SpokenAudio = z.infer<typeof SpokenAudio>;

/** Rule that derives the value of an additional placeholder from the placeholder `from`. */
const Rule = z.strictObject({
  from: Placeholder,
  /** Pattern for the value of `from`. The result is the first capture group, or the whole match if the pattern has no group. */
  pattern: Pattern.optional(),
  /** Replacements of the value of `from`, or of the result of `pattern`. */
  values: z.record(z.string(), z.string()).optional(),
  /** Default value with placeholders, if `pattern` does not match or `values` lacks the value. */
  otherwise: z.string().optional(),
});
type Rule = z.infer<typeof Rule>;

/** Common fields of the declarations of a request and of a program that synthesize a sentence. */
export const SpeechDeclaration = z.strictObject({
  /** Patterns of supported values by placeholder. A sentence with any other value cannot be synthesized. */
  only: z.partialRecord(Placeholder, Pattern).optional(),
  placeholders: z.record(z.string().regex(/^[a-z_]+$/), Rule).optional(),
  audio: SpokenAudio,
  /** URL of the provider's page that documents the request or program. */
  source: z.url({ protocol: /^https$/ }),
  checked: z.iso.date(),
});
type SpeechDeclaration = z.infer<typeof SpeechDeclaration>;

/** Returns the values of all placeholders; undefined if the provider cannot synthesize the sentence. */
export function valuesOf(
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

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
