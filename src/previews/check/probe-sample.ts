import { audioTypeOfBytes } from '../audio/audio-type-of-bytes.ts';
import type { Glimpse, SampleClient } from '../fetch/sample-client.ts';
import { SampleError, StatusError, UnsoundHostError } from '../fetch/sample-errors.ts';
import { isCalledAudio, toAudioType } from '../media-types.ts';

/**
 * Result of a request for a sample. `dead`: the host says that it has none. `unsound`: the host has no name or no valid certificate.
 * `unreachable`: a fault that may pass, which tells nothing about the sample.
 */
export type Finding =
  | {
      readonly state: 'playable';
      readonly media_type?: string | undefined;
      readonly bytes?: number | undefined;
    }
  | { readonly state: 'dead' | 'unsound' | 'unreachable'; readonly reason: string };

/** Byte order mark, white space and the first character of markup, read as Latin-1. */
const MARKUP = /^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)?[\s\0]*[<{[]/;
/** Client errors (4xx) that say nothing about the sample. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Requests a sample by HEAD, or by the first bytes where HEAD fails, or tells no known audio type or no content, because many hosts answer
 * HEAD otherwise than GET.
 * @throws {StatusError} if the host is busy @throws the abort reason of `signal`
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

/** Judges the first bytes, which count more than the type that the host states. */
function judgeStart(glimpse: Glimpse): Finding {
  const { mediaType, start } = glimpse;
  const type = audioTypeOfBytes(start) ?? (isMarkup(start) ? undefined : mediaType);
  if (start.byteLength === 0) return { state: 'dead', reason: 'no audio: empty' };
  if (isCalledAudio(type)) return playable(glimpse, type);
  const words = isCalledAudio(mediaType) ? 'another content' : (mediaType ?? 'no type stated');
  return { state: 'dead', reason: `no audio: ${words.slice(0, 60)}` };
}

function playable({ bytes }: Glimpse, mediaType: string | undefined): Finding {
  return { state: 'playable', media_type: toAudioType(mediaType), bytes: bytes || undefined };
}

/** Reports whether a body starts as HTML, XML or JSON do, in UTF-8 or UTF-16. */
function isMarkup(start: Uint8Array): boolean {
  return MARKUP.test(Buffer.from(start.subarray(0, 64)).toString('latin1'));
}

function stateOf(error: SampleError): 'dead' | 'unsound' | 'unreachable' {
  if (error instanceof UnsoundHostError) return 'unsound';
  if (!(error instanceof StatusError)) return 'unreachable';
  const isClientError = error.status >= 400 && error.status < 500;
  return isClientError && !PASSING.has(error.status) ? 'dead' : 'unreachable';
}
