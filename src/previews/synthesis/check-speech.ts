import { NotAudioError, readAudio } from '../audio/read-audio.ts';
import { bufferOf, readPcm, withTrueLengths } from '../audio/wave.ts';

/** Minimum duration of a recording, in seconds, because a shorter recording cannot contain a spoken sentence. */
const MIN_SECONDS = 0.5;
/** Peak amplitude (0 to 1) below which a recording counts as silent: -40 dBFS, louder than the noise in an empty recording. */
const MIN_PEAK = 0.01;

/** Error for a text that a voice cannot speak. eSpeak NG, for example, is silent for some scripts and reads others in the wrong language. */
export class UnfitSpeechError extends NotAudioError {
  override name = 'UnfitSpeechError';
}

/**
 * Checks a recording and corrects the lengths in its header. A recording must be audible and last at least half a second.
 * @throws {UnfitSpeechError} if the recording is silent
 * @throws {NotAudioError} if the content is not audio or the recording is too short
 */
export function checkSpeech(spoken: Uint8Array): Uint8Array {
  const content = withTrueLengths(spoken);
  const { seconds } = readAudio(content);
  if (seconds < MIN_SECONDS) throw new NotAudioError(`its length is ${seconds} seconds`);
  const { samples } = readPcm(bufferOf(content), Number.POSITIVE_INFINITY) ?? {};
  if (samples?.every((sample) => Math.abs(sample) < MIN_PEAK)) throw new UnfitSpeechError('it is silent');
  return content;
}
