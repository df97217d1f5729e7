import type { HttpSpeech } from '../http-speech.ts';
import { azure } from './azure.ts';
import { deepgram } from './deepgram.ts';
import { elevenlabs } from './elevenlabs.ts';
import { google } from './google.ts';
import { kokoro } from './kokoro.ts';
import { openai } from './openai.ts';
import { piper } from './piper.ts';
import { xtts } from './xtts.ts';

/** Hosts that speak over HTTP, one file each. */
export const hosts: readonly HttpSpeech[] = [
  azure,
  deepgram,
  elevenlabs,
  google,
  kokoro,
  openai,
  piper,
  xtts,
];
