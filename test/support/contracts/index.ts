import { azure } from './azure.ts';
import type { ProviderContract } from './contract.ts';
import { deepgram } from './deepgram.ts';
import { elevenlabs } from './elevenlabs.ts';
import { google } from './google.ts';
import { openai } from './openai.ts';
import { polly } from './polly.ts';

/** By slug. */
export const contracts: Readonly<Record<string, ProviderContract>> = {
  azure,
  deepgram,
  elevenlabs,
  google,
  openai,
  polly,
};
