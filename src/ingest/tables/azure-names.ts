/** Patterns of Azure's voice names. Source: the voice list and documentation of Azure Speech, November 2026. */

/** Models by a pattern of `ShortName`. The field `VoiceType` is not sufficient, because it calls Dragon HD Flash voices "Neural". */
export const MODELS: readonly (readonly [RegExp, string])[] = [
  [/:DragonHDFlash/, 'dragon-hd-flash'],
  [/:DragonHD/, 'dragon-hd'],
  [/TurboMultilingualNeural$/, 'turbo'],
  [/MultilingualNeural$/, 'neural-multilingual'],
];

/** Pattern of the model at the end of a `ShortName` of the MAI-Voice family: `:MAI-Voice-1`. */
export const MAI_MODEL = /:(MAI-Voice-\d+)$/;

/** Pattern of the model's name that Azure appends to a voice's `DisplayName`: "Xiaoyu Dragon HD Flash Latest". */
export const TIER_IN_NAME = / (?:(?:Turbo )?Multilingual|Dragon HD .*|MAI-Voice-\d+)$/;

/** Pattern of a child voice's `ShortName`. No field of a record states the age. Source: "Child" in Azure's table of neural voices, November 2026. */
export const CHILD =
  /^(?:de-DE-Gisela|en-GB-Maisie|en-US-Ana|fr-FR-Eloise|zh-CN-(?:Xiaoshuang|Xiaoyou|Yunxia))(?::|(?:Multilingual)?Neural$)/;

/** Domains of Azure's sovereign clouds by a pattern of the Azure region. A region that matches no pattern is hosted at microsoft.com. */
export const SOVEREIGN_DOMAINS: readonly (readonly [RegExp, string])[] = [
  [/^china/i, 'azure.cn'],
  [/^usgov/i, 'azure.us'],
];
