/** Patterns of Azure's voice names. Source: the voice list and documentation of Azure Speech, November 2026. */

/**
 * Models by the end of a ShortName. The field VoiceType alone is no source, because it calls Dragon HD Flash
 * "Neural".
 */
export const MODELS: readonly (readonly [RegExp, string])[] = [
  [/:DragonHDFlash/, 'dragon-hd-flash'],
  [/:DragonHD/, 'dragon-hd'],
  [/TurboMultilingualNeural$/, 'turbo'],
  [/MultilingualNeural$/, 'neural-multilingual'],
];

/** Model of the MAI-Voice family at the end of a ShortName. */
export const MAI_MODEL = /:(MAI-Voice-\d+)$/;

/** Tier that Azure appends to a DisplayName. */
export const TIER_IN_NAME = / (?:(?:Turbo )?Multilingual|Dragon HD .*|MAI-Voice-\d+)$/;

/** Domains of the sovereign clouds by region; all other regions are at microsoft.com. */
export const SOVEREIGN_DOMAINS: readonly (readonly [RegExp, string])[] = [
  [/^china/i, 'azure.cn'],
  [/^usgov/i, 'azure.us'],
];
