import { toError, VoiceDirectoryError } from './errors.ts';
import type { Voice, VoiceDump } from './operations.ts';
import type { StreamedAnswer } from './stream.ts';

/** Reads the response to a dump request, with one voice as JSON per line. @throws {VoiceDirectoryError} if the status is not 200 */
export async function readDump(answer: StreamedAnswer): Promise<VoiceDump> {
  if (answer.status !== 200) throw toError(answer, await readJson(answer));
  return { catalogVersion: answer.headers.get('x-catalog-version'), voices: voicesOf(answer) };
}

/** Returns the voices of a dump. The generator's `return` is replaced: in a generator that never started, it would not cancel the request. */
function voicesOf(answer: StreamedAnswer): AsyncGenerator<Voice, void, undefined> {
  const voices = readVoices(answer);
  const end = voices.return.bind(voices);
  return Object.assign(voices, {
    return: async (value: undefined) => {
      await answer.cancel();
      return end(value);
    },
  });
}

async function* readVoices({ chunks, status }: StreamedAnswer): AsyncGenerator<Voice, void, undefined> {
  for await (const line of linesOf(chunks)) {
    const voice = parse(line) as Partial<Voice> | null | undefined;
    if (typeof voice?.id !== 'string')
      throw new VoiceDirectoryError('invalid_response', 'A line of the dump is no voice.', { status });
    yield voice as Voice;
  }
}

/** Yields the lines of a response body. Text after the last line feed is yielded too. If that text is a truncated line, parsing it fails. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    const last = others.pop();
    if (last === undefined) {
      rest += first;
      continue;
    }
    yield rest + first;
    yield* others;
    rest = last;
  }
  rest += decoder.decode();
  if (rest) yield rest;
}

async function readJson({ chunks }: StreamedAnswer): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return parse(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
