import type { Tool } from '../tool.ts';
import { getAudioUrl } from './get-audio-url.ts';
import { getVoiceMetadata } from './get-voice-metadata.ts';
import { searchVoices } from './search-voices.ts';

/** All tools, in the order of `tools/list`. */
export const tools: readonly Tool[] = [searchVoices, getVoiceMetadata, getAudioUrl];
