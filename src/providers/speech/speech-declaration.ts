import * as z from 'zod';
import { SpeechUsage } from '../../domain/speech-usage.ts';
import type { Voice } from '../../domain/voice.ts';
import { fillText, type Values } from './template.ts';

/** Sentence of a voice, with the id of the voice as the provider's requests have it. */
export interface Sentence {
  readonly voice: Voice;
  readonly voiceId: string;
  readonly text: string;
  /** BCP-47 tag of the text. */
  readonly language: string;
}

/** Placeholders that every sentence has a value for, but for the model, which a voice may lack. `language` is the first part of `locale`. */
const Placeholder = z.enum(['voice_id', 'text', 'locale', 'language', 'model_id']);
const Pattern = z.string().refine(isPattern, 'no regular expression');

/** Recording in an answer: the body itself, or a value of its JSON, namely text in base64 or hexadecimal digits, or the address of a file. */
const SpokenAudio = z.strictObject({
  type: z.enum(['audio/mpeg', 'audio/wav']),
  encoding: SpeechUsage.shape.encoding,
  /** Way to the value in JSON: `['generations', 0, 'audio']`. */
  at: SpeechUsage.shape.at,
});
export type SpokenAudio = z.infer<typeof SpokenAudio>;

/** Rule for the value of a further placeholder. */
const Rule = z.strictObject({
  from: Placeholder,
  /** Pattern whose first group, or else whole match, counts. */
  pattern: Pattern.optional(),
  /** Values by that of `from`, or by that of the pattern. */
  values: z.record(z.string(), z.string()).optional(),
  /** Text that is the value otherwise, with placeholders. */
  otherwise: z.string().optional(),
});
type Rule = z.infer<typeof Rule>;

/** Declaration that a request and a program that says a sentence have in common. Their texts have placeholders. */
export const SpeechDeclaration = z.strictObject({
  /** Patterns of values by placeholder; a sentence with another value cannot be said. */
  only: z.partialRecord(Placeholder, Pattern).optional(),
  placeholders: z.record(z.string().regex(/^[a-z_]+$/), Rule).optional(),
  audio: SpokenAudio,
  /** Page that documents the declaration. */
  source: z.url({ protocol: /^https$/ }),
  /** Date on which the declaration and its source were last compared. */
  checked: z.iso.date(),
});
type SpeechDeclaration = z.infer<typeof SpeechDeclaration>;

/** Returns the values of all placeholders; undefined if the provider cannot say the sentence. */
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
