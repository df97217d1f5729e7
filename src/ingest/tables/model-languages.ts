/**
 * Languages that every voice of a model speaks, where the provider documents languages per model and its list names none or one. A
 * language has no region, because the documentation names none, except for Gemini TTS.
 */

/**
 * Languages of OpenAI's speech models, which follow the languages of Whisper. Source: guide "Text to speech" of OpenAI, section
 * "Supported languages", November 2026.
 */
export const OPENAI_LANGUAGES: readonly string[] =
  `af ar az be bg bs ca cs cy da de el en es et fa fi fil fr gl he hi hr hu hy id is it ja kk kn ko lt lv mi mk mr ms nb ne nl pl pt
  ro ru sk sl sr sv sw ta th tr uk ur vi zh`.split(/\s+/);

/** Languages of XTTS v2. Source: configuration of XTTS in the repository coqui-ai/TTS, release 0.22. */
export const XTTS_LANGUAGES: readonly string[] =
  'ar cs de en es fr hi hu it ja ko nl pl pt ru tr zh-CN'.split(' ');

/** Languages of Gemini TTS that are generally available. Source: guide "Gemini-TTS" of Google Cloud, November 2026. */
export const GEMINI_LANGUAGES: readonly string[] =
  `ar-EG bn-BD de-DE en-IN en-US es-US fr-FR hi-IN id-ID it-IT ja-JP ko-KR mr-IN nl-NL pl-PL pt-BR ro-RO ru-RU ta-IN te-IN th-TH tr-TR
  uk-UA vi-VN`.split(/\s+/);
