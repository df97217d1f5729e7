import type { StoredVoice } from '../../src/domain/voice.ts';

/** Values of a voice, which may be undefined: such a field is left out. */
type Known = { readonly [Field in keyof StoredVoice]?: StoredVoice[Field] | undefined } & {
  readonly id: string;
};

/** Returns a stored voice with these values, and with defaults for the fields that the test does not depend on. */
export function voice(known: Known): StoredVoice {
  const [provider = 'fictional', ...native] = known.id.split('/');
  return {
    name: native.join(' '),
    language: 'en-US',
    provider,
    gender: 'Neutral',
    uniqueKey: known.id.toLowerCase(),
    provider_voice_id: native.join('/'),
    preview: false,
    id: known.id,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  };
}
