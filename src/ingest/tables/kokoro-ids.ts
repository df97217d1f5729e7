/**
 * Pattern of a Kokoro voice id: letter of the language, letter of the gender, `v0` for a voice of the first Kokoro
 * version, speaker's name or number. Examples: `af_heart`, `bf_v0emma`. Source: VOICES.md of Kokoro-82M, 2025.
 */
export const KOKORO_ID =
  /^(?<language>[abefhijpz])(?<gender>[fm])_(?<first>v0(?=[a-z]))?(?<name>[a-z]+|\d{3})$/;
