import type { MeasuredSound } from '../../domain/heard.ts';
import type { Sound } from './decode.ts';
import { intensityOf, silenceThresholdOf } from './intensity.ts';
import { loudnessOf } from './loudness.ts';
import { nucleiOf, speechSecondsOf } from './pace.ts';
import { type Frame, findPeriods, PITCH_RATE, pitchOf } from './pitch.ts';
import { resample } from './resample.ts';

/** Names of the methods, with their versions. A version is raised when the method gives other figures for the same sound. */
export const METHOD = 'yin-1+dejong-wempe-1+bs1770-4';

/** Shortest speech whose voice and pace are measured, in seconds. Shorter speech has only one or two syllables. */
const MIN_SPEECH_SECONDS = 0.5;
/** Smallest share of measured times (hops) at which a voice must sound; with less, a pitch is accidental. eSpeak NG has at least 0.45 (docs/heard.md). */
const MIN_VOICED_SHARE = 0.25;
/**
 * Speech counts as whispered if less than this share of its sounding hops has a voice. Whispers of eSpeak NG have at most 0.09, its other voices at least
 * 0.45 (docs/heard.md). The limit is near 0.09, because speech with a voice must never be called whispered.
 */
const MAX_WHISPERED_SHARE = 0.15;
/** A sound without voice counts as whispered speech if it has at least this many syllables per second; otherwise, it is steady noise. */
const MIN_SYLLABLES = 1;

/** Measures a sound. A fact that the sound does not tell, such as the pitch of a whisper, is absent. Other work of the process may run every 5 ms. */
export async function measureSound({
  samples,
  rate,
  nativeRate,
  seconds,
}: Sound): Promise<Omit<MeasuredSound, 'method' | 'measured_at'>> {
  const loudness = await loudnessOf(samples, rate);
  return {
    seconds: Math.round(seconds * 100) / 100,
    ...(nativeRate !== undefined && { sample_rate: nativeRate }),
    ...(loudness !== undefined && { loudness: roundTenths(loudness) }),
    ...(await measureSpeech(samples, rate)),
  };
}

async function measureSpeech(samples: Float32Array, rate: number) {
  const intensity = await intensityOf(samples, rate);
  const threshold = silenceThresholdOf(intensity);
  const sounding = Array.from(intensity, (decibels) => threshold !== undefined && decibels > threshold);
  const speechSeconds = speechSecondsOf(sounding);
  if (speechSeconds < MIN_SPEECH_SECONDS) return {};
  const frames = await findPeriods(await resample(samples, rate, PITCH_RATE), sounding);
  const isVoiced = (hop: number) => [hop - 1, hop, hop + 1].some((at) => frames[at]?.length);
  const voicedShare = frames.filter((frame) => frame.length > 0).length / sounding.filter(Boolean).length;
  const paceOf = (isNucleus: (hop: number) => boolean) =>
    nucleiOf(intensity, isNucleus).length / speechSeconds;
  const whisperPace = paceOf((hop) => sounding[hop] === true);
  if (voicedShare < MAX_WHISPERED_SHARE && whisperPace >= MIN_SYLLABLES)
    return { syllables_per_second: roundTenths(whisperPace), whispered: true } as const;
  return voicedShare < MIN_VOICED_SHARE ? {} : describeVoice(frames, paceOf(isVoiced));
}

function describeVoice(frames: readonly Frame[], pace: number) {
  const { hertz, rangeSemitones } = pitchOf(frames);
  return {
    pitch_hz: roundTenths(hertz),
    range_semitones: roundTenths(rangeSemitones),
    ...(pace > 0 && { syllables_per_second: roundTenths(pace) }),
  };
}

const roundTenths = (value: number) => Math.round(value * 10) / 10;
