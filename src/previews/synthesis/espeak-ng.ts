import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf, messageOf, UpstreamError } from '../../domain/errors.ts';
import { MAX_SPEECH_BYTES, type Synthesizer } from './synthesizer.ts';

const COMMAND = 'espeak-ng';
/** Options that read the text as UTF-8 and write a WAVE file to standard output. */
const FORMAT = ['-b', '1', '--stdout'];
/** Time limit for one sentence, in ms. The program normally synthesizes hundreds of sentences per second. */
const DEADLINE_MS = 20_000;

const execute = promisify(execFile);

/**
 * Returns the synthesizer that runs the program eSpeak NG; undefined if the program is not installed. The text is passed on standard input
 * and no shell is used, so that no text is interpreted as a command or an option.
 */
export async function findEspeakNg(command = COMMAND): Promise<Synthesizer | undefined> {
  try {
    await run(command, ['--version'], '', AbortSignal.timeout(DEADLINE_MS));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  return {
    name: COMMAND,
    provider: 'espeak-ng',
    isPaid: false,
    speak: async ({ voice, text, signal: runSignal }) => {
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      const signal = AbortSignal.any([runSignal, deadline]);
      const args = [...FORMAT, '-v', voice.provider_voice_id ?? ''];
      return run(command, args, text, signal).catch((cause: unknown) => {
        if (runSignal.aborted) throw runSignal.reason;
        if (deadline.aborted) throw new UpstreamError('timeout', `${COMMAND} did not end in time`, { cause });
        throw new UpstreamError('http_error', `${COMMAND} failed: ${reasonOf(cause)}`, { cause });
      });
    },
  };
}

async function run(
  command: string,
  args: readonly string[],
  input: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  // The program's environment holds only PATH and LC_ALL, so that no API key of this process reaches the program.
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
  const options = { signal, env, maxBuffer: MAX_SPEECH_BYTES, encoding: 'buffer' } as const;
  const running = execute(command, [...args], options);
  // The pipe's error is ignored, because a program that ends before it has read its input fails with an exit code too.
  running.child.stdin?.on('error', () => {}).end(input);
  return (await running).stdout;
}

/** Returns the first line on the program's standard error, or else the message of the error. */
function reasonOf(error: unknown): string {
  const { stderr } = error as { stderr?: Uint8Array };
  const [line = ''] = Buffer.from(stderr ?? [])
    .toString()
    .trim()
    .split('\n');
  return line || messageOf(error);
}
