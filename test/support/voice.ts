import type { StoredVoice } from '../../src/domain/voice.ts';

/** Returns a stored voice with these values, and with defaults for the fields that the test does not depend on. */
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
