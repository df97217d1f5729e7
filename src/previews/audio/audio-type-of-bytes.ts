import { readAdtsFrame } from './adts.ts';
import { startsWithFrame } from './frames.ts';
import { readMpegFrame } from './mpeg.ts';

/** Magic numbers of audio files, with their offsets. Source: specifications of the container formats. */
const SIGNATURES: readonly (readonly [
  type: string,
  ...parts: readonly (readonly [at: number, bytes: string])[],
])[] = [
  ['audio/mpeg', [0, 'ID3']],
  ['audio/wav', [0, 'RIFF'], [8, 'WAVE']],
  ['audio/ogg', [0, 'OggS']],
  ['audio/flac', [0, 'fLaC']],
  ['audio/mp4', [4, 'ftyp']],
];
const SIGNATURE_BYTES = 16;

/** Detects the audio media type of a file from its first bytes; undefined if the type is unknown. */
export function audioTypeOfBytes(start: Uint8Array): string | undefined {
  const bytes = Buffer.from(start.subarray(0, SIGNATURE_BYTES)).toString('latin1');
  const known = SIGNATURES.find(([, ...parts]) => parts.every(([at, part]) => bytes.startsWith(part, at)));
  if (known) return known[0];
  if (startsWithFrame(start, readAdtsFrame)) return 'audio/aac';
  return startsWithFrame(start, readMpegFrame) ? 'audio/mpeg' : undefined;
}
