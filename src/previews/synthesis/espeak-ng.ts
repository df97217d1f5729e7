import { UnfitSpeechError } from './check-speech.ts';
import { findProgram } from './run-program.ts';
import type { SpeechRequest, Synthesizer } from './synthesizer.ts';

const COMMAND = 'espeak-ng';
/** Options that read the text as UTF-8. */
const UTF_8 = ['-b', '1'];
/**
 * Voices that are recorded with another voice of the same language and phonemes: `sit/cmn` of eSpeak NG 1.51 (Debian 12) turns Chinese
 * characters into pinyin, and reads the pinyin in English.
 */
const SPOKEN_BY: Readonly<Record<string, string>> = { 'sit/cmn': 'sit/cmn-Latn-pinyin' };
/** Mark with which the phonemes show that the voice reads the next word in another language: `(en)wˈɒn(grc)`. */
const LANGUAGE_SWITCH = /\(([a-z]{2,3}(?:-[\w-]+)?)\)/;

/** Synthesizer that runs the program eSpeak NG. */
export interface EspeakNg extends Synthesizer {
  /** Returns the phonemes of a sentence in IPA, with the marks of language switches. @throws {UpstreamError} */
  readonly readPhonemes: (request: SpeechRequest) => Promise<string>;
}

/**
 * Returns the synthesizer that runs the program eSpeak NG; undefined if the program is not installed. The text is passed on standard input,
 * so that no text is interpreted as an option.
 */
export async function findEspeakNg(command = COMMAND): Promise<EspeakNg | undefined> {
  const program = await findProgram(command, ['--version']);
  if (!program) return undefined;
  const run = (options: readonly string[], { voice, text, signal }: SpeechRequest) => {
    const id = voice.provider_voice_id ?? '';
    return program.run([...UTF_8, ...options, '-v', SPOKEN_BY[id] ?? id], text, signal);
  };
  const readPhonemes = async (request: SpeechRequest) => (await run(['-q', '--ipa'], request)).toString();
  return {
    name: COMMAND,
    provider: 'espeak-ng',
    isPaid: false,
    readPhonemes,
    speak: async (request) => {
      const [, other] = LANGUAGE_SWITCH.exec(await readPhonemes(request)) ?? [];
      if (other !== undefined)
        throw new UnfitSpeechError(`it reads the sentence in another language (${other})`);
      return run(['--stdout'], request);
    },
  };
}
