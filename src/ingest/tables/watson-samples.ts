/** URL of the folder of samples on IBM's page of voices. Each sample's URL starts with it, because Watson's API names no samples. */
export const SAMPLES =
  'https://watson-developer-cloud.github.io/doc-tutorial-downloads/text-to-speech/samples-latest';

/** Names of the Watson voices that have a sample. Source: the page of voices in IBM's documentation, January 2026. */
export const SAMPLED = new Set(
  `de-DE_BirgitV3Voice de-DE_DieterV3Voice de-DE_ErikaV3Voice en-AU_HeidiExpressive en-AU_HeidiNatural
  en-AU_JackExpressive en-AU_JackNatural en-CA_HannahNatural en-GB_CharlotteV3Voice en-GB_ChloeNatural
  en-GB_GeorgeExpressive en-GB_GeorgeNatural en-GB_KateV3Voice en-US_AllisonExpressive
  en-US_AllisonV3Voice en-US_EllieNatural en-US_EmilyV3Voice en-US_EmmaExpressive en-US_EmmaNatural
  en-US_EthanNatural en-US_HenryV3Voice en-US_JacksonNatural en-US_KevinV3Voice en-US_LisaExpressive
  en-US_LisaV3Voice en-US_MichaelExpressive en-US_MichaelV3Voice en-US_OliviaV3Voice
  en-US_VictoriaNatural es-ES_EnriqueV3Voice es-ES_LauraV3Voice es-LA_AlejandroNatural
  es-LA_DanielaExpressive es-LA_DanielaNatural es-LA_SofiaV3Voice es-US_SofiaV3Voice
  fr-CA_LouiseV3Voice fr-FR_NicolasV3Voice fr-FR_ReneeV3Voice it-IT_FrancescaV3Voice ja-JP_EmiV3Voice
  ko-KR_JinV3Voice nl-NL_MerelV3Voice pt-BR_CamilaNatural pt-BR_IsabelaV3Voice pt-BR_LucasExpressive
  pt-BR_LucasNatural`.split(/\s+/),
);
