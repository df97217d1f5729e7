import { findEspeakNg } from './espeak-ng.ts';
import { hosts } from './hosts.ts';
import { toSynthesizer } from './http-speech.ts';
import type { SpeechAccess, Synthesizer } from './synthesizer.ts';

/** Synthesizers that are ready for use. `close` closes their connections. */
export interface OpenSynthesizers {
  readonly synthesizers: readonly Synthesizer[];
  close(): Promise<void>;
}

/** Opens the synthesizers of the given providers whose settings are complete or whose program is installed. `accesses` is keyed by slug. */
export async function openSynthesizers(
  accesses: ReadonlyMap<string, SpeechAccess>,
  userAgent: string,
): Promise<OpenSynthesizers> {
  const { createSpeechClient } = await import('./fetch-bytes.ts');
  const client = createSpeechClient(userAgent);
  const overHttp = hosts.flatMap((host) => {
    const access = accesses.get(host.provider);
    return access && host.isConfigured(access) ? [toSynthesizer(host, access, client.fetchBytes)] : [];
  });
  const polly = await openPolly(accesses.get('polly'));
  const espeakNg = accesses.has('espeak-ng') ? await findEspeakNg() : undefined;
  return {
    synthesizers: [espeakNg, polly, ...overHttp].filter((each) => each !== undefined),
    close: async () => {
      polly?.close();
      await client.close();
    },
  };
}

async function openPolly(access: SpeechAccess | undefined) {
  if (!access?.isListed) return undefined;
  const { createPolly } = await import('./polly.ts');
  return createPolly(access);
}
