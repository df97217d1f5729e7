import { findProgram } from '../run-program.ts';
import { UnfitSpeechError } from './check-speech.ts';
import type { SpeechRequest } from './synthesizer.ts';

const COMMAND = 'espeak-ng';
/** Command-line options for text in UTF-8. */
const UTF_8 = ['-b', '1'];
/** Ids of voices that replace others, by replaced id. `sit/cmn` of eSpeak NG 1.51 (Debian 12) is replaced: it reads Chinese as pinyin in English. */
const SPOKEN_BY: Readonly<Record<string, string>> = { 'sit/cmn': 'sit/cmn-Latn-pinyin' };
/** Pattern of a mark in phonemes where the voice switches to another language: `(en)` and `(grc)` in `(en)wˈɒn(grc)`. */
const LANGUAGE_SWITCH = /\(([a-z]{2,3}(?:-[\w-]+)?)\)/;

/** Returns the synthesizer of eSpeak NG; undefined if not installed. Texts go to standard input, because an argument could be taken for an option. */
export async function findEspeakNg(command = COMMAND) {
  const program = await findProgram(command, ['--version']);
  if (!program) return undefined;
  const run = async (options: readonly string[], { voice, text, signal }: SpeechRequest) => {
    const id = voice.provider_voice_id ?? '';
    return (await program.run([...UTF_8, ...options, '-v', SPOKEN_BY[id] ?? id], text, signal)).stdout;
  };
  /** Returns the phonemes of a sentence in IPA, with the marks of language switches. @throws {UpstreamError} */
  const readPhonemes = async (request: SpeechRequest) => (await run(['-q', '--ipa'], request)).toString();
  return {
    name: COMMAND,
    provider: 'espeak-ng',
    isPaid: false,
    readPhonemes,
    speak: async (request: SpeechRequest) => {
      const [, other] = LANGUAGE_SWITCH.exec(await readPhonemes(request)) ?? [];
      if (other !== undefined)
        throw new UnfitSpeechError(`it reads the sentence in another language (${other})`);
      return run(['--stdout'], request);
    },
  };
}
