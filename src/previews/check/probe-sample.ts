import type { MeasuredSound } from '../../domain/heard.ts';
import { audioTypeOfBytes } from '../audio/read-audio.ts';
import type { Glimpse, SampleClient } from '../fetch/sample-client.ts';
import { SampleError, StatusError, UnsoundHostError } from '../fetch/sample-errors.ts';
import { isCalledAudio, toAudioType } from '../media-types.ts';

/**
 * Result of a request for a sample. State `dead`: the host responds that the sample does not exist, or sends other content. State `unsound`: the host
 * name does not resolve, or the certificate is invalid. State `unreachable`: a temporary fault leaves the sample's state unknown.
 */
export type Finding =
  | {
      readonly state: 'playable';
      readonly media_type?: string | undefined;
      readonly bytes?: number | undefined;
      /** Facts measured from the sound; absent if the sample was not measured. */
      readonly heard?: MeasuredSound | undefined;
    }
  | { readonly state: 'dead' | 'unsound' | 'unreachable'; readonly reason: string };

/** Pattern of the start of an HTML, XML or JSON file, decoded as Latin-1: optional byte order mark, optional white space, then `<`, `{` or `[`. */
const MARKUP = /^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)?[\s\0]*[<{[]/;
/** Client errors (4xx) that are temporary and say nothing about the sample. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Requests an audio sample by HEAD. After an error status, an unknown type or an empty body, the first bytes are requested by GET, because many hosts
 * respond differently to HEAD and GET.
 * @throws {StatusError} if the host is busy
 * @throws the abort reason of `signal`
 */
export async function probeSample(
  client: SampleClient,
  address: string,
  signal: AbortSignal,
): Promise<Finding> {
  try {
    const head = await client.glimpse(address, 'HEAD', signal).catch((error: unknown) => {
      if (error instanceof StatusError && !error.isBusy) return undefined;
      throw error;
    });
    if (head && toAudioType(head.mediaType) && head.bytes !== 0) return playable(head, head.mediaType);
    return judgeStart(await client.glimpse(address, 'GET', signal));
  } catch (error) {
    if (!(error instanceof SampleError) || (error instanceof StatusError && error.isBusy)) throw error;
    return { state: stateOf(error), reason: error.message };
  }
}

/** Judges a sample by its first bytes. If the first bytes are inconclusive, the stated media type decides. */
function judgeStart(glimpse: Glimpse): Finding {
  const { mediaType, start } = glimpse;
  const isMarkup = MARKUP.test(Buffer.from(start.subarray(0, 64)).toString('latin1'));
  const type = audioTypeOfBytes(start) ?? (isMarkup ? undefined : mediaType);
  if (start.byteLength === 0) return { state: 'dead', reason: 'no audio: empty' };
  if (isCalledAudio(type)) return playable(glimpse, type);
  const words = isCalledAudio(mediaType) ? 'another content' : (mediaType ?? 'no type stated');
  return { state: 'dead', reason: `no audio: ${words.slice(0, 60)}` };
}

function playable({ bytes }: Glimpse, mediaType: string | undefined): Finding {
  return { state: 'playable', media_type: toAudioType(mediaType), bytes: bytes || undefined };
}

function stateOf(error: SampleError): 'dead' | 'unsound' | 'unreachable' {
  if (error instanceof UnsoundHostError) return 'unsound';
  if (!(error instanceof StatusError)) return 'unreachable';
  const isClientError = error.status >= 400 && error.status < 500;
  return isClientError && !PASSING.has(error.status) ? 'dead' : 'unreachable';
}
