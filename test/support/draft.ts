import type { Draft, StatedVoice } from '../../src/enrich/draft.ts';

/** A draft of which only this was stated, with what a test does not care about filled in. */
export function draft(stated: Partial<StatedVoice> = {}, rest: Partial<Omit<Draft, 'stated'>> = {}): Draft {
  return {
    provider: 'fictional',
    idParts: [],
    voice: {},
    ...rest,
    stated: { nativeId: 'roger-1', name: 'Roger', locale: 'en-US', ...stated },
  };
}
