import * as z from 'zod';
import { type Sentence, SpeechDeclaration, valuesOf } from './speech-declaration.ts';
import { fillText } from './template.ts';

/** Declaration of a program that says a sentence into a file. Arguments have the placeholders of requests, and `{file}`. */
export const SpeechCommand = SpeechDeclaration.extend({
  /** Programs to run in turn, each with its arguments. An argument that has a placeholder without value is left out. */
  commands: z.array(z.array(z.string())),
  /** Packages to install. */
  packages: z.array(z.string()),
  /** Environment variables that the program reads. */
  variables: z.array(z.string()).optional(),
});
type SpeechCommand = z.infer<typeof SpeechCommand>;

/** Returns the programs that say a sentence into a file, with their arguments; undefined if they cannot say it. */
export function fillCommands(
  program: SpeechCommand,
  sentence: Sentence,
  file: string,
): readonly (readonly string[])[] | undefined {
  const values = valuesOf(program, sentence);
  // A zero character ends an argument, so that no argument can hold one.
  if (!values || sentence.voiceId.includes('\0')) return undefined;
  const all = { ...values, file };
  return program.commands.map((command) => command.flatMap((argument) => fillText(argument, all) ?? []));
}
