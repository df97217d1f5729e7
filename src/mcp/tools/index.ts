import type { Tool } from '../tool.ts';
import { getAudioUrl } from './get-audio-url.ts';
import { getVoiceMetadata } from './get-voice-metadata.ts';
import { searchVoices } from './search-voices.ts';

/** Every tool, in the order in which it is listed. */
export const tools: readonly Tool[] = [searchVoices, getVoiceMetadata, getAudioUrl];
