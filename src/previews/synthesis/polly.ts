import type { Engine, VoiceId } from '@aws-sdk/client-polly';
import { messageOf, UpstreamError } from '../../domain/errors.ts';
import { toAwsError } from '../../domain/upstream-errors.ts';
import { readBounded, TooLargeError } from '../../lib/read-bounded.ts';
import { SPEECH_LIMITS } from './fetch-bytes.ts';
import type { SpeechAccess, SpeechRequest, Synthesizer } from './synthesizer.ts';

/**
 * Creates the synthesizer of Amazon Polly. Requests go through the AWS SDK, because the SDK signs requests and retries throttled ones. Source:
 * https://docs.aws.amazon.com/polly/latest/dg/API_SynthesizeSpeech.html, November 2026.
 */
export async function createPolly(
  { baseUrl, isOwnHost, region = '' }: Pick<SpeechAccess, 'baseUrl' | 'isOwnHost' | 'region'>,
  { deadlineMs, maxBytes } = SPEECH_LIMITS,
): Promise<Synthesizer> {
  const { PollyClient, SynthesizeSpeechCommand } = await import('@aws-sdk/client-polly');
  const { NodeHttpHandler } = await import('@smithy/node-http-handler');
  const client = new PollyClient({
    region,
    ...(isOwnHost && { endpoint: baseUrl }),
    // The handler uses HTTP/1.1 instead of the client's default HTTP/2, because many proxies do not forward HTTP/2.
    requestHandler: new NodeHttpHandler(),
  });

  async function synthesize({ voice, text, signal }: SpeechRequest): Promise<Uint8Array> {
    const command = new SynthesizeSpeechCommand({
      VoiceId: voice.provider_voice_id as VoiceId,
      ...(voice.model_id && { Engine: voice.model_id as Engine }),
      OutputFormat: 'mp3',
      Text: text,
    });
    const { AudioStream } = await client.send(command, { abortSignal: signal });
    // The cast is needed, because the SDK's type covers all platforms, and safe, because the stream is iterable on Node.js.
    return readBounded((AudioStream ?? []) as AsyncIterable<Uint8Array> | Iterable<Uint8Array>, maxBytes);
  }

  return {
    name: 'polly',
    provider: 'polly',
    isPaid: true,
    speak: async (request) => {
      const deadline = AbortSignal.timeout(deadlineMs);
      const signal = AbortSignal.any([request.signal, deadline]);
      return synthesize({ ...request, signal }).catch((error: unknown) => {
        if (request.signal.aborted) throw request.signal.reason;
        throw toUpstreamError(error, deadline.aborted);
      });
    },
  };
}

function toUpstreamError(cause: unknown, isLate: boolean): UpstreamError {
  if (isLate) return new UpstreamError('timeout', 'Polly did not answer in time', { cause });
  if (cause instanceof TooLargeError)
    return new UpstreamError('too_large', `Polly answered ${cause.message}`);
  return toAwsError(cause, `Polly failed: ${messageOf(cause)}`);
}
