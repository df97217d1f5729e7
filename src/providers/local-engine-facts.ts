import type { ProviderFactTable } from './provider-fact-table.ts';

/**
 * Facts about engines and models that run on the user's own machine, with voices to download. They have no terms of
 * use, but a licence. Source: the page named with each, November 2026.
 */
export const LOCAL_ENGINE_FACTS: ProviderFactTable = {
  'espeak-ng': {
    name: 'eSpeak NG',
    home_page: 'https://github.com/espeak-ng/espeak-ng',
    documentation: 'https://github.com/espeak-ng/espeak-ng/blob/master/docs/languages.md',
    licence: 'GPL-3.0-or-later',
    voice_id_field: 'option -v',
    source: 'https://github.com/espeak-ng/espeak-ng/blob/master/docs/voices.md',
    checked: '2026-11-22',
  },
  // The field is that of Kokoro-FastAPI, which calls the model `kokoro` whatever its version.
  kokoro: {
    name: 'Kokoro',
    home_page: 'https://huggingface.co/hexgrad/Kokoro-82M',
    documentation: 'https://huggingface.co/hexgrad/Kokoro-82M/blob/main/VOICES.md',
    licence: 'Apache-2.0',
    voice_id_field: 'voice',
    source: 'https://github.com/remsky/Kokoro-FastAPI',
    checked: '2026-11-22',
  },
  // A speaker of a model (`#` in the id) is chosen by a second option, `--speaker`.
  piper: {
    name: 'Piper',
    home_page: 'https://github.com/OHF-Voice/piper1-gpl',
    documentation: 'https://github.com/OHF-Voice/piper1-gpl/blob/main/docs/VOICES.md',
    licence: 'Different for each voice: see its MODEL_CARD',
    voice_id_field: 'option --model',
    source: 'https://github.com/OHF-Voice/piper1-gpl/blob/main/docs/CLI.md',
    checked: '2026-11-22',
  },
  // Each voice is a model of its own, which is loaded as a file.
  'sherpa-mms': {
    name: 'Meta MMS (sherpa-onnx)',
    home_page: 'https://huggingface.co/facebook/mms-tts',
    documentation: 'https://k2-fsa.github.io/sherpa/onnx/tts/mms.html',
    licence: 'CC-BY-NC-4.0',
    source: 'https://huggingface.co/facebook/mms-tts',
    checked: '2026-11-22',
  },
  // The field is the argument of Coqui's Python library.
  xtts: {
    name: 'Coqui XTTS',
    home_page: 'https://github.com/coqui-ai/TTS',
    documentation: 'https://docs.coqui.ai/en/latest/models/xtts.html',
    licence: 'Coqui Public Model License 1.0.0',
    voice_id_field: 'speaker',
    source: 'https://docs.coqui.ai/en/latest/models/xtts.html',
    checked: '2026-11-22',
  },
};
