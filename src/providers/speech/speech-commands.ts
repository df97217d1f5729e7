import { LOCAL_SPEECH, xttsLanguage } from './local-speech.ts';
import { type Sentence, type SpeechApi, type SpokenAudio, valuesOf } from './speech-api.ts';
import { fillText, type Values } from './template.ts';

/** Declaration of a program that says a sentence into a file. Arguments have the placeholders of requests, and `{file}`. */
interface SpeechCommand {
  /** Programs to run in turn, each with its arguments. An argument that has a placeholder without value is left out. */
  readonly commands: readonly (readonly string[])[];
  /** Packages to install. */
  readonly packages: readonly string[];
  readonly audio: SpokenAudio;
  /** Environment variables that the program reads. */
  readonly variables?: readonly string[];
  /** Returns values of further placeholders; undefined if the program cannot say the sentence. */
  readonly values?: (sentence: Sentence) => Values | undefined;
  /** Host that says the sentences that the program cannot. */
  readonly host?: SpeechApi;
  readonly source: string;
  readonly checked: string;
}

const WAVE = { type: 'audio/wav' } as const;

/** Programs that speak, by provider. Requests to Polly are signed, so that its own program sends them. Source: the page named with each, November 2026. */
export const SPEECH_COMMANDS: Readonly<Record<string, SpeechCommand>> = {
  edge: {
    commands: [['edge-tts', '--voice={voice_id}', '--text={text}', '--write-media={file}']],
    packages: ['edge-tts (pip)'],
    audio: { type: 'audio/mpeg' },
    source: 'https://github.com/rany2/edge-tts',
    checked: '2026-11-22',
  },
  'espeak-ng': {
    commands: [['espeak-ng', '-v', '{voice_id}', '-w', '{file}', '--', '{text}']],
    packages: ['espeak-ng'],
    audio: WAVE,
    source: 'https://github.com/espeak-ng/espeak-ng/blob/master/src/espeak-ng.1.ronn',
    checked: '2026-11-22',
  },
  // The program speaks with the voices of v1.0 alone, whose ids begin with the program's letter for the language.
  kokoro: {
    commands: [
      [
        ...['python3', '-m', 'kokoro', '-l', '{letter}', '--voice={voice_id}', '--text={text}'],
        ...['-o', '{file}'],
      ],
    ],
    packages: ['kokoro (pip)'],
    audio: WAVE,
    values: ({ voice, voiceId }) => {
      const letter = /^[abefhijpz](?=[fm]_)/.exec(voiceId)?.[0];
      return letter && voice.model_id === 'kokoro-82m-v1.0' ? { letter } : undefined;
    },
    source: 'https://github.com/hexgrad/kokoro/blob/main/kokoro/__main__.py',
    checked: '2026-11-22',
  },
  // The program takes the number of a speaker, and the server its name, which the directory has.
  piper: {
    commands: [
      ['python3', '-m', 'piper.download_voices', '{voice_id}'],
      ['python3', '-m', 'piper', '-m', '{voice_id}', '-f', '{file}', '--', '{text}'],
    ],
    packages: ['piper-tts (pip)'],
    audio: WAVE,
    values: ({ voiceId }) => (/^-|#/.test(voiceId) ? undefined : {}),
    host: LOCAL_SPEECH.piper,
    source: 'https://github.com/OHF-Voice/piper1-gpl/blob/main/docs/CLI.md',
    checked: '2026-11-22',
  },
  polly: {
    commands: [
      [
        ...['aws', 'polly', 'synthesize-speech', '--voice-id={voice_id}', '--engine={model_id}'],
        ...['--output-format=mp3', '--text={text}', '{file}'],
      ],
    ],
    packages: ['AWS CLI'],
    audio: { type: 'audio/mpeg' },
    variables: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'],
    source: 'https://docs.aws.amazon.com/cli/latest/reference/polly/synthesize-speech.html',
    checked: '2026-11-22',
  },
  xtts: {
    commands: [
      [
        ...['tts', '--model_name=tts_models/multilingual/multi-dataset/xtts_v2', '--speaker_idx={voice_id}'],
        ...['--language_idx={xtts_language}', '--text={text}', '--out_path={file}'],
      ],
    ],
    packages: ['coqui-tts (pip)'],
    audio: WAVE,
    values: ({ language }) => ({ xtts_language: xttsLanguage(language) }),
    source: 'https://docs.coqui.ai/en/latest/models/xtts.html',
    checked: '2026-11-22',
  },
};

/** Returns the programs that say a sentence into a file, with their arguments; undefined if they cannot say it. */
export function fillCommands(
  { commands, values }: SpeechCommand,
  sentence: Sentence,
  file: string,
): readonly (readonly string[])[] | undefined {
  const own = values ? values(sentence) : {};
  // A zero character ends an argument, so that no argument can hold one.
  if (own === undefined || sentence.voiceId.includes('\0')) return undefined;
  const all = { ...valuesOf(sentence), ...own, file };
  return commands.map((command) => command.flatMap((argument) => fillText(argument, all) ?? []));
}
