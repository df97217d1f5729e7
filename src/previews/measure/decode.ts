import { orUndefined } from '../../lib/or-undefined.ts';
import { readAudio } from '../audio/read-audio.ts';
import { bufferOf, readPcm } from '../audio/wave.ts';
import { findProgram } from '../run-program.ts';

/** Decoded sound: at most the first minute of a recording. */
export interface Sound {
  /** Samples of one channel, the mean of all channels; full scale is from -1 to 1. */
  readonly samples: Float32Array;
  /** Samples per second of `samples`. */
  readonly rate: number;
  /** Samples per second of the file; undefined if unknown. Opus counts as 48,000. */
  readonly nativeRate: number | undefined;
  readonly seconds: number;
}

export interface Decoder {
  readonly takes: (mediaType: string) => boolean;
  /** Decodes a recording; undefined if it cannot be decoded. @throws the reason of the signal if it is aborted */
  readonly decode: (recording: Uint8Array, signal: AbortSignal) => Promise<Sound | undefined>;
}

const MAX_SECONDS = 60;
/** Rate in Hz to which ffmpeg resamples. Half this rate would remove the hiss above 8 kHz, which changed one voice's loudness by 1.7 LU. */
const RATE = 32_000;
const SAMPLE_BYTES = 4;
/** Limits of a run of ffmpeg. The deadline is long, because a program of low priority may have to wait; `BOUNDED` limits the CPU time. */
const LIMITS = { outputBytes: MAX_SECONDS * RATE * SAMPLE_BYTES + 64 * 1024, deadlineMs: 60_000 };

/**
 * Arguments with which a shell limits its memory (512 MiB, in KiB) and its CPU time (10 s), and then becomes ffmpeg. The writable memory is limited and
 * not the address space (`-v`), because libraries and the stacks of threads reserve much address space that they never use. The shell gets constants only;
 * the recording is passed on standard input.
 */
const BOUNDED = ['-c', 'ulimit -d 524288; ulimit -t 10; exec "$0" "$@"'];
/** Names of ffmpeg's demuxers by media type. A demuxer is always stated: ffmpeg could take a recording for a playlist, and open its files. */
const DEMUXERS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
};
const INPUT = ['-hide_banner', '-nostats', '-threads', '1', '-protocol_whitelist', 'pipe'];
/** The resampler's option `rematrix_maxval` makes ffmpeg average the channels; without it, they would be summed. */
const OUTPUT = ['-map', '0:a:0', '-t', `${MAX_SECONDS}`, '-af', 'aresample=rematrix_maxval=1', '-ac', '1'];
const RAW = ['-ar', `${RATE}`, '-f', 'f32le', 'pipe:1'];
/** Pattern of the line in which ffmpeg states the rate of the input. Lines with texts of the file do not match: they begin with more spaces. */
const NATIVE_RATE = /^ {2}Stream #0:.*: Audio: .*?, (\d+) Hz/m;

/** Returns a decoder that runs ffmpeg, bounded in time and memory. If ffmpeg is not installed, the decoder reads WAVE files with PCM samples only. */
export async function findDecoder(command = 'ffmpeg'): Promise<Decoder> {
  const shell = await findProgram('sh', [...BOUNDED, command, '-version'], LIMITS).catch(() => undefined);
  if (!shell)
    return {
      takes: (mediaType) => mediaType === 'audio/wav',
      decode: async (recording) => decodePcm(recording),
    };
  return {
    takes: (mediaType) => Object.hasOwn(DEMUXERS, mediaType),
    decode: async (recording, signal) => {
      const demuxer = orUndefined(() => DEMUXERS[readAudio(recording).media_type]);
      if (demuxer === undefined) return undefined;
      const args = [...BOUNDED, command, ...INPUT, '-f', demuxer, '-i', 'pipe:0', ...OUTPUT, ...RAW];
      const output = await shell.run(args, recording, signal).catch(() => undefined);
      signal.throwIfAborted();
      return output && toSound(output.stdout, output.stderr.toString());
    },
  };
}

function toSound(raw: Buffer, messages: string): Sound | undefined {
  const samples = new Float32Array(Math.floor(raw.byteLength / SAMPLE_BYTES));
  // The values are limited, because a file with floating-point samples may hold any number.
  for (let at = 0; at < samples.length; at++) samples[at] = toSample(raw.readFloatLE(at * SAMPLE_BYTES));
  if (samples.length === 0) return undefined;
  const rate = Number(NATIVE_RATE.exec(messages)?.[1]);
  return { samples, rate: RATE, nativeRate: rate > 0 ? rate : undefined, seconds: samples.length / RATE };
}

const toSample = (value: number) => (Number.isFinite(value) ? Math.max(-8, Math.min(8, value)) : 0);

function decodePcm(recording: Uint8Array): Sound | undefined {
  const pcm = readPcm(bufferOf(recording), MAX_SECONDS);
  return pcm && { ...pcm, nativeRate: pcm.rate, seconds: pcm.samples.length / pcm.rate };
}
