import { NotAudioError, readAudio } from '../audio/read-audio.ts';
import { peakOf, withTrueLengths } from '../audio/wave.ts';

/** Shortest recording of a sentence, in seconds. */
const MIN_SECONDS = 0.5;
/** Amplitude below which a recording is silent, from 0 to 1: -40 dB, as the noise of an empty recording. */
const MIN_PEAK = 0.01;

/** Error of a recording of silence. Some voices say nothing, such as those of eSpeak NG in a script that they cannot read. */
export class SilentSpeechError extends NotAudioError {
  constructor() {
    super('it is silent');
    this.name = 'SilentSpeechError';
  }
}

/**
 * Returns a recording that can be stored: with the true lengths in its header, sound, and half a second at least.
 * @throws {SilentSpeechError} if it is silent
 * @throws {NotAudioError} with another reason
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
