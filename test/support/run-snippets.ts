import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Snippet } from '../../src/providers/snippets/snippet.ts';

/** Code to run in a folder of its own. */
interface Job {
  readonly name: string;
  readonly code: string;
}

/** Languages that run, curl and shell alike. */
export type Runner = 'shell' | 'javascript' | 'python';

/** Programs that run all files of a batch in one process, each in its folder, and go on after one that fails. */
const RUNNERS: Readonly<Record<Runner, { readonly ending: string; readonly command: readonly string[] }>> = {
  shell: {
    ending: 'sh',
    command: [
      'sh',
      '-c',
      'PATH="$FIRST$PATH"; for file in "$@"; do (cd "$(dirname "$file")" && . "$file"); done',
      'sh',
    ],
  },
  javascript: {
    ending: 'mjs',
    command: [
      process.execPath,
      '--input-type=module',
      '-e',
      'process.env.PATH = (process.env.FIRST ?? "") + process.env.PATH; for (const file of process.argv.slice(1)) { process.chdir(file.replace(/[^/]*$/, "")); await import(file).catch(console.error); }',
      '--',
    ],
  },
  python: {
    ending: 'py',
    command: [
      'python3',
      '-c',
      'import os, sys, traceback\nos.environ["PATH"] = os.environ.get("FIRST", "") + os.environ["PATH"]\nfor file in sys.argv[1:]:\n os.chdir(os.path.dirname(file))\n try: exec(compile(open(file).read(), file, "exec"), {})\n except Exception: traceback.print_exc()',
    ],
  },
};

export function runnerOf(language: Snippet['language']): Runner {
  return language === 'curl' ? 'shell' : language;
}

/**
 * Runs snippets of one language in one process, and returns what it wrote to its standard error. The variable `FIRST` has the beginning of
 * the search path, because the program that runs the snippets may change that of its parent.
 */
export async function runSnippets(
  runner: Runner,
  folder: string,
  jobs: readonly Job[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { ending, command } = RUNNERS[runner];
  const files = jobs.map(({ name }) => join(folder, name, `speak.${ending}`));
  await Promise.all(
    jobs.map(async ({ name, code }, at) => {
      await mkdir(join(folder, name), { recursive: true });
      await writeFile(files[at] ?? '', code);
    }),
  );
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, ...files], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return errors;
}

/** Returns the recording that a snippet wrote. */
export function recordingIn(folder: string, name: string, file: string): Promise<Buffer> {
  return readFile(join(folder, name, file));
}
