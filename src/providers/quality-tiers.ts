/**
 * Tier of a model: 1 is a provider's best current model, 2 a good neural model, 3 an older, faster or smaller neural
 * model, and 4 concatenative or formant synthesis, or a neural model of low quality.
 */
export type QualityTier = 1 | 2 | 3 | 4;

/**
 * Tier of a model that the table does not name, in the middle of the neural ones: such a model is likelier newer than
 * older than the models of the table, but must not outrank the best ones on a guess.
 */
export const MIDDLE_TIER: QualityTier = 2;

/** Tier of all voices of a provider, or tiers by `model_id`. A voice with another model or without one has the middle tier. */
type ProviderTiers = QualityTier | ReadonlyMap<string, QualityTier>;

/**
 * Tiers by provider. Source: the order in which the providers' documentation puts their models, November 2026. One tier
 * for all voices is that of a provider whose voices name no model, because its current model speaks them.
 */
export const QUALITY_TIERS: ReadonlyMap<string, ProviderTiers> = new Map<string, ProviderTiers>([
  // `standard` is the type of Azure's voices before the neural ones.
  [
    'azure',
    tiers(
      'dragon-hd dragon-hd-flash mai-voice-1 neuralhd',
      'turbo neural-multilingual neural',
      '',
      'standard',
    ),
  ],
  ['cartesia', 1],
  ['deepgram', tiers('flux aura-2', 'aura')],
  ['edge', 2],
  ['elevenlabs', 1],
  // Formant synthesis.
  ['espeak-ng', 4],
  // Users make most voices, from recordings of any quality.
  ['fish-audio', 2],
  // WaveNet is Google's first neural technology, and Standard is not neural.
  [
    'google',
    tiers(
      'chirp3-hd gemini-tts',
      'chirp-hd journey studio neural2 casual news polyglot',
      'wavenet',
      'standard',
    ),
  ],
  ['hume', tiers('octave-2', 'octave-1')],
  ['inworld', 1],
  ['kokoro', tiers('', 'kokoro-82m-v1.1-zh kokoro-82m-v1.0', 'kokoro-82m-v0.19')],
  ['lmnt', 2],
  ['minimax', 1],
  ['murf', tiers('gen2 falcon')],
  ['neuphonic', tiers('neu_hq', 'neu_fast')],
  ['openai', tiers('gpt-4o-mini-tts', 'tts-1-hd', 'tts-1')],
  // Piper's own levels of quality: the sampling rate of the lower two is 16 kHz, that of the others 22 kHz.
  ['piper', tiers('', 'high', 'medium', 'low x_low')],
  // Standard voices are concatenative.
  ['polly', tiers('generative', 'long-form neural', '', 'standard')],
  ['resemble', 1],
  ['rime', tiers('coda arcana', 'mistv3 mistv2', 'mist')],
  ['sarvam', tiers('bulbul:v3', 'bulbul:v2', 'bulbul:v1')],
  // Meta's MMS: one small model per language, at 16 kHz, trained on readings of one book.
  ['sherpa-mms', 4],
  ['smallest', tiers('lightning-v3.1-pro lightning-v3.1', 'lightning-v2 lightning-large', 'lightning')],
  // Speechify calls the models of tier 2 legacy and deprecates those of tier 3.
  ['speechify', tiers('simba-3.2 simba-3.0', 'simba-english simba-multilingual', 'simba-turbo simba-base')],
  // Models of other makers: Ultra is Cartesia's Sonic, NaturalHD Rime's Arcana, Natural Rime's Mist.
  ['telnyx', tiers('ultra naturalhd', 'kokorotts', 'natural')],
  // Voices of other makers.
  ['ultravox', 2],
  ['unreal-speech', 2],
  // IBM withdrew V2 (`neural-v2`) and the concatenative voices (`standard`).
  ['watson', tiers('natural', 'expressive-neural', 'enhanced-neural neural-v2', 'standard')],
  ['wellsaid', 1],
  ['xtts', 2],
]);

/** Returns the tiers of models, from lists of models separated by blanks: the first list has tier 1, the fourth tier 4. */
function tiers(...models: readonly string[]): ProviderTiers {
  const ofList = (list: string, at: number) =>
    list
      .split(' ')
      .filter(Boolean)
      .map((model) => [model, (at + 1) as QualityTier] as const);
  return new Map(models.flatMap(ofList));
}
