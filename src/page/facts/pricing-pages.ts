/**
 * Pages on which providers tell what speaking costs, by slug. Engines that run on one's own machine cost nothing and have none; other providers are
 * absent if no page could be confirmed. Source: addresses that public documents of 2026 refer to, November 2026.
 */
export const PRICING_PAGES: Readonly<Record<string, string>> = {
  azure: 'https://azure.microsoft.com/pricing/details/cognitive-services/speech-services/',
  cartesia: 'https://cartesia.ai/pricing',
  deepgram: 'https://deepgram.com/pricing',
  elevenlabs: 'https://elevenlabs.io/pricing/api',
  'fish-audio': 'https://docs.fish.audio/developer-guide/models-pricing/pricing-and-rate-limits',
  google: 'https://cloud.google.com/text-to-speech/pricing',
  hume: 'https://www.hume.ai/pricing',
  inworld: 'https://inworld.ai/pricing',
  minimax: 'https://platform.minimax.io/docs/guides/pricing-paygo',
  openai: 'https://developers.openai.com/api/docs/pricing',
  polly: 'https://aws.amazon.com/polly/pricing/',
  rime: 'https://www.rime.ai/pricing',
  sarvam: 'https://www.sarvam.ai/api-pricing',
  smallest: 'https://smallest.ai/pricing',
  speechify: 'https://speechify.ai/pricing',
  telnyx: 'https://telnyx.com/pricing',
  ultravox: 'https://www.ultravox.ai/pricing',
  wellsaid: 'https://www.wellsaid.io/pricing',
};
