import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { polly } from '../../../src/ingest/providers/polly.ts';
import { POLLY_GENDERS, telnyx } from '../../../src/ingest/providers/telnyx.ts';
import { draft } from '../../support/draft.ts';
import { bundledList } from '../../support/providers.ts';

const voiceOf = (fields: object) => enrich(draft(telnyx.parseRecord({ language: 'en-US', ...fields })[0]));

it.each([
  ['AWS.Polly.Joanna', 'Joanna', 'Joanna', 'polly-standard', 'Female'],
  ['AWS.Polly.Joanna-Neural', 'Joanna', 'Joanna', 'polly-neural', 'Female'],
  ['AWS.Polly.Matthew-Neural', 'Matthew-Neural', 'Matthew', 'polly-neural', 'Male'],
  ['AWS.Polly.Danielle-Long-Form', undefined, 'Danielle', 'polly-long-form', 'Female'],
  ['AWS.Polly.Ruth-Generative', undefined, 'Ruth', 'polly-generative', 'Female'],
  ['AWS.Polly.Nobody-Neural', undefined, 'Nobody', 'polly-neural', 'Neutral'],
  ['Telnyx.KokoroTTS.bf_emma', 'Bf Emma', 'Emma', 'kokorotts', 'Female'],
  ['Telnyx.KokoroTTS.am_adam', undefined, 'Adam', 'kokorotts', 'Male'],
  ['Telnyx.KokoroTTS.bm_george', 'George', 'George', 'kokorotts', 'Male'],
  ['Telnyx.NaturalHD.astra', 'Astra', 'Astra', 'naturalhd', 'Neutral'],
  ['Telnyx.Natural.bf_emma', 'Bf Emma', 'Bf Emma', 'natural', 'Neutral'],
  ['Telnyx', undefined, 'Telnyx', undefined, 'Neutral'],
])(
  'the id %s of Telnyx with the name %j is %s of %s and %s',
  (voice_id, name, published, model_id, gender) => {
    const voice = voiceOf({ voice_id, name });
    expect([voice.name, voice.model_id, voice.gender]).toEqual([published, model_id, gender]);
    expect(voice.provider_voice_id).toBe(voice_id);
  },
);

it('a gender that Telnyx states outranks the one that the id gives', () => {
  const voice_id = 'Telnyx.KokoroTTS.bf_emma';
  expect(voiceOf({ voice_id, gender: 'male' })).toMatchObject({ gender: 'Male' });
  expect(voiceOf({ voice_id }).provenance).toMatchObject({ name: 'derived', gender: 'derived' });
  expect(voiceOf({ voice_id, name: 'Emma', gender: 'female' }).provenance).toEqual({ accent: 'derived' });
});

it('the genders of Polly at resellers are those of the list of Polly', async () => {
  const { voices } = await bundledList(polly);
  const listed = new Map(
    voices.map(({ provider_voice_id = '', gender }) => [provider_voice_id, gender.toLowerCase()]),
  );
  expect(new Map([...POLLY_GENDERS].sort())).toEqual(new Map([...listed].sort()));
});
