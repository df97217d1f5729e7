import * as z from 'zod';
import { type Sentence, SpeechDeclaration, valuesOf } from './speech-declaration.ts';
import { fillText } from './template.ts';

/** Declaration of a program that synthesizes a sentence into a file. Arguments can contain the placeholders of requests, and `{file}`. */
export const SpeechCommand = SpeechDeclaration.extend({
  /** Commands to run one after another: a program with its arguments. An argument with a placeholder that has no value is omitted. */
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
