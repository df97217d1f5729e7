import type { ProviderFactTable } from './provider-fact-table.ts';

/**
 * Facts about the speech services of clouds and platforms that offer more than speech. None lets its voices be
 * downloaded. Source: the page named with each, November 2026.
 */
export const GENERAL_CLOUD_FACTS: ProviderFactTable = {
  azure: {
    name: 'Microsoft Azure Speech',
    home_page: 'https://azure.microsoft.com/en-us/products/ai-services/ai-speech',
    documentation:
      'https://learn.microsoft.com/en-us/azure/ai-services/speech-service/language-support?tabs=tts',
    terms: 'https://www.microsoft.com/licensing/terms/productoffering/MicrosoftAzure/allprograms',
    voice_id_field: 'SSML voice name',
    source: 'https://learn.microsoft.com/en-us/azure/ai-services/speech-service/rest-text-to-speech',
    checked: '2026-11-22',
  },
  // Microsoft documents neither the API nor its terms.
  edge: {
    name: 'Microsoft Edge',
    home_page: 'https://www.microsoft.com/en-us/edge/features/read-aloud',
    voice_id_field: 'SSML voice name',
    source: 'https://github.com/rany2/edge-tts',
    checked: '2026-11-22',
  },
  google: {
    name: 'Google Cloud Text-to-Speech',
    home_page: 'https://cloud.google.com/text-to-speech',
    documentation: 'https://docs.cloud.google.com/text-to-speech/docs/list-voices-and-types',
    terms: 'https://cloud.google.com/terms',
    voice_id_field: 'voice.name',
    source: 'https://www.npmjs.com/package/@google-cloud/text-to-speech',
    checked: '2026-11-22',
  },
  openai: {
    name: 'OpenAI',
    home_page: 'https://openai.com',
    documentation: 'https://developers.openai.com/api/docs/guides/text-to-speech',
    terms: 'https://openai.com/policies/services-agreement/',
    voice_id_field: 'voice',
    model_field: 'model',
    source: 'https://github.com/openai/openai-openapi',
    checked: '2026-11-22',
  },
  polly: {
    name: 'Amazon Polly',
    home_page: 'https://aws.amazon.com/polly/',
    documentation: 'https://docs.aws.amazon.com/polly/latest/dg/available-voices.html',
    terms: 'https://aws.amazon.com/service-terms/',
    voice_id_field: 'VoiceId',
    model_field: 'Engine',
    source: 'https://docs.aws.amazon.com/polly/latest/dg/API_SynthesizeSpeech.html',
    checked: '2026-11-22',
  },
  // The id of a voice names its model, so that none is sent.
  telnyx: {
    name: 'Telnyx',
    home_page: 'https://telnyx.com',
    documentation: 'https://developers.telnyx.com/docs/tts-stt/tts-available-voices',
    terms: 'https://telnyx.com/terms-and-conditions-of-service',
    voice_id_field: 'voice',
    source: 'https://www.npmjs.com/package/telnyx',
    checked: '2026-11-22',
  },
  ultravox: {
    name: 'Ultravox',
    home_page: 'https://www.ultravox.ai',
    documentation: 'https://docs.ultravox.ai/voices/overview',
    terms: 'https://ultravox.ai/terms',
    voice_id_field: 'voice',
    source: 'https://docs.ultravox.ai/api-reference/calls/calls-post',
    checked: '2026-11-22',
  },
  watson: {
    name: 'IBM Watson Text to Speech',
    home_page: 'https://www.ibm.com/products/text-to-speech',
    documentation: 'https://cloud.ibm.com/docs/text-to-speech?topic=text-to-speech-voices',
    terms: 'https://www.ibm.com/support/customer/csol/terms/?id=Z126-6304_WS',
    voice_id_field: 'query voice',
    source: 'https://www.npmjs.com/package/ibm-watson',
    checked: '2026-11-22',
  },
};
