import type { HttpSpeech } from '../http-speech.ts';

/** Characters that XML reserves, with their escapes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Speech of Azure. Source: "Text to speech REST API" at
 * https://learn.microsoft.com/en-us/azure/ai-services/speech-service/rest-text-to-speech, November 2026.
 */
export const azure: HttpSpeech = {
  provider: 'azure',
  isPaid: () => true,
  isConfigured: ({ isListed }) => isListed,
  request: ({ text, language, voiceId }, { key = '' }) => ({
    path: '/cognitiveservices/v1',
    headers: {
      'content-type': 'application/ssml+xml',
      'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3',
      'ocp-apim-subscription-key': key,
    },
    body:
      `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${escapeXml(language)}">` +
      `<voice name="${escapeXml(voiceId)}">${escapeXml(text)}</voice></speak>`,
  }),
};

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
