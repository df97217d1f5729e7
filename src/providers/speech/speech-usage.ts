import type { SpeechUsage } from '../../domain/speech-usage.ts';
import type { ProviderRow } from '../provider-row.ts';
import type { SpeechApi } from './speech-api.ts';

/** Returns the published usage of a provider's program, or of its request if the provider has no program. */
export function speechUsageOf({
  program,
  request,
}: NonNullable<ProviderRow['speech']>): SpeechUsage | undefined {
  if (program) return { commands: program.commands, media_type: program.audio.type };
  return request && requestUsage(request);
}

export function requestUsage({
  base,
  path,
  query = {},
  headers,
  user,
  body,
  key,
  audio,
}: SpeechApi): SpeechUsage {
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const type = typeof body === 'string' ? 'application/ssml+xml' : 'application/json';
  return {
    method: 'POST',
    url: [base + path, parameters.join('&')].filter(Boolean).join('?'),
    headers: { 'content-type': type, ...headers },
    ...(user !== undefined && { basic_user: user }),
    body,
    ...(key !== undefined && { key_variable: key }),
    media_type: audio.type,
    ...(audio.encoding && { encoding: audio.encoding, at: [...(audio.at ?? [])] }),
  };
}
