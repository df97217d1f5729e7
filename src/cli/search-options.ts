import { InvalidArgumentError, Option } from 'commander';
import * as z from 'zod';

/** Parameters whose command-line option takes no value, so that `english` is a search word in `search --facets english`. */
const FLAGS: ReadonlySet<string> = new Set(['explain', 'facets', 'native']);

export const SEARCH_EXAMPLES = `
Examples:
  voice-directory search british female --limit 5 --facets
  voice-directory search --providers -google --language de    a hyphen before a value excludes it
  voice-directory search --limit 5 -- english -american       words after -- may begin with a hyphen
  voice-directory search --ids polly/Joanna/neural --json     is a voice still there?`;

/** Returns a command-line option for each parameter of an API schema. The parameter `search` has no option, because search words are arguments. */
export function optionsOf({
  shape,
}: {
  readonly shape: Record<string, z.ZodOptional | z.ZodDefault>;
}): Option[] {
  return Object.entries(shape)
    .filter(([name]) => name !== 'search')
    .map(([name, field]) => toOption(name, field));
}

/** Options of a command by commander's names. An option without a value is `true`. */
export type SearchOptions = Readonly<Record<string, string | true>>;

/** Converts option names of commander (`hasPreview`) to parameter names of the API (`has_preview`). */
export function toParameters(options: SearchOptions): Record<string, string> {
  const toName = (option: string) => option.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [toName(name), String(value)]));
}

function toOption(name: string, field: z.ZodOptional | z.ZodDefault): Option {
  const inner = field.unwrap();
  const flag = `--${name.replaceAll('_', '-')}`;
  const description = field.meta()?.description;
  if (FLAGS.has(name)) return new Option(flag, description);
  if (inner instanceof z.ZodEnum)
    return new Option(`${flag} <value>`, description).choices(inner.options.map(String));
  const kind = inner instanceof z.ZodBoolean ? 'true|false' : inner instanceof z.ZodNumber ? 'n' : 'value';
  return new Option(`${flag} <${kind}>`, description).argParser(refuseOption);
}

/** Rejects a value that is the next option: in `--language --json`, the value is missing. A single hyphen may start a value: `-google`. */
function refuseOption(value: string): string {
  if (!/^--[a-z]/.test(value)) return value;
  throw new InvalidArgumentError('The value is missing.');
}
