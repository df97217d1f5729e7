import type { MeasuredSound } from '../../domain/heard.ts';
import { findDecoder } from './decode.ts';
import { METHOD, measureSound } from './measure-sound.ts';

/** Measures facts from the sound of recordings. */
export interface Meter {
  /** Names of the methods of measurement, with their versions. A recording that was measured by other methods is measured again. */
  readonly method: string;
  readonly takes: (mediaType: string) => boolean;
  /** Returns the facts; undefined for a recording that cannot be decoded. @throws the abort reason of `signal` */
  readonly measure: (recording: Uint8Array, signal: AbortSignal) => Promise<MeasuredSound | undefined>;
}

/** Opens the meter. Without the program `ffmpeg`, the meter takes only WAVE files. */
export async function openMeter(now: () => Date = () => new Date()): Promise<Meter> {
  const { takes, decode } = await findDecoder();
  return {
    method: METHOD,
    takes,
    measure: async (recording, signal) => {
      const sound = await decode(recording, signal);
      return sound && { ...(await measureSound(sound)), method: METHOD, measured_at: now().toISOString() };
    },
  };
}
