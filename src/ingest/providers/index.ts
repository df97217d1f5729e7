import type { Provider } from '../provider.ts';
import { azure } from './azure.ts';
import { cartesia } from './cartesia.ts';
import { deepgram } from './deepgram.ts';
import { edge } from './edge.ts';
import { elevenlabs } from './elevenlabs.ts';
import { espeakNg } from './espeak-ng.ts';
import { fishAudio } from './fish-audio.ts';
import { google } from './google.ts';
import { hume } from './hume.ts';
import { inworld } from './inworld.ts';
import { kokoro } from './kokoro.ts';
import { lmnt } from './lmnt.ts';
import { minimax } from './minimax.ts';
import { murf } from './murf.ts';
import { neuphonic } from './neuphonic.ts';
import { openai } from './openai.ts';
import { piper } from './piper.ts';
import { polly } from './polly.ts';
import { resemble } from './resemble.ts';
import { rime } from './rime.ts';
import { sarvam } from './sarvam.ts';
import { sherpaMms } from './sherpa-mms.ts';
import { smallest } from './smallest.ts';
import { speechify } from './speechify.ts';
import { telnyx } from './telnyx.ts';
import { ultravox } from './ultravox.ts';
import { unrealSpeech } from './unreal-speech.ts';
import { watson } from './watson.ts';
import { wellsaid } from './wellsaid.ts';
import { xtts } from './xtts.ts';

export const providers: readonly Provider[] = [
  azure,
  cartesia,
  deepgram,
  edge,
  elevenlabs,
  espeakNg,
  fishAudio,
  google,
  hume,
  inworld,
  kokoro,
  lmnt,
  minimax,
  murf,
  neuphonic,
  openai,
  piper,
  polly,
  resemble,
  rime,
  sarvam,
  sherpaMms,
  smallest,
  speechify,
  telnyx,
  ultravox,
  unrealSpeech,
  watson,
  wellsaid,
  xtts,
];
