import type { Draft } from '../../src/enrich/draft.ts';
import type { StatedVoice } from '../../src/enrich/stated-voice.ts';

/** Returns a draft with these stated values, and with defaults for those that the test does not depend on. */
export function draft(stated: Partial<StatedVoice> = {}, rest: Partial<Omit<Draft, 'stated'>> = {}): Draft {
  return {
    provider: 'fictional',
    idParts: [],
    voice: {},
    ...rest,
    stated: { nativeId: 'roger-1', name: 'Roger', locale: 'en-US', ...stated },
  };
}
