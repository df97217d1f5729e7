import { NotAudioError, readAudio } from '../audio/read-audio.ts';
import { peakOf, withTrueLengths } from '../audio/wave.ts';

/** Shortest plausible recording of a sentence, in seconds. */
const MIN_SECONDS = 0.5;
/** Peak amplitude below which a recording is silent, from 0 to 1: -40 dBFS, above the noise of an empty recording. */
const MIN_PEAK = 0.01;

/** Error for a silent recording. Some voices produce silence, for example eSpeak NG for a script that it cannot read. */
export class SilentSpeechError extends NotAudioError {
  constructor() {
    super('it is silent');
    this.name = 'SilentSpeechError';
  }
}

/**
 * Checks a recording and corrects the lengths in its header. A recording must be audible and last at least half a second.
 * @throws {SilentSpeechError} if it is silent
 * @throws {NotAudioError} if it is not audio or too short
 */
export function checkSpeech(spoken: Uint8Array): Uint8Array {
  const content = withTrueLengths(spoken);
  const { seconds } = readAudio(content);
  if (seconds === undefined || seconds < MIN_SECONDS)
    throw new NotAudioError(`its length is ${seconds ?? 'an unknown number of'} seconds`);
  const peak = peakOf(content);
  if (peak !== undefined && peak < MIN_PEAK) throw new SilentSpeechError();
  return content;
}
