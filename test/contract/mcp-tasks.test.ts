import { afterAll, expect, it } from '@jest/globals';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { silentLogger } from '../../src/lib/logger.ts';
import { tools } from '../../src/mcp/tools/index.ts';
import { createPreviews } from '../../src/previews/find-preview.ts';
import { refTo } from '../support/app.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';

const MAX_MEAN_TOKENS = 500;
const tokens: number[] = [];

afterAll(() => {
  expect(tokens.reduce((sum, each) => sum + each, 0) / tokens.length).toBeLessThanOrEqual(MAX_MEAN_TOKENS);
});

/** Tasks as people give them, each with the one call that solves it and a part of the answer that the task asks for. */
const TASKS = [
  [
    'Calm female British voices for an audiobook',
    'search_voices',
    { search: 'calm audiobook', accent: 'British', genders: 'female', limit: 3 },
    /^speechify\/julie\|/m,
  ],
  [
    'Which providers have Swahili?',
    'search_voices',
    { language: 'Swahili', count_by: 'provider' },
    /^google\|30\|30$/m,
  ],
  [
    'How many German men?',
    'search_voices',
    { language: 'German', genders: 'male', limit: 1 },
    /^\d+ voices .*: \d+ own speakers, \d+ multilingual/,
  ],
  [
    'Does ElevenLabs have Welsh?',
    'search_voices',
    { providers: 'elevenlabs', language: 'Welsh' },
    /^0 voices .*\n.*elevenlabs lists 52 voices .* over 5,000 more in the voice library\.\n.*\bWithout providers/,
  ],
  [
    'Like alloy from another company',
    'search_voices',
    { similar_to: 'openai alloy', providers: '-openai', limit: 3 },
    /gender .* not stated/,
  ],
  [
    'The request for Deepgram’s Thalia',
    'get_voice_metadata',
    { voiceIds: 'deepgram thalia' },
    /curl .*api\.deepgram\.com/,
  ],
  [
    'What does Azure’s Ava multilingual speak?',
    'get_voice_metadata',
    { voiceIds: 'en-US-AvaMultilingualNeural' },
    /\bde-DE\b/,
  ],
  [
    'A Mexican woman for a phone line',
    'search_voices',
    { language: 'es-MX', genders: 'female', search: 'phone' },
    /deepgram\/aura-2-olivia-es/,
  ],
  [
    'Which provider has most languages?',
    'get_voice_metadata',
    { providers: 'all' },
    /^sherpa-mms\|.*\|1202\|1\d{3}\|/m,
  ],
  [
    'Free local Polish that may be sold',
    'search_voices',
    { language: 'Polish', deployment: 'local', commercial: 'yes' },
    /commercial is recorded for \d+ of \d+/,
  ],
  [
    'One Japanese woman of three providers each',
    'search_voices',
    {
      language: 'Japanese',
      native: true,
      genders: 'female',
      providers: 'google,azure,polly',
      per_provider: 1,
    },
    /^azure\/.*\n^google\/.*\n^polly\//m,
  ],
  ['Is Joanna neural?', 'search_voices', { ids: 'polly Joanna' }, /polly\/Joanna\/neural/],
  ['Swiss German', 'search_voices', { language: 'Swiss German' }, /polly\/Sabrina\/neural/],
  ['A child in English', 'search_voices', { language: 'English', ages: 'child' }, /polly\/Ivy\/neural/],
  [
    'Accents of English',
    'search_voices',
    { language: 'English', native: true, count_by: 'accent' },
    /^American\|/m,
  ],
  [
    'An old deep wizard',
    'search_voices',
    { genders: 'male', ages: 'old', search: 'deep wizard' },
    /"wizard" read as characters/,
  ],
  [
    'British Kokoro',
    'search_voices',
    { providers: 'kokoro', accent: 'British' },
    /^9 voices|^kokoro\/bf_alice/m,
  ],
  ['French by gender', 'search_voices', { language: 'French', count_by: 'gender' }, /^Female\|\d+\|\d+$/m],
  ['A Scottish man', 'search_voices', { accent: 'Scottish', genders: 'male' }, /murf\/en-SCOTT-rory/],
  [
    'Cantonese with previews',
    'search_voices',
    { language: 'Cantonese', has_preview: true },
    /All: language yue-HK/,
  ],
  [
    'Licence of lessac and vctk',
    'get_voice_metadata',
    { voiceIds: 'piper lessac, coqui vctk' },
    /coqui vctk is sherpa-mms\/coqui-en-vctk/,
  ],
  ['The next ten Hindi voices', 'search_voices', { language: 'Hindi', offset: 10 }, /^next: offset=20$/m],
  [
    'What is en-US-JennyNeural?',
    'search_voices',
    { ids: 'en-US-JennyNeural' },
    /yes\|azure\/en-US-JennyNeural\|en-US\|Female/,
  ],
  [
    'A Brazilian news reader',
    'search_voices',
    { language: 'pt-BR', use_cases: 'news' },
    /: 0 own speakers, \d+ multilingual/,
  ],
  ['Catalan by provider', 'search_voices', { language: 'Catalan', count_by: 'provider' }, /^azure\|\d+\|3$/m],
  ['Cheapest Italian', 'search_voices', { language: 'Italian', search: 'cheapest' }, /Prices are not listed/],
  ['Like Morgan Freeman', 'search_voices', { search: 'Morgan Freeman' }, /Not used: "freeman"/],
  [
    'Arabic but not from Egypt',
    'search_voices',
    { language: 'Arabic', country: '-Egypt', limit: 5 },
    /country -Egypt/,
  ],
  ['Cartesia’s Sonic', 'search_voices', { providers: 'cartesia', search: 'Sonic' }, /No voice has "sonic"/],
  ['Finnish and Swedish', 'search_voices', { search: 'speaks Finnish and Swedish' }, /\bfi sv \+\d+/],
  [
    'ElevenLabs’ models',
    'search_voices',
    { providers: 'elevenlabs', count_by: 'model' },
    /^eleven_multilingual_v2\|44$/m,
  ],
  ['Icelandic', 'search_voices', { language: 'Icelandic' }, /azure\/is-IS-GudrunNeural/],
  ['Klingon', 'search_voices', { language: 'Klingon' }, /espeak-ng\/art\/piqd/],
  [
    'A whispering woman',
    'search_voices',
    { language: 'English', genders: 'female', styles: 'whispering' },
    /rime\/allison/,
  ],
  [
    'Gender and age of aura-2-thalia-en',
    'search_voices',
    { ids: 'aura-2-thalia-en' },
    /Female\|American\|adult/,
  ],
  [
    'A podcast host of Inworld or Hume',
    'search_voices',
    { search: 'American podcast host', providers: 'inworld,hume' },
    /Inworld is a known provider, but its voices are not loaded here/,
  ],
  ['How many voices and providers?', 'get_voice_metadata', {}, /^\d+ voices of \d+ providers/],
  [
    'Australian women, not Microsoft',
    'search_voices',
    { accent: 'Australian', genders: 'female', providers: '-microsoft' },
    /deepgram\/aura-2-theia-en/,
  ],
  [
    'Local Latin American men',
    'search_voices',
    { language: 'Spanish', accent: 'Latin American', genders: 'male', deployment: 'local' },
    /accent is recorded for 1 of 3/,
  ],
  ['Deepgram’s newest', 'search_voices', { providers: 'deepgram', sort: 'newest' }, /\bfirst_seen\b/],
  [
    'Who speaks both Zulu and Afrikaans?',
    'search_voices',
    { language: 'Zulu,Afrikaans', count_by: 'language,provider' },
    /groups.*\nlanguage\|provider\|voices\|own\n(?:(?:Zulu|Afrikaans)\|.*\n?)+$/,
  ],
  ['Does MiniMax list all its voices?', 'get_voice_metadata', { providers: 'minimax' }, /all system voices/],
  ['Hear Thalia', 'get_audio_url', { voiceId: 'thalia deepgram' }, /https:/],
] as const;

it.each(TASKS)('one call solves the task: %s', async (_task, name, args, answer) => {
  const deps = {
    catalog: refTo(await bundledCatalog()),
    findPreview: createPreviews({ sources: {} }, silentLogger).finderAt('http://localhost:3000'),
    listMediaOrigins: async () => [],
    logger: silentLogger,
  };
  const { isError, content } = (await tools.find((tool) => tool.name === name)?.call(args, deps)) ?? {};
  const [part] = content ?? [];
  const text = part?.type === 'text' ? part.text : '';
  tokens.push(encode(text).length);
  expect(isError ?? false).toBe(false);
  expect(text).toMatch(answer);
});
