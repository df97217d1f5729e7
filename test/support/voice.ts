import type { StoredVoice } from '../../src/domain/voice.ts';

/** A voice as a snapshot keeps it, with what a test does not care about filled in. */
export function voice(known: Partial<StoredVoice> & { id: string }): StoredVoice {
  const [provider = 'fictional', ...native] = known.id.split('/');
  return {
    name: native.join(' '),
    language: 'en-US',
    provider,
    gender: 'Neutral',
    uniqueKey: known.id.toLowerCase(),
    provider_voice_id: native.join('/'),
    preview: false,
    ...known,
  };
}
