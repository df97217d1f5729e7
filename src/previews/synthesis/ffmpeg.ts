import { findProgram } from '../run-program.ts';

/** Encodes an uncompressed recording. @throws {UpstreamError} */
export type Encode = (recording: Uint8Array, signal: AbortSignal) => Promise<Uint8Array>;

/**
 * Options of ffmpeg for Opus at 24 kbit/s. RFC 7587, section 3.1.1, recommends 16 to 20 kbit/s for wideband speech and 28 to 40 kbit/s for fullband
 * speech. A bitrate between wideband and fullband is chosen, because local engines produce 16,000 to 24,000 samples per second. Metadata and random
 * numbers are left out, so that equal recordings give equal files.
 */
const OPUS = '-c:a libopus -b:a 24k -application voip -map_metadata -1 -fflags +bitexact'.split(' ');

/** Returns an encoder that runs the program ffmpeg; undefined if the program is not installed, does not run, or has no Opus encoder. */
export async function findFfmpeg(command = 'ffmpeg'): Promise<Encode | undefined> {
  const program = await findProgram(command, ['-version']).catch(() => undefined);
  const listed = program?.run(['-hide_banner', '-encoders'], '', AbortSignal.timeout(20_000));
  const encoders = await listed?.catch(() => undefined);
  if (!program || !encoders?.stdout.includes(' libopus ')) return undefined;
  const options = ['-loglevel', 'error', '-i', 'pipe:0', ...OPUS, '-f', 'ogg', 'pipe:1'];
  return async (recording, signal) => (await program.run(options, recording, signal)).stdout;
}
