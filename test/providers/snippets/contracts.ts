import type { Voice } from '../../../src/domain/voice.ts';

/** Request of a provider after its documentation, for a voice, and the shape in which the host gives the recording. */
export interface SpeechContract {
  readonly voice: Pick<Voice, 'language' | 'model_id' | 'provider_voice_id'>;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON or XML; TEXT stands for the sentence. */
  readonly body: unknown;
  /** Answer of the host to the recording and its address; absent if it is the recording itself. */
  readonly answer?: (recording: Buffer, url: string) => unknown;
  readonly variables: readonly string[];
  readonly ending: '.mp3' | '.wav';
}

export const TEXT = '<text>';
const base64 = (recording: Buffer) => recording.toString('base64');
const bearer = (variable: string) => ({ authorization: `Bearer secret-${variable}` });
const of = (provider_voice_id: string, language = 'en-US', model_id?: string) => ({
  provider_voice_id,
  language,
  ...(model_id && { model_id }),
});

export const CONTRACTS: Readonly<Record<string, SpeechContract>> = {
  azure: {
    voice: of('de-DE-KatjaNeural', 'de-DE', 'neural'),
    path: '/.tts.speech.microsoft.com/cognitiveservices/v1',
    headers: {
      'ocp-apim-subscription-key': 'secret-AZURE_SPEECH_KEY',
      'content-type': 'application/ssml+xml',
      'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3',
    },
    body: `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="de-DE"><voice name="de-DE-KatjaNeural">${TEXT}</voice></speak>`,
    variables: ['AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION'],
    ending: '.mp3',
  },
  cartesia: {
    voice: of('f786b574-daa5', 'nb-NO'),
    path: '/tts/bytes',
    headers: { ...bearer('CARTESIA_API_KEY'), 'cartesia-version': '2025-04-16' },
    body: {
      model_id: 'sonic-3.5',
      transcript: TEXT,
      voice: { mode: 'id', id: 'f786b574-daa5' },
      language: 'no',
      output_format: { container: 'wav', encoding: 'pcm_s16le', sample_rate: 44100 },
    },
    variables: ['CARTESIA_API_KEY'],
    ending: '.wav',
  },
  deepgram: {
    voice: of('aura-2-thalia-en', 'en-US', 'aura-2'),
    path: '/v1/speak?model=aura-2-thalia-en',
    headers: { authorization: 'Token secret-DEEPGRAM_API_KEY' },
    body: { text: TEXT },
    variables: ['DEEPGRAM_API_KEY'],
    ending: '.mp3',
  },
  elevenlabs: {
    voice: of('pNInz6obpgDQGcFmaJgB'),
    path: '/v1/text-to-speech/pNInz6obpgDQGcFmaJgB?output_format=mp3_44100_128',
    headers: { 'xi-api-key': 'secret-ELEVENLABS_API_KEY' },
    body: { text: TEXT, model_id: 'eleven_multilingual_v2' },
    variables: ['ELEVENLABS_API_KEY'],
    ending: '.mp3',
  },
  'fish-audio': {
    voice: of('7fcc17f4ec8c4deca625aa6fbf2559e0'),
    path: '/v1/tts',
    headers: { ...bearer('FISH_API_KEY'), model: 's1' },
    body: { text: TEXT, reference_id: '7fcc17f4ec8c4deca625aa6fbf2559e0', format: 'mp3' },
    variables: ['FISH_API_KEY'],
    ending: '.mp3',
  },
  google: {
    voice: of('cmn-CN-Wavenet-A', 'zh-CN', 'wavenet'),
    path: '/v1/text:synthesize',
    headers: { 'x-goog-api-key': 'secret-GOOGLE_API_KEY' },
    body: {
      input: { text: TEXT },
      voice: { languageCode: 'cmn-CN', name: 'cmn-CN-Wavenet-A' },
      audioConfig: { audioEncoding: 'MP3' },
    },
    answer: (recording) => ({ audioContent: base64(recording) }),
    variables: ['GOOGLE_API_KEY'],
    ending: '.mp3',
  },
  hume: {
    voice: of('9e068547-5ba4', 'en-GB', 'octave-2'),
    path: '/v0/tts',
    headers: { 'x-hume-api-key': 'secret-HUME_API_KEY' },
    body: {
      version: '2',
      utterances: [{ text: TEXT, voice: { id: '9e068547-5ba4' } }],
      format: { type: 'mp3' },
    },
    answer: (recording) => ({ generations: [{ audio: base64(recording) }] }),
    variables: ['HUME_API_KEY'],
    ending: '.mp3',
  },
  inworld: {
    voice: of('Ashley'),
    path: '/tts/v1/voice',
    headers: { authorization: 'Basic secret-INWORLD_API_KEY' },
    body: { text: TEXT, voiceId: 'Ashley', modelId: 'inworld-tts-1.5-max' },
    answer: (recording) => ({ audioContent: base64(recording) }),
    variables: ['INWORLD_API_KEY'],
    ending: '.mp3',
  },
  minimax: {
    voice: of('English_Graceful_Lady'),
    path: '/v1/t2a_v2',
    headers: bearer('MINIMAX_API_KEY'),
    body: {
      model: 'speech-2.8-hd',
      text: TEXT,
      stream: false,
      voice_setting: { voice_id: 'English_Graceful_Lady' },
      audio_setting: { format: 'mp3' },
    },
    answer: (recording) => ({ data: { audio: recording.toString('hex'), status: 2 } }),
    variables: ['MINIMAX_API_KEY'],
    ending: '.mp3',
  },
  murf: {
    voice: of('en-US-natalie', 'en-US', 'gen2'),
    path: '/v1/speech/generate',
    headers: { 'api-key': 'secret-MURF_API_KEY' },
    body: { text: TEXT, voiceId: 'en-US-natalie', format: 'MP3' },
    answer: (_, url) => ({ audioFile: url }),
    variables: ['MURF_API_KEY'],
    ending: '.mp3',
  },
  openai: {
    voice: of('alloy', 'mul', 'gpt-4o-mini-tts'),
    path: '/v1/audio/speech',
    headers: bearer('OPENAI_API_KEY'),
    body: { model: 'gpt-4o-mini-tts', input: TEXT, voice: 'alloy', response_format: 'mp3' },
    variables: ['OPENAI_API_KEY'],
    ending: '.mp3',
  },
  resemble: {
    voice: of('55592656'),
    path: '/synthesize',
    headers: bearer('RESEMBLE_API_KEY'),
    body: { voice_uuid: '55592656', data: TEXT, output_format: 'mp3' },
    answer: (recording) => ({ success: true, audio_content: base64(recording) }),
    variables: ['RESEMBLE_API_KEY'],
    ending: '.mp3',
  },
  rime: {
    voice: of('astra', 'de', 'coda'),
    path: '/v1/rime-tts',
    headers: { ...bearer('RIME_API_KEY'), accept: 'audio/mpeg' },
    body: { text: TEXT, speaker: 'astra', modelId: 'coda', lang: 'ger' },
    variables: ['RIME_API_KEY'],
    ending: '.mp3',
  },
  sarvam: {
    voice: of('anushka', 'or', 'bulbul:v2'),
    path: '/text-to-speech',
    headers: { 'api-subscription-key': 'secret-SARVAM_API_KEY' },
    body: { text: TEXT, target_language_code: 'od-IN', speaker: 'anushka', model: 'bulbul:v2' },
    answer: (recording) => ({ request_id: 'x', audios: [base64(recording)] }),
    variables: ['SARVAM_API_KEY'],
    ending: '.wav',
  },
  smallest: {
    voice: of('magnus', 'en', 'lightning-v3.1'),
    path: '/waves/v1/tts',
    headers: bearer('SMALLEST_API_KEY'),
    body: { text: TEXT, voice_id: 'magnus', model: 'lightning_v3.1', output_format: 'mp3' },
    variables: ['SMALLEST_API_KEY'],
    ending: '.mp3',
  },
  speechify: {
    voice: of('kristy', 'en-US', 'simba-english'),
    path: '/v1/audio/speech',
    headers: bearer('SPEECHIFY_API_KEY'),
    body: { input: TEXT, voice_id: 'kristy', audio_format: 'mp3', model: 'simba-english' },
    answer: (recording) => ({ audio_data: base64(recording), audio_format: 'mp3' }),
    variables: ['SPEECHIFY_API_KEY'],
    ending: '.mp3',
  },
  telnyx: {
    voice: of('Telnyx.NaturalHD.astra', 'en-US', 'NaturalHD'),
    path: '/v2/text-to-speech/speech',
    headers: bearer('TELNYX_API_KEY'),
    body: { text: TEXT, voice: 'Telnyx.NaturalHD.astra' },
    variables: ['TELNYX_API_KEY'],
    ending: '.mp3',
  },
  'unreal-speech': {
    voice: of('Scarlett'),
    path: '/stream',
    headers: bearer('UNREAL_SPEECH_API_KEY'),
    body: { Text: TEXT, VoiceId: 'Scarlett', Bitrate: '192k' },
    variables: ['UNREAL_SPEECH_API_KEY'],
    ending: '.mp3',
  },
  watson: {
    voice: of('en-US_AllisonV3Voice', 'en-US', 'neural'),
    path: '/v1/synthesize?voice=en-US_AllisonV3Voice',
    headers: {
      authorization: `Basic ${Buffer.from('apikey:secret-WATSON_API_KEY').toString('base64')}`,
      accept: 'audio/mp3',
    },
    body: { text: TEXT },
    variables: ['WATSON_API_KEY', 'WATSON_BASE_URL'],
    ending: '.mp3',
  },
  wellsaid: {
    voice: of('3', 'en-US'),
    path: '/v1/tts/stream',
    headers: { 'x-api-key': 'secret-WELLSAID_API_KEY' },
    body: { text: TEXT, speaker_id: '3' },
    variables: ['WELLSAID_API_KEY'],
    ending: '.mp3',
  },
  piper: {
    voice: of('en_GB-semaine-medium#prudence', 'en-GB', 'medium'),
    path: '/synthesize',
    headers: {},
    body: { text: TEXT, voice: 'en_GB-semaine-medium', speaker: 'prudence' },
    variables: [],
    ending: '.wav',
  },
};
